import type { View } from '../src/generated/excavation-earth';
import { untranslated } from './harness/checks';
import { createTable } from './harness/tables';
import { expect, test } from './harness/test';
import { EndScreen } from './pages/end-screen';
import { ExcavationEarthBoard } from './pages/excavation-earth-board';
import { Lobby } from './pages/lobby';
import { Table } from './pages/table';

const GAME = 'excavation-earth';
const BOT = { kind: 'bot', bot: 'random' } as const;
const SCORES = ['start', 'sales', 'black-market', 'purchases', 'command', 'majorities', 'failures', 'gallery', 'leftovers'];

/** The categories of the score sheet add up, column by column. */
async function addsUp(end: EndScreen, columns: number): Promise<void> {
  const number = (text: string) => Number(text.replace('−', '-').replace('–', '0'));
  const total = (await end.row('house-score-total')).map(number);
  expect(total).toHaveLength(columns);
  const rows = await Promise.all(SCORES.map((score) => end.row(`${GAME}-score-${score}`)));
  expect(total).toEqual(total.map((_, column) => rows.reduce((sum, row) => sum + number(row[column] ?? '0'), 0)));
}

test('a whole game against Zu, from the lobby', async ({ visit }) => {
  const guest = await visit({ motion: true });
  const lobby = new Lobby(guest, GAME);
  await lobby.open();
  await lobby.chooseBox();
  await lobby.removeSeat('C');
  await lobby.removeSeat('B');
  await lobby.sitDown();
  const [table, board, end] = [new Table(guest, GAME), new ExcavationEarthBoard(guest), new EndScreen(guest)];
  await table.play(board, (ask, presses) => ask === 'choose' && presses > 20);
  await expect.poll(() => table.company.innerText()).toContain(`Zu\n${guest.say('web-player-opponent')}`);
  // The menu of a card may be open.
  await guest.page.keyboard.press('Escape');
  await guest.press(board.tab('Zu'));
  await expect.poll(() => board.whole.innerText()).toContain(guest.say('web-excavation-earth-zu-did'));
  await guest.press(board.tab(guest.say('web-excavation-earth-you')));
  await table.play(board);
  await end.dialog.waitFor();
  await addsUp(end, 2);
  const view = guest.wire.streamed?.game_now?.view as View;
  expect(view.zu?.flipped.flat().length).toBeGreaterThan(20);
  for (const deed of ['faction', 'draft']) expect([...board.did]).toContain(deed);
  expect(board.did.size, [...board.did].join(' ')).toBeGreaterThan(6);
});

test('a whole game of four in Polish', async ({ visit }) => {
  const guest = await visit({ language: 'pl' });
  const id = await createTable(guest, { game: GAME, seats: [{ kind: 'you' }, BOT, BOT, BOT] });
  const [table, board, end] = [new Table(guest, GAME), new ExcavationEarthBoard(guest, 2), new EndScreen(guest)];
  const foreign: Record<string, string[]> = {};
  await table.open(id);
  await table.play({
    async decide(ask) {
      foreign[ask] ??= await untranslated(guest);
      await board.decide(ask);
    },
  });
  await end.dialog.waitFor();
  foreign['over'] = await untranslated(guest);
  expect(Object.entries(foreign).filter(([, texts]) => texts.length > 0)).toEqual([]);
  await addsUp(end, 4);
});

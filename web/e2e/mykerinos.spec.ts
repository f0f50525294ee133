import { untranslated } from './harness/checks';
import { createTable } from './harness/tables';
import { expect, test } from './harness/test';
import { EndScreen } from './pages/end-screen';
import { Lobby } from './pages/lobby';
import { MykerinosBoard } from './pages/mykerinos-board';
import { Table } from './pages/table';

const BOT = { kind: 'bot', bot: 'random' } as const;

/** The categories of the score sheet add up, player by player. */
async function addsUp(end: EndScreen, players: number): Promise<void> {
  const lines = ['mykerinos-score-plots', 'mykerinos-score-exhibition', 'mykerinos-score-series'];
  const [plots, exhibition, series] = await Promise.all(lines.map((row) => end.row(row)));
  const total = await end.row('house-score-total');
  expect(total).toHaveLength(players);
  const sum = (player: number) => [plots, exhibition, series].reduce((sum, row) => sum + Number(row?.[player] ?? 0), 0);
  expect(total.map(Number)).toEqual(total.map((_, player) => sum(player)));
}

test('a whole game of four by clicking', async ({ visit }) => {
  const guest = await visit({ motion: true });
  const id = await createTable(guest, { game: 'mykerinos', seats: [{ kind: 'you' }, BOT, BOT, BOT] });
  const [table, board, end] = [new Table(guest, 'mykerinos'), new MykerinosBoard(guest), new EndScreen(guest)];
  await table.open(id);
  await table.play(board);
  await end.dialog.waitFor();
  await addsUp(end, 4);
  for (const deed of ['dig 1', 'pass', 'take', 'museum']) expect([...board.did]).toContain(deed);
});

test('a whole game of two in Polish, from the lobby, with the neutral expedition', async ({ visit }) => {
  const guest = await visit({ language: 'pl' });
  const lobby = new Lobby(guest, 'mykerinos');
  await lobby.open();
  await lobby.chooseBox();
  await lobby.removeSeat('C');
  await lobby.sitDown();
  const [table, board, end] = [new Table(guest, 'mykerinos'), new MykerinosBoard(guest), new EndScreen(guest)];
  const foreign: Record<string, string[]> = {};
  await table.play({
    async decide(ask) {
      foreign[ask] ??= await untranslated(guest);
      await board.decide(ask);
    },
  });
  await end.dialog.waitFor();
  foreign['over'] = await untranslated(guest);
  expect(Object.entries(foreign).filter(([, texts]) => texts.length > 0)).toEqual([]);
  await addsUp(end, 2);
  for (const deed of ['dig 1', 'neutral 1', 'skip', 'take']) expect([...board.did]).toContain(deed);
});

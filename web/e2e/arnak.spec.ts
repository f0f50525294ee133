import { untranslated, widerThanScreen } from './harness/checks';
import { createTable, tableNow } from './harness/tables';
import { expect, test } from './harness/test';
import { ArnakBoard } from './pages/arnak-board';
import { EndScreen } from './pages/end-screen';
import { Lobby } from './pages/lobby';
import { type Ask, Table } from './pages/table';

const GAME = 'arnak';
const LINES = ['research', 'temple', 'idols', 'guardians', 'cards', 'fear'];

/** The lines of the score sheet add up, column by column. */
async function addsUp(end: EndScreen, columns: number): Promise<void> {
  const total = (await end.row('house-score-total')).map(Number);
  expect(total).toHaveLength(columns);
  const lines = await Promise.all(LINES.map((line) => end.row(`arnak-score-${line}`)));
  expect(total.map((_, at) => lines.reduce((sum, line) => sum + Number(line[at] ?? 0), 0))).toEqual(total);
}

test('a whole game alone against the rival at the Bird Temple, from the lobby', async ({ visit }) => {
  const guest = await visit({ motion: true });
  const lobby = new Lobby(guest, GAME);
  await lobby.open();
  await lobby.chooseBox();
  await guest.press(lobby.preset('solo'));
  await lobby.sitDown();
  const [table, board, end] = [new Table(guest, GAME), new ArnakBoard(guest), new EndScreen(guest)];
  const told: string[] = [];
  await table.play({
    async decide(ask) {
      told.push(...(await board.story.allInnerTexts()));
      await board.decide(ask);
    },
  });
  await end.dialog.waitFor();
  await addsUp(end, 2);
  for (const deed of ['space', 'row', 'hand', 'pay', 'pass', 'end']) expect([...board.did]).toContain(deed);
  // What can be afforded is chance: research, discoveries, guardians, assistants, idols.
  expect(board.did.size).toBeGreaterThan(7);
  expect(new Set(told).size).toBeGreaterThan(5);
});

test('a whole game alone at the Snake Temple on a phone, in Polish', async ({ visit }) => {
  const guest = await visit({ phone: true, language: 'pl' });
  const id = await createTable(guest, { game: GAME, seats: [{ kind: 'you' }], options: { temple: 'snake', difficulty: '3' } });
  const [table, board, end] = [new Table(guest, GAME), new ArnakBoard(guest, 2), new EndScreen(guest)];
  const wrong: Record<string, unknown> = {};
  await table.open(id);
  await table.play({
    async decide(ask) {
      wrong[ask] ??= [await widerThanScreen(guest), ...(await untranslated(guest))];
      await board.decide(ask);
    },
  });
  await end.dialog.waitFor();
  await addsUp(end, 2);
  for (const [ask, found] of Object.entries(wrong)) expect(found, ask).toEqual([0]);
});

test('a whole game of two, at a desk in English and on a phone in Polish', async ({ visit }) => {
  const guests = [await visit(), await visit({ phone: true, language: 'pl' })] as const;
  const [host, other] = guests;
  const id = await createTable(host, { game: GAME, seats: [{ kind: 'you' }, { kind: 'open' }] });
  await createTable(other, { game: GAME, seats: [{ kind: 'you' }] });
  const sat = await other.context.request.post(`/api/tables/${id}/sit`, { data: { salt: 'e2e' } });
  expect(sat.ok()).toBe(true);
  const friends = guests.map((guest, at) => ({ seat: at + 1, table: new Table(guest, GAME), board: new ArnakBoard(guest, 1) }));
  for (const { table } of friends) await table.open(id);
  for (;;) {
    const { game_now: match, phase } = await tableNow(host, id);
    if (phase === 'over') break;
    const asked = friends.find(({ seat }) => match?.asked.includes(seat));
    const ask = await asked?.table.ask();
    await asked?.board.decide(ask as Exclude<Ask<'arnak'>, 'over'>);
    await expect.poll(async () => (await tableNow(host, id)).game_now?.step).not.toBe(match?.step);
  }
  for (const guest of guests) {
    const end = new EndScreen(guest);
    await end.dialog.waitFor();
    await addsUp(end, 2);
  }
});

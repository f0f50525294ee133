import { CONTROLS, tooSmall, untranslated, widerThanScreen } from './harness/checks';
import { createTable, tableAsking } from './harness/tables';
import { expect, test } from './harness/test';
import { EndScreen } from './pages/end-screen';
import { MykerinosBoard } from './pages/mykerinos-board';
import { Table } from './pages/table';

const BOT = { kind: 'bot', bot: 'random' } as const;
const GAME = 'mykerinos';

test.for([
  { players: 2, language: 'en' },
  { players: 4, language: 'pl' },
] as const)('a whole game on a phone, by tapping (%o)', async ({ players, language }, { visit }) => {
  const guest = await visit({ phone: true, language });
  const id = await createTable(guest, { game: GAME, seats: [{ kind: 'you' }, ...Array.from({ length: players - 1 }, () => BOT)] });
  const [table, board, end] = [new Table(guest, GAME), new MykerinosBoard(guest), new EndScreen(guest)];
  const wrong: Record<string, unknown> = {};
  await table.open(id);
  await table.play({
    async decide(ask) {
      wrong[ask] ??= [await widerThanScreen(guest), ...(await untranslated(guest))];
      await board.decide(ask);
    },
  });
  await end.dialog.waitFor();
  for (const [ask, found] of Object.entries(wrong)) expect(found, ask).toEqual([0]);
});

test.for(['dig', 'claim'])('a finger hits what is needed to play (%s)', async (prompt, { visit }) => {
  const guest = await visit({ phone: true });
  const [table, board] = [new Table(guest, GAME), new MykerinosBoard(guest)];
  await table.open(await tableAsking(guest, prompt, { game: GAME }));
  await table.ask();
  await board.whole.waitFor();
  expect(await tooSmall(guest.page.locator(CONTROLS))).toEqual([]);
  expect(await tooSmall(board.museum.locator('[data-room]'), { width: 40, height: 40 })).toEqual([]);
});

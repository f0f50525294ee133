import { CONTROLS, tooSmall, widerThanScreen } from './harness/checks';
import { createTable, playedTable, tableAsking } from './harness/tables';
import { expect, test } from './harness/test';
import { Board } from './pages/board';
import { EndScreen } from './pages/end-screen';
import { Lobby } from './pages/lobby';
import { Table } from './pages/table';

test('a whole game on a phone, by tapping, with curse, tokens and eights', async ({ visit }) => {
  const guest = await visit({ phone: true });
  const lobby = new Lobby(guest);
  await lobby.open();
  await lobby.chooseBox();
  for (const variant of ['x', 'shortcut', 'curse']) await guest.press(lobby.variant(variant));
  await lobby.sitDown();
  const [table, board, end] = [new Table(guest), new Board(guest), new EndScreen(guest)];
  const wider: Record<string, number> = {};
  await table.play({
    async decide(ask) {
      wider[ask] ??= await widerThanScreen(guest);
      await board.decide(ask);
    },
  });
  await end.dialog.waitFor();
  wider['over'] = await widerThanScreen(guest);
  expect(Object.entries(wider).filter(([, pixels]) => pixels > 0)).toEqual([]);
});

test('the notes are a sheet that comes up and goes down again', async ({ visit }) => {
  const guest = await visit({ phone: true });
  const table = new Table(guest);
  await table.open(await tableAsking(guest, 'bet'));
  await table.ask();
  await guest.press(table.tab('log'));
  await table.log.waitFor();
  await guest.press(guest.button('web-sheet-down'));
  await table.log.waitFor({ state: 'hidden' });
  await table.sayInChat('Hi');
  await expect.poll(() => table.chat.innerText()).toContain('Hi');
});

test('no page is wider than the screen', async ({ visit }) => {
  const guest = await visit({ phone: true });
  const over = await playedTable(guest);
  const waiting = await createTable(guest, { seats: [{ kind: 'you' }, { kind: 'open' }] });
  const pages = ['/', '/settings', '/rules/lost-code', `/verify/${over}`, '/verify', '/nowhere'];
  for (const page of [...pages, `/table/${waiting}`, `/table/${over}`, `/replay/${over}?step=7`]) {
    await guest.openWhole(page);
    expect(await widerThanScreen(guest), page).toBe(0);
  }
});

/** Eight values stand beside each other in the sheet: there is room for the height of a finger only. */
const NARROW_CELLS = { width: 32, height: 44 };

test.for(['turn', 'bet', 'exchange', 'guess'])('a finger hits what is needed to play (%s)', async (prompt, { visit }) => {
  const guest = await visit({ phone: true });
  const [table, board] = [new Table(guest), new Board(guest)];
  await table.open(await tableAsking(guest, prompt));
  await table.ask();
  await board.whole.waitFor();
  if (prompt === 'turn') await guest.press(board.dice.locator('button[aria-disabled="false"]').first());
  expect(await tooSmall(board.sheet.getByRole('button'), NARROW_CELLS)).toEqual([]);
  expect(await tooSmall(guest.page.locator(CONTROLS).and(guest.page.locator(':not([role="gridcell"] *)')))).toEqual([]);
});

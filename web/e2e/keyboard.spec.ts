import { Keyboard } from './harness/keyboard';
import { tableAsking } from './harness/tables';
import { expect, test } from './harness/test';
import { Board } from './pages/board';
import { EndScreen } from './pages/end-screen';
import { KeyboardBoard } from './pages/keyboard-board';
import { Lobby } from './pages/lobby';
import { Table } from './pages/table';

test('a whole game for beginners without the mouse, and the focus is always seen', async ({ guest }) => {
  const [keyboard, lobby] = [new Keyboard(guest.page), new Lobby(guest)];
  await lobby.open();
  await lobby.box.waitFor();
  await keyboard.press('Tab');
  expect(await guest.page.evaluate(() => document.activeElement?.textContent)).toBe(guest.say('web-skip'));
  await keyboard.press('Enter');
  await keyboard.walkTo(lobby.box);
  await keyboard.press('Enter');
  await lobby.dialog.waitFor();
  await keyboard.walkTo(lobby.variant('beginner'));
  await keyboard.press('Space');
  await keyboard.walkTo(lobby.play);
  await keyboard.press('Enter');

  const [table, end] = [new Table(guest), new EndScreen(guest)];
  await table.play(new KeyboardBoard(guest, keyboard));
  await end.dialog.waitFor();
  await keyboard.walkTo(end.replay);
  await keyboard.press('Enter');
  await guest.page.waitForURL('**/replay/*');

  expect([...keyboard.unseen]).toEqual([]);
  // Nobody walks through half of the page for each answer.
  expect(Math.max(...keyboard.walks)).toBeLessThan(20);
});

test('nothing jumps the queue of the Tab key', async ({ guest }) => {
  for (const path of ['/', '/settings', '/rules/lost-code', '/verify', `/table/${await tableAsking(guest, 'bet')}`]) {
    await guest.openWhole(path);
    expect(await guest.page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count(), path).toBe(0);
  }
});

test('Escape closes what is open, and the focus goes back', async ({ guest }) => {
  const table = new Table(guest);
  const keyboard = new Keyboard(guest.page);
  await table.open(await tableAsking(guest, 'bet'));
  await table.ask();
  await keyboard.walkTo(table.actions);
  await keyboard.press('Enter');
  const list = guest.page.getByRole('dialog', { name: guest.words.like('web-actions-title') });
  await list.waitFor();
  await keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  expect(await table.actions.evaluate((button) => button === document.activeElement)).toBe(true);

  await keyboard.press('?');
  const help = guest.dialog('web-keys');
  await help.waitFor();
  await keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
});

test('whoever cannot see the table is told what happens and when it is their turn', async ({ guest }) => {
  const [table, board] = [new Table(guest), new Board(guest)];
  await table.open(await tableAsking(guest, 'bet'));
  await table.ask();
  const told = guest.page.locator('[aria-live="polite"]:not([role])');
  const called = guest.page.locator('[aria-live="assertive"]');
  const question = guest.say('lost-code-ask-bet');
  await expect.poll(() => called.textContent()).toContain(guest.say('web-your-turn-ask', { question }));
  await board.bet();
  await table.ask();
  const last = (await table.logLines()).at(-1)?.trim() ?? '';
  await expect.poll(() => told.textContent()).toContain(last);
});

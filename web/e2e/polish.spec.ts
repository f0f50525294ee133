import { untranslated } from './harness/checks';
import { Keyboard } from './harness/keyboard';
import { createTable, playedTable, tableAsking } from './harness/tables';
import { expect, test } from './harness/test';
import { Lobby } from './pages/lobby';
import { Table } from './pages/table';
import { TextTable } from './pages/text-table';

test('a whole game in Polish, in words, with the keyboard alone', async ({ visit }) => {
  const guest = await visit({ language: 'pl' });
  const [keyboard, lobby] = [new Keyboard(guest.page), new Lobby(guest)];
  await lobby.open();
  expect(await guest.page.locator('html').getAttribute('lang')).toBe('pl');
  await lobby.box.waitFor();
  await keyboard.walkTo(lobby.box);
  await keyboard.press('Enter');
  await lobby.dialog.waitFor();
  // The button to play has the focus already: Enter is enough.
  await expect.poll(() => lobby.play.evaluate((button) => button === document.activeElement)).toBe(true);
  await keyboard.press('Enter');
  const [table, text] = [new Table(guest), new TextTable(guest)];
  await table.ask();
  await keyboard.press('t');
  await text.place.waitFor();

  expect(await table.play(text, (ask) => ask === 'guess')).toBe('guess');
  expect(await untranslated(guest)).toEqual([]);
  await table.play(text);
  await guest.page.getByRole('dialog', { name: guest.words.like('web-won') }).waitFor();
  expect(await untranslated(guest)).toEqual([]);
});

test('the language changes at once, everywhere, and is remembered', async ({ guest }) => {
  const id = await tableAsking(guest, 'bet');
  const table = new Table(guest);
  await table.open(id);
  await table.ask();
  await guest.press(guest.page.getByRole('button', { name: 'Polski', exact: true }));
  guest.reads('pl');
  const polish = new Table(guest);
  expect(await polish.asked()).toBe('bet');
  expect(await polish.logLines()).not.toEqual([]);
  expect(await untranslated(guest)).toEqual([]);
  await guest.page.reload();
  expect(await polish.ask()).toBe('bet');
  await guest.open('/settings');
  await guest.page.getByRole('heading', { name: guest.say('web-settings'), level: 1 }).waitFor();
  const languages = guest.page.getByRole('group', { name: guest.say('web-settings-language') });
  await guest.press(languages.getByText('English', { exact: true }));
  guest.reads('en');
  await guest.page.getByRole('heading', { name: guest.say('web-settings'), level: 1 }).waitFor();
});

test.for(['en', 'pl'] as const)('no page shows a key or the other language (%s)', async (language, { visit }) => {
  const guest = await visit({ language });
  const over = await playedTable(guest, { options: { curse: 'on', shortcut: 'on', x: 'on' } });
  const waiting = await createTable(guest, { seats: [{ kind: 'you' }, { kind: 'open' }], public: true });
  const pages = ['/', '/settings', '/rules/lost-code', '/rules/no-such-game', `/verify/${over}`, '/verify', '/nowhere'];
  const tables = [`/table/${waiting}`, `/table/${over}`, `/replay/${over}?step=7`, '/table/no-such', '/replay/no-such'];
  guest.faults.allow(/404/);
  for (const page of [...pages, ...tables]) {
    await guest.openWhole(page);
    expect(await untranslated(guest), page).toEqual([]);
  }
  const lobby = new Lobby(guest);
  await lobby.open();
  await lobby.chooseBox();
  await lobby.details();
  expect(await untranslated(guest), 'the dialog of a new table').toEqual([]);
});

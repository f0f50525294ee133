import { Inspection } from './harness/inspection';
import { createTable, playedTable, tableAsking } from './harness/tables';
import { expect, test } from './harness/test';
import { Board } from './pages/board';
import { Curtain } from './pages/curtain';
import { EndScreen } from './pages/end-screen';
import { Lobby } from './pages/lobby';
import { Table } from './pages/table';
import { TextTable } from './pages/text-table';

test('the pages outside tables have no serious fault', async ({ guest }) => {
  const inspection = new Inspection(guest);
  const over = await playedTable(guest);
  await createTable(guest, { public: true, seats: [{ kind: 'you' }, { kind: 'open' }] });
  const lobby = new Lobby(guest);
  await lobby.open();
  await inspection.look('lobby');
  await lobby.chooseBox();
  await lobby.details();
  await inspection.look('new table');
  await guest.open('/');
  await guest.press(guest.buttonLike('web-name-change'));
  await inspection.look('name');
  for (const path of ['/rules/lost-code', '/settings', `/verify/${over}`, '/nowhere']) await inspection.open(path);
  guest.faults.allow(/404/);
  await inspection.open('/table/nosuchtable1', 'no such table');
  expect(inspection.found).toEqual([]);
});

test('the table has no serious fault in any phase', async ({ guest }) => {
  const [inspection, table, board] = [new Inspection(guest), new Table(guest), new Board(guest)];
  const waiting = await createTable(guest, { seats: [{ kind: 'you' }, { kind: 'open' }] });
  await inspection.open(`/table/${waiting}`, 'waiting room');
  for (const prompt of ['turn', 'bet', 'exchange', 'guess']) {
    await table.open(await tableAsking(guest, prompt));
    await table.ask();
    await board.whole.waitFor();
    await inspection.look(prompt);
  }
  await table.open(await tableAsking(guest, 'token', { options: { shortcut: 'on', curse: 'on', x: 'on' } }));
  await table.ask();
  await inspection.look('token');

  await guest.page.keyboard.press('t');
  await new TextTable(guest).place.waitFor();
  await inspection.look('text interface');
  await guest.page.keyboard.press('t');
  await board.whole.waitFor();
  await guest.press(table.actions);
  await guest.page.getByRole('dialog').waitFor();
  await inspection.look('all actions');

  const shared = await createTable(guest, { seats: [{ kind: 'you' }, { kind: 'here', name: 'Ola' }] });
  await guest.open(`/table/${shared}`);
  await new Curtain(guest).whole.waitFor();
  await inspection.look('curtain');
  expect(inspection.found).toEqual([]);
});

test('the end and the replay have no serious fault', async ({ guest }) => {
  const inspection = new Inspection(guest);
  const over = await playedTable(guest);
  const end = new EndScreen(guest);
  await guest.openWhole(`/table/${over}`);
  await end.chart.waitFor();
  await inspection.look('end screen');
  await guest.page.keyboard.press('Escape');
  await end.dialog.waitFor({ state: 'hidden' });
  await inspection.look('table after the end');
  await inspection.open(`/replay/${over}?step=12`, 'replay');
  expect(inspection.found).toEqual([]);
});

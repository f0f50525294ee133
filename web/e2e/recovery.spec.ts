import { SERVER_GONE } from './harness/faults';
import type { Guest } from './harness/guest';
import { createTable, tableAsking, tableNow } from './harness/tables';
import { expect, test } from './harness/test';
import { Board } from './pages/board';
import { Lobby } from './pages/lobby';
import { Table } from './pages/table';

/** What the page shows of a table, which must be the same after a failure. */
async function picture(table: Table, board: Board): Promise<unknown> {
  await table.ask();
  return { story: await table.logLines(), sheet: await board.sheet.innerText(), rack: await board.ownRack.innerText() };
}

async function atTheTable(guest: Guest): Promise<{ id: string; table: Table; board: Board }> {
  const id = await createTable(guest);
  const [table, board] = [new Table(guest), new Board(guest)];
  await table.open(id);
  return { id, table, board };
}

test('a reload in the middle loses nothing', async ({ guest }) => {
  const { table, board } = await atTheTable(guest);
  await table.play(board, (_, answered) => answered === 4);
  const before = await picture(table, board);
  await guest.page.reload();
  expect(await picture(table, board)).toEqual(before);
  await table.play(board, (_, answered) => answered === 2);
});

test('the server is killed in the middle: the page says so, reconnects by itself and continues', async ({ guest, server }) => {
  const { id, table, board } = await atTheTable(guest);
  await table.play(board, (_, answered) => answered === 4);
  const before = await picture(table, board);
  const { step } = (await tableNow(guest, id)).game_now ?? {};

  guest.faults.allow(SERVER_GONE);
  await server.kill();
  await guest.text('web-link-lost').waitFor();
  await server.reopen();
  await guest.text('web-link-back').waitFor({ timeout: 20_000 });
  await guest.text('web-link-lost').waitFor({ state: 'detached' });

  expect(await picture(table, board)).toEqual(before);
  expect((await tableNow(guest, id)).game_now?.step).toBe(step);
  await table.play(board, (_, answered) => answered === 3);
});

test('an answer given while the server is away arrives once it is back', async ({ guest, server }) => {
  const { id, table, board } = await atTheTable(guest);
  const ask = await table.ask();
  const step = (await tableNow(guest, id)).game_now?.step ?? 0;
  guest.faults.allow(SERVER_GONE);
  await server.kill();
  if (ask !== 'over') await board.decide(ask);
  await server.reopen();
  await expect.poll(async () => (await tableNow(guest, id)).game_now?.step, { timeout: 20_000 }).toBeGreaterThan(step);
  await table.play(board, (_, answered) => answered === 2);
});

test('the lobby also says that the server is away, and comes back', async ({ guest, server }) => {
  const lobby = new Lobby(guest);
  await lobby.open();
  await lobby.box.waitFor();
  guest.faults.allow(SERVER_GONE);
  await server.kill();
  await guest.page.getByRole('alert').filter({ hasText: guest.say('web-problem-offline') }).waitFor();
  await server.reopen();
  await guest.page.getByRole('alert').waitFor({ state: 'detached', timeout: 20_000 });
  await createTable(guest);
  await expect.poll(() => lobby.tables('mine').count()).toBe(1);
});

test('two tabs of the same player stay in step', async ({ guest }) => {
  const { id, table, board } = await atTheTable(guest);
  const other = await guest.anotherTab();
  const second = new Table(other);
  await second.open(id);

  await guest.page.bringToFront();
  await table.play(board, (_, answered) => answered === 3);
  await expect.poll(() => second.logLines()).toEqual(await table.logLines());
  await other.page.bringToFront();
  await second.play(new Board(other), (_, answered) => answered === 3);
  await expect.poll(() => table.logLines()).toEqual(await second.logLines());
});

test('two tabs answer at the same moment: one answer is taken, and both know it', async ({ guest }) => {
  const id = await tableAsking(guest, 'bet');
  const other = await guest.anotherTab();
  const tables = [new Table(guest), new Table(other)];
  for (const table of tables) {
    await table.open(id);
    await table.ask();
  }
  const before = (await tableNow(guest, id)).game_now;
  guest.faults.allow(/409/);
  await Promise.all(
    [guest, other].map((tab) => tab.buttonLike('lost-code-board-confirm-bet').dispatchEvent('click')),
  );
  await expect.poll(async () => (await tableNow(guest, id)).game_now?.step).toBeGreaterThan(before?.step ?? 0);
  for (const table of tables) await table.ask();
  const [first, second] = tables as [Table, Table];
  await expect.poll(() => second.logLines()).toEqual(await first.logLines());
  const own = (await tableNow(guest, id)).log.lines.filter(({ event }) => event['event'] === 'bet' && event['seat'] === 1);
  expect(own.filter(({ step }) => step === (before?.step ?? 0) + 1)).toHaveLength(1);
});

test('the back button leads to the previous page', async ({ guest }) => {
  const lobby = new Lobby(guest);
  await lobby.open();
  await lobby.chooseBox();
  const id = await lobby.sitDown();
  const table = new Table(guest);
  await table.bar.waitFor();
  await guest.page.goBack();
  await lobby.heading.waitFor();
  await expect.poll(() => lobby.tables('mine').count()).toBe(1);
  await guest.page.goForward();
  await table.ask();
  await guest.press(await table.menu('web-to-lobby'));
  await lobby.heading.waitFor();
  await guest.page.goBack();
  expect(guest.at).toBe(`/table/${id}`);
  await table.ask();
});

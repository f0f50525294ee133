import type { View } from '../src/generated/lost-code';
import { tableAsking, tableNow } from './harness/tables';
import { expect, test } from './harness/test';
import { Board } from './pages/board';
import { Table } from './pages/table';

test('a hint names an action and can be followed', async ({ guest }) => {
  const id = await tableAsking(guest, 'bet');
  const table = new Table(guest);
  await table.open(id);
  await table.ask();
  await guest.press(table.hint);
  await table.bar.getByText(guest.words.like('web-hint-says')).waitFor();
  const { step } = (await tableNow(guest, id)).game_now ?? {};
  await guest.press(guest.button('web-hint-do'));
  await expect.poll(async () => (await tableNow(guest, id)).game_now?.step).not.toBe(step);
  await table.ask();
});

test('the odds are shown where the table allows aids, and nowhere else', async ({ guest }) => {
  const [table, board] = [new Table(guest), new Board(guest)];
  await table.open(await tableAsking(guest, 'bet'));
  await guest.page.getByText(guest.words.like('lost-code-board-codes')).waitFor();
  expect(await board.freeWheels.first().innerText()).toMatch(/\d%/);

  await table.open(await tableAsking(guest, 'bet', { aids: false }));
  await table.ask();
  await board.freeWheels.first().waitFor();
  expect(await guest.page.getByText(guest.words.like('lost-code-board-codes')).count()).toBe(0);
  expect(await board.wheels.innerText()).not.toContain('%');
  expect(await table.hint.count()).toBe(0);
});

test('an action is taken back, but not once something was revealed', async ({ guest }) => {
  const id = await tableAsking(guest, 'turn');
  const [table, board] = [new Table(guest), new Board(guest)];
  await table.open(id);
  await table.ask();
  await board.turn();
  expect(await table.ask()).toBe('bet');
  await guest.page.keyboard.press('u');
  await expect.poll(() => table.asked()).toBe('turn');
  await board.turn();
  expect(await table.ask()).toBe('bet');
  await board.bet();
  // The others have bet since.
  await table.ask();
  await table.undo.hover();
  await guest.page.getByRole('tooltip').filter({ hasText: /\S/ }).waitFor();
  await guest.press(table.undo);
  await expect.poll(() => table.asked()).toBe('bet');
});

test('all actions are one key away, can be searched and chosen by the keyboard', async ({ guest }) => {
  const id = await tableAsking(guest, 'bet');
  const table = new Table(guest);
  await table.open(id);
  await table.ask();
  const before = (await tableNow(guest, id)).game_now;
  await guest.page.keyboard.press('l');
  const list = guest.dialog('web-actions-title', { count: before?.choices.length ?? 0 });
  await list.waitFor();
  expect(await list.getByRole('option').count()).toBe(before?.choices.length);
  await guest.page.keyboard.type('no such thing');
  await list.getByText(guest.say('web-actions-none')).waitFor();
  await list.getByRole('combobox').fill(before?.choices[7]?.text ?? '');
  await expect.poll(() => list.getByRole('option').count()).toBeGreaterThan(0);
  await guest.page.keyboard.press('Enter');
  await list.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await tableNow(guest, id)).game_now?.step).not.toBe(before?.step);
});

test('pointing at something impossible says why not', async ({ guest }) => {
  const id = await tableAsking(guest, 'bet');
  const [table, board] = [new Table(guest), new Board(guest)];
  await table.open(id);
  await table.ask();
  const explanation = guest.page.getByRole('tooltip');
  await board.ownRack.getByRole('button').first().hover();
  await expect.poll(() => explanation.innerText()).toContain(guest.say('lost-code-why-another-decision'));

  const taken = board.wheels.locator('button[aria-disabled="true"]');
  if ((await taken.count()) > 0) {
    await taken.first().hover();
    await expect.poll(() => explanation.innerText()).toMatch(/has already taken the wheel/);
  }
});

test('the player is asked once more before the turn ends, if so wished', async ({ visit }) => {
  const guest = await visit({ settings: { speed: 'instant', confirmTurn: true } });
  const id = await tableAsking(guest, 'bet');
  const [table, board] = [new Table(guest), new Board(guest)];
  await table.open(id);
  await table.ask();
  const { step } = (await tableNow(guest, id)).game_now ?? {};
  await board.bet();
  await guest.press(guest.button('web-confirm-no'));
  expect(await table.ask()).toBe('bet');
  expect((await tableNow(guest, id)).game_now?.step).toBe(step);
  await board.bet();
  await guest.press(guest.button('web-confirm-yes'));
  await expect.poll(async () => (await tableNow(guest, id)).game_now?.step).not.toBe(step);
});

test('a report of a problem holds the position and nothing hidden', async ({ guest }) => {
  const id = await tableAsking(guest, 'exchange');
  const table = new Table(guest);
  await table.open(id);
  await table.ask();
  await table.choose('web-report');
  await guest.press(guest.button('web-report-copy'));
  await guest.text('web-report-copied').waitFor();
  const report = await guest.page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain(id);
  expect(report).toContain('Chrome/');
  const position = report.split('\n').find((line) => line.trim().startsWith('{')) ?? '{}';
  const view = JSON.parse(position) as View;
  expect(view.seat).toBe(1);
  expect(view.racks[0]).toEqual([null, null, null, null, null, null]);
  expect(view.removed).toEqual([null, null, null, null, null, null]);
  expect(view.pile_tiles.flat()).toEqual([]);
});

test('the rules open beside the table, at the current decision', async ({ guest }) => {
  const id = await tableAsking(guest, 'bet');
  const table = new Table(guest);
  await table.open(id);
  await table.ask();
  await guest.press(await table.menu('web-rules-of-game'));
  const rules = guest.dialog('web-rules-title', { game: 'The Lost Code' });
  const bet = rules.getByRole('heading', { name: 'Bet', exact: true });
  await expect.poll(async () => (await bet.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  expect((await bet.boundingBox())?.y).toBeLessThan(300);
  await rules.getByRole('link', { name: /Set-up/u }).click();
  await expect.poll(async () => (await bet.boundingBox())?.y ?? 0).toBeGreaterThan(600);
  await guest.page.keyboard.press('Escape');
  await rules.waitFor({ state: 'hidden' });
  expect(guest.at).toBe(`/table/${id}`);
});

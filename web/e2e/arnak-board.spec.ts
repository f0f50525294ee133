import type { View } from '../src/generated/arnak';
import { CONTROLS, tooSmall } from './harness/checks';
import { Inspection } from './harness/inspection';
import { createTable, tableAsking, tableWhere } from './harness/tables';
import { expect, test } from './harness/test';
import { ArnakBoard } from './pages/arnak-board';
import { Table } from './pages/table';
import { TextTable } from './pages/text-table';

const GAME = 'arnak';
const TWO = { game: GAME, seats: [{ kind: 'you' } as const, { kind: 'bot', bot: 'random' } as const] };

test('the way to pay that is proposed can be changed, and all of it is said in one word', async ({ guest }) => {
  const [table, board] = [new Table(guest, GAME), new ArnakBoard(guest)];
  await table.open(await tableWhere(guest, ({ prompt, choices }) => prompt === 'pay-travel' && choices.length > 2, TWO));
  await table.ask();
  const chosen = () => board.whole.locator('[aria-pressed="true"]').evaluateAll((sources) => sources.map((source) => source.textContent));
  const before = await chosen();
  await guest.press(board.whole.locator('[aria-pressed="false"]').first());
  expect(await chosen()).not.toEqual(before);
  await guest.press(board.answer('plan'));
  await expect.poll(() => table.asked()).not.toBe('pay-travel');
});

test('what cannot be done says why, and what is missing', async ({ guest }) => {
  const [table, board] = [new Table(guest, GAME), new ArnakBoard(guest)];
  await table.open(await createTable(guest, { game: GAME, seats: [{ kind: 'you' }] }));
  await table.ask();
  const told = guest.page.getByRole('tooltip');
  await board.place('temple:11').hover();
  await expect.poll(() => told.innerText()).toContain(guest.say('arnak-why-not-in-temple'));
  await board.place('site:d1').hover();
  await expect.poll(() => told.innerText()).toMatch(guest.words.within('arnak-why-too-few'));
});

test('the table in words tells the whole state', async ({ guest }) => {
  const [table, text] = [new Table(guest, GAME), new TextTable(guest)];
  await table.open(await tableAsking(guest, 'main-action', TWO));
  await table.ask();
  await guest.page.keyboard.press('t');
  await text.place.waitFor();
  const told = await text.place.innerText();
  const view = guest.wire.streamed?.game_now?.view as View;
  for (const card of [...view.items, ...view.artifacts]) if (card) expect(told).toContain(guest.say(`arnak-card-${card}`));
  for (const { site } of view.sites) expect(told).toContain(site);
});

test('the board has no serious fault in any light', async ({ guest }) => {
  const [inspection, table, board] = [new Inspection(guest), new Table(guest, GAME), new ArnakBoard(guest)];
  for (const prompt of ['main-action', 'pay-travel']) {
    await table.open(await tableAsking(guest, prompt, TWO));
    await table.ask();
    await board.whole.waitFor();
    await inspection.look(prompt);
  }
  expect(inspection.found).toEqual([]);
});

test('a finger hits what is needed to play', async ({ visit }) => {
  const guest = await visit({ phone: true });
  const [table, board] = [new Table(guest, GAME), new ArnakBoard(guest)];
  await table.open(await tableWhere(guest, ({ prompt, view }) => prompt === 'main-action' && (view as View).round > 1, TWO));
  await table.ask();
  for (const panel of ['island', 'research', 'cards', 'mine'] as const) {
    await board.open(panel);
    expect(await tooSmall(guest.page.locator(CONTROLS)), panel).toEqual([]);
  }
});

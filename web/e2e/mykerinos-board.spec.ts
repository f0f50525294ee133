import type { View } from '../src/generated/mykerinos';
import { Inspection } from './harness/inspection';
import { Keyboard } from './harness/keyboard';
import { createTable, tableAsking, tableWhere } from './harness/tables';
import { expect, test } from './harness/test';
import { MykerinosBoard } from './pages/mykerinos-board';
import { MykerinosKeyboard } from './pages/mykerinos-keyboard';
import { Table } from './pages/table';
import { TextTable } from './pages/text-table';

const GAME = 'mykerinos';
const BOT = { kind: 'bot', bot: 'random' } as const;
const TWO = { game: GAME, seats: [{ kind: 'you' } as const, BOT] };

test('a round without the mouse, and the focus is always seen', async ({ guest }) => {
  const [table, keyboard] = [new Table(guest, GAME), new Keyboard(guest.page)];
  await table.open(await createTable(guest, TWO));
  await table.play(new MykerinosKeyboard(guest, keyboard), (_, answered) => answered === 24);
  expect([...keyboard.unseen]).toEqual([]);
  expect(Math.max(...keyboard.walks)).toBeLessThan(25);
});

test('an extension is drawn and its effect told before it is done, and Escape takes it back', async ({ guest }) => {
  const [table, board] = [new Table(guest, GAME), new MykerinosBoard(guest)];
  const canExtend = (choices: { data: Record<string, unknown> }[]) => choices.find(({ data }) => data['action'] === 'extend');
  await table.open(await tableWhere(guest, ({ choices }) => canExtend(choices) !== undefined, { game: GAME }));
  await table.ask();
  const [first, second] = canExtend(guest.wire.streamed?.game_now?.choices ?? [])?.data['squares'] as [string, string];
  await guest.press(board.square(first));
  await board.square(second).hover();
  await board.whole.locator('path.trail').waitFor({ state: 'attached' });
  await expect.poll(() => board.choice.innerText()).toMatch(guest.words.within('web-mykerinos-effect'));
  await guest.page.keyboard.press('Escape');
  await expect.poll(() => board.state()).toBe('asked');
  await guest.press(board.square(first));
  await guest.press(board.square(second));
  await expect.poll(() => board.state()).not.toBe('begun');
});

test('the table in words tells the whole state', async ({ guest }) => {
  const [table, text] = [new Table(guest, GAME), new TextTable(guest)];
  await table.open(await tableAsking(guest, 'claim', { game: GAME }));
  await table.ask();
  await guest.page.keyboard.press('t');
  await text.place.waitFor();
  const told = await text.place.innerText();
  const view = guest.wire.streamed?.game_now?.view as View;
  for (const { zone } of view.zones) expect(told).toContain(guest.say('web-mykerinos-zone', { zone }));
  for (const { patron, wing } of view.wings) {
    expect(told).toContain(guest.say('web-mykerinos-wing', { wing, patron: guest.say(`mykerinos-name-${patron}`) }));
  }
});

test('the board has no serious fault in any phase', async ({ guest }) => {
  const [inspection, table, board] = [new Inspection(guest), new Table(guest, GAME), new MykerinosBoard(guest)];
  for (const prompt of ['dig', 'neutral', 'claim', 'remove']) {
    await table.open(await tableAsking(guest, prompt, TWO));
    await table.ask();
    await board.whole.waitFor();
    await inspection.look(prompt);
  }
  expect(inspection.found).toEqual([]);
});

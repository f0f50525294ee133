import type { Locator } from 'playwright-core';

import type { View } from '../src/generated/lost-code';
import type { MatchNow } from '../src/generated/table';
import type { Guest } from './harness/guest';
import { tableAsking, tableWhere } from './harness/tables';
import { expect, test } from './harness/test';
import { Board } from './pages/board';
import { Table } from './pages/table';

async function atABet(guest: Guest): Promise<Board> {
  const table = new Table(guest);
  await table.open(await tableAsking(guest, 'bet', { seats: [{ kind: 'you' }, { kind: 'bot', bot: 'random' }] }));
  await table.ask();
  return new Board(guest);
}

/** A point on the ring of the dial, by its angle from the top in degrees. */
async function onTheDial(dial: Locator, angle: number): Promise<{ x: number; y: number }> {
  const box = await dial.boundingBox();
  if (!box) throw new Error('there is no dial');
  const [outer, turn] = [box.width / 2, (angle * Math.PI) / 180];
  const radius = 0.92 * outer;
  return { x: box.x + outer + radius * Math.sin(turn), y: box.y + outer - radius * Math.cos(turn) };
}

/** The middle of something that may be part of a drawing. */
async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the window of a wheel is dragged, scrolled, stepped and moved with the arrows', async ({ guest }) => {
  const board = await atABet(guest);
  const { mouse, keyboard } = guest.page;
  const low = async () => Number(await board.dial.getAttribute('aria-valuenow'));
  await board.dial.focus();
  await keyboard.press('Home');
  expect(await low()).toBe(0);
  await keyboard.press('ArrowUp');
  expect(await low()).toBe(1);
  await guest.press(guest.button('lost-code-board-step-up'));
  expect(await low()).toBe(2);

  const [left, right] = [await onTheDial(board.dial, -70), await onTheDial(board.dial, 100)];
  await mouse.move(left.x, left.y);
  await mouse.wheel(0, 45);
  await expect.poll(low).toBe(3);

  await mouse.down();
  await mouse.move(right.x, right.y, { steps: 6 });
  await mouse.up();
  expect(await low()).toBeGreaterThan(10);
  expect(await board.window.innerText()).toContain(String(await low()));
});

test('crosses on the sheet are kept', async ({ guest }) => {
  const board = await atABet(guest);
  const cells = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((value) => board.cell('snake', value).innerText()));
  // Whatever is seen elsewhere is struck out already.
  const value = cells.findIndex((cell) => !cell.includes('seen elsewhere'));
  const crossed = guest.say('lost-code-board-cell', { symbol: 'snake', value, state: 'cross' });
  await guest.press(board.cell('snake', value));
  await expect.poll(() => board.cell('snake', value).innerText()).toContain(crossed);
  await guest.page.reload();
  await expect.poll(() => board.cell('snake', value).innerText()).toContain(crossed);
});

test('a line of the log shows its place', async ({ guest }) => {
  const board = await atABet(guest);
  const table = new Table(guest);
  const before = await board.dice.innerHTML();
  await table.log.getByRole('button', { name: guest.words.like('lost-code-event-rolled') }).last().hover();
  await expect.poll(() => board.dice.innerHTML()).not.toBe(before);
});

test('a long press explains and does not act', async ({ visit }) => {
  const guest = await visit({ phone: true });
  const board = await atABet(guest);
  const before = await board.window.innerText();
  const wheel = board.freeWheels.first();
  await wheel.scrollIntoViewIfNeeded();
  const touch = await guest.context.newCDPSession(guest.page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await middleOf(wheel)] });
  const words = guest.say('lost-code-board-wheel-about', { width: 1, points: 6 });
  await guest.page.getByRole('tooltip').filter({ hasText: words }).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await board.window.innerText()).toBe(before);
});

test('what others do is shown at a pace that can be followed, and can be skipped', async ({ visit }) => {
  const guest = await visit({ motion: true, settings: { speed: 'slow' } });
  const othersFollow = ({ prompt, view }: MatchNow) => prompt === 'bet' && (view as View).order.at(-1) !== 1;
  const [table, board] = [new Table(guest), new Board(guest)];
  await table.open(await tableWhere(guest, othersFollow));
  await table.ask();
  await board.bet();
  await table.waitsForOthers();
  await guest.page.keyboard.press('s');
  await expect.poll(() => table.asked(), { timeout: 2500 }).toBeTruthy();
});

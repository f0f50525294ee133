import type { View } from '../src/generated/excavation-earth';
import { CONTROLS, tooSmall, untranslated, widerThanScreen } from './harness/checks';
import { Inspection } from './harness/inspection';
import { createTable, tableAsking, tableNow } from './harness/tables';
import { expect, test } from './harness/test';
import { EndScreen } from './pages/end-screen';
import { ExcavationEarthBoard } from './pages/excavation-earth-board';
import { Table } from './pages/table';
import { WaitingRoom } from './pages/waiting-room';

const GAME = 'excavation-earth';
const ALONE = { game: GAME, seats: [{ kind: 'you' } as const] };
/** A player who prefers these soon has something to sell. */
const TO_SELL = ['sell', 'excavate', 'take', 'command', 'trader', 'travel'];

test('a game against Zu on a phone, by tapping', async ({ visit }) => {
  const guest = await visit({ phone: true, language: 'pl', theme: 'dark' });
  const [table, board, end] = [new Table(guest, GAME), new ExcavationEarthBoard(guest), new EndScreen(guest)];
  const wrong: Record<string, unknown> = {};
  await table.open(await createTable(guest, ALONE));
  await table.play({
    async decide(ask) {
      wrong[ask] ??= [await widerThanScreen(guest), ...(await untranslated(guest))];
      await board.decide(ask);
    },
  });
  await end.dialog.waitFor();
  for (const [ask, found] of Object.entries(wrong)) expect(found, ask).toEqual([0]);
});

test('a finger hits what is needed to play', async ({ visit }) => {
  const guest = await visit({ phone: true });
  const [table, board] = [new Table(guest, GAME), new ExcavationEarthBoard(guest)];
  for (const prompt of ['choose', 'sale']) {
    await table.open(await tableAsking(guest, prompt, ALONE, prompt === 'sale' ? TO_SELL : []));
    await table.ask();
    await board.live.first().waitFor();
    expect(await tooSmall(guest.page.locator(CONTROLS)), prompt).toEqual([]);
  }
});

test('the board has no serious fault in any light', async ({ guest }) => {
  const [inspection, table, board] = [new Inspection(guest), new Table(guest, GAME), new ExcavationEarthBoard(guest)];
  for (const prompt of ['draft', 'sale']) {
    await table.open(await tableAsking(guest, prompt, ALONE, prompt === 'sale' ? TO_SELL : []));
    await table.ask();
    await board.whole.waitFor();
    await inspection.look(prompt);
  }
  expect(inspection.found).toEqual([]);
});

test('a sale is put together with the keys, and tells what it brings first', async ({ guest }) => {
  const [table, board] = [new Table(guest, GAME), new ExcavationEarthBoard(guest)];
  const id = await tableAsking(guest, 'sale', ALONE, TO_SELL);
  await table.open(id);
  await table.ask();
  const { view } = (await tableNow(guest, id)).game_now as { view: View };
  const sale = view.sales.flatMap(({ colour, sales }) => sales.map((sale) => ({ colour, ...sale })))[0];
  await board.spot(`colour:${sale?.colour}`).focus();
  await guest.page.keyboard.press('Enter');
  for (const market of sale?.markets ?? []) {
    await board.spot(`market:${market}`).focus();
    await guest.page.keyboard.press('Enter');
  }
  await expect.poll(() => board.tray.locator('output strong').innerText()).toBe(String(sale?.income.total));
  await board.answer('chosen').focus();
  await guest.page.keyboard.press('Enter');
  await expect.poll(async () => (await tableNow(guest, id)).game_now?.prompt).not.toBe('sale');
});

test('two friends draft their hands, and neither sees what the other keeps', async ({ visit }) => {
  const [host, other] = [await visit(), await visit({ language: 'pl' })];
  const id = await createTable(host, { game: GAME, seats: [{ kind: 'you' }, { kind: 'open' }], options: { hands: 'drafted' } });
  await host.open(`/table/${id}`);
  await other.open(`/table/${id}`);
  await other.press(new WaitingRoom(other).sit.first());
  const friends = [host, other].map((guest) => ({ guest, table: new Table(guest, GAME), board: new ExcavationEarthBoard(guest) }));
  for (const { table, board } of friends) {
    expect(await table.ask()).toBe('faction');
    await board.decide('faction');
  }
  for (const pass of [1, 2, 3]) {
    for (const { guest, table, board } of friends) {
      expect(await table.ask(), `pass ${pass}`).toBe('draft');
      const { view } = guest.wire.streamed?.game_now as { view: View };
      const others = view.players.filter(({ party }) => party !== view.seat);
      expect(others.every(({ kept }) => kept === null)).toBe(true);
      // Later both have seen cards of the other's packet.
      if (pass === 1) expect(others.flatMap(({ hand, packet }) => [...hand, ...packet]).every((card) => card === null)).toBe(true);
      for (const card of [0, 1]) await guest.press(board.tray.locator('.spot').nth(card));
      await guest.press(board.answer('chosen'));
      if (guest === host) await expect.poll(() => board.tray.innerText()).toMatch(guest.words.within('web-excavation-earth-sealed'));
    }
  }
  const asked = (await tableNow(host, id)).game_now?.prompt;
  expect(['settle', 'free-step']).toContain(asked);
});

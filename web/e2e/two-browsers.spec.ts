import type { View } from '../src/generated/lost-code';
import type { TableNow } from '../src/generated/table';
import type { Guest } from './harness/guest';
import { tableNow } from './harness/tables';
import { expect, test } from './harness/test';
import { Board, SYMBOLS } from './pages/board';
import { Lobby } from './pages/lobby';
import { type Ask, Table } from './pages/table';
import { WaitingRoom } from './pages/waiting-room';

/** One of two friends at a table. */
interface Friend {
  guest: Guest;
  table: Table;
  board: Board;
  seat: number;
}

function friend(guest: Guest, seat: number): Friend {
  return { guest, table: new Table(guest), board: new Board(guest), seat };
}

function viewOf(now: TableNow): View {
  return now.game_now?.view as View;
}

/** Both play, until so many decisions are made. */
async function playTogether(friends: Friend[], id: string, decisions: number): Promise<void> {
  for (let done = 0; done < decisions; done += 1) {
    const first = friends[0] as Friend;
    const { game_now: match } = await tableNow(first.guest, id);
    const asked = friends.find(({ seat }) => match?.asked.includes(seat));
    if (!asked) return;
    const ask = await asked.table.ask();
    await asked.board.decide(ask as Exclude<Ask, 'over'>);
    await expect.poll(async () => (await tableNow(first.guest, id)).game_now?.step).not.toBe(match?.step);
  }
}

/** Nothing that reached this browser, and nothing on its page, reveals what only others may see. */
async function knowsNothingForbidden({ guest, board, seat }: Friend): Promise<void> {
  const heard = (await guest.wire.tables()).filter(({ game_now: match }) => match);
  expect(heard.length).toBeGreaterThan(0);
  for (const now of heard) {
    expect(now.viewer).toBe(seat);
    const view = viewOf(now);
    expect(view.racks[seat - 1], 'the own rack').toEqual([null, null, null, null, null, null]);
    expect(view.pile_tiles.flat(), 'the piles').toEqual([]);
    expect(view.removed, 'the box').toEqual([null, null, null, null, null, null]);
    const drawn = now.log.lines.filter(({ event }) => event['event'] === 'drawn' && event['seat'] === seat);
    expect(drawn, 'what was drawn').toEqual([]);
  }
  const piles = viewOf(heard.at(-1) as TableNow).piles;
  for (const [at, symbol] of SYMBOLS.entries()) {
    const name = guest.say('lost-code-board-own-tile', { symbol, value: 'hidden', count: piles[at] ?? 0 });
    expect(await board.ownRack.getByRole('button', { name }).count(), name).toBe(1);
  }
}

test('two friends play each other by link, talk, and see only what they may', async ({ visit }) => {
  const [host, other] = [await visit(), await visit()];
  const lobby = new Lobby(host);
  await lobby.open();
  await lobby.chooseBox();
  await host.press(lobby.preset('friends'));
  const id = await lobby.sitDown();

  const room = new WaitingRoom(host);
  const link = await room.copyLink();
  expect(link).toContain(`/table/${id}`);
  expect(await room.seats.count()).toBe(2);

  await other.page.goto(new URL(link).pathname);
  await other.press(new WaitingRoom(other).sit.first());
  const friends = [friend(host, 1), friend(other, 2)];
  const [ala, olek] = friends as [Friend, Friend];
  for (const { table } of friends) await table.bar.waitFor();

  await playTogether(friends, id, 9);
  await ala.table.sayInChat('Good luck! <b>Zażółć</b>');
  await expect.poll(() => olek.table.tab('chat').innerText()).toMatch(/1/);
  await other.press(olek.table.tab('chat'));
  await expect.poll(() => olek.table.chat.innerText()).toContain('Good luck! <b>Zażółć</b>');
  await olek.table.sayInChat('You too');
  await expect.poll(() => ala.table.chat.innerText()).toContain('You too');

  for (const one of friends) await knowsNothingForbidden(one);
  // Everybody but the drawer learns what was drawn; all else is known to both.
  const told = async ({ guest, table }: Friend) =>
    (await table.logLines()).filter((line) => !guest.words.like('lost-code-event-drawn').test(line.trim()));
  await expect.poll(() => told(olek)).toEqual(await told(ala));
});

test('a friend takes an action back, and further back only when the other agrees', async ({ visit }) => {
  const [host, other] = [await visit(), await visit()];
  const lobby = new Lobby(host);
  await lobby.open();
  await lobby.chooseBox();
  await host.press(lobby.preset('friends'));
  const id = await lobby.sitDown();
  await other.open(`/table/${id}`);
  await other.press(new WaitingRoom(other).sit.first());
  const friends = [friend(host, 1), friend(other, 2)];
  for (const { table } of friends) await table.bar.waitFor();

  // The roller decides about the dice and thinks better of it: nothing was revealed by that.
  const roller = viewOf(await tableNow(host, id)).order[0] === 1 ? friends[0] : friends[1];
  const rest = friends.find((one) => one !== roller) as Friend;
  const { guest, table, board } = roller as Friend;
  await board.turn();
  expect(await table.ask()).toBe('bet');
  await guest.press(table.undo);
  await expect.poll(() => table.ask()).toBe('turn');
  await board.turn();

  await board.bet();
  await rest.board.bet();
  await table.choose('web-take-back');
  await guest.press(guest.button('web-take-back-ask'));
  await rest.guest.button('web-wish-agree').waitFor();
  await rest.guest.press(rest.guest.button('web-wish-agree'));
  await expect.poll(() => table.ask()).toBe('bet');
  await rest.table.waitsForOthers();
});

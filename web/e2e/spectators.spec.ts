import type { View } from '../src/generated/lost-code';
import { createTable, playUntil, tableAsking } from './harness/tables';
import { expect, test } from './harness/test';
import { Board } from './pages/board';
import { Lobby } from './pages/lobby';
import { Table } from './pages/table';
import { WaitingRoom } from './pages/waiting-room';

test('a spectator finds a public table in the lobby and sees what a spectator may', async ({ guest, visit }) => {
  const id = await tableAsking(guest, 'bet', { public: true });
  const spectator = await visit();
  const lobby = new Lobby(spectator);
  await lobby.open();
  await spectator.press(lobby.tables('playing').first().getByRole('link'));
  expect(spectator.at).toBe(`/table/${id}`);
  const table = new Table(spectator);
  await table.waitsForOthers();
  expect(await table.actions.count()).toBe(0);
  expect(await table.undo.count()).toBe(0);
  expect(await new Board(spectator).wheels.locator('button[aria-disabled="false"]').count()).toBe(0);

  // The spectator sees the game continue.
  const before = await table.logLines();
  await playUntil(guest, id, ({ game_now: match }) => match?.prompt === 'turn' || match?.prompt === 'exchange');
  await expect.poll(async () => (await table.logLines()).length).toBeGreaterThan(before.length);
  for (const { viewer, game_now: match, log } of await spectator.wire.tables()) {
    expect(viewer).toBe(null);
    const view = match?.view as View;
    expect(view.racks.slice(0, 3).flat().every((value) => value === null)).toBe(true);
    expect(view.pile_tiles.flat()).toEqual([]);
    expect(log.lines.filter(({ event }) => event['event'] === 'drawn' && typeof event['value'] === 'number')).toEqual([]);
  }
  await spectator.press(table.tab('chat'));
  expect(await table.company.getByRole('textbox').count()).toBe(0);
});

test('a stranger joins a public table from the lobby', async ({ guest, visit }) => {
  const id = await createTable(guest, { public: true, seats: [{ kind: 'you' }, { kind: 'open' }] });
  const stranger = await visit();
  const lobby = new Lobby(stranger);
  await lobby.open();
  await stranger.press(lobby.tables('open').first().getByRole('button', { name: stranger.say('web-join') }));
  await stranger.page.waitForURL(`**/table/${id}`);
  await new Table(stranger).bar.waitFor();
});

test('a private table whose seats are taken refuses strangers', async ({ guest, visit }) => {
  const id = await createTable(guest);
  const stranger = await visit();
  stranger.faults.allow(/403/);
  await stranger.open(`/table/${id}`);
  await stranger.text('web-refused-private-table').waitFor();
  await stranger.press(stranger.link('web-to-lobby'));
  await new Lobby(stranger).heading.waitFor();
});

test('a table that does not exist says so', async ({ guest }) => {
  guest.faults.allow(/404/);
  await guest.open('/table/nosuchtable1');
  await guest.text('web-refused-no-such-table').waitFor();
  await guest.open('/replay/nosuchtable1');
  await guest.text('web-refused-no-such-table').waitFor();
  await guest.open('/no/such/page');
  await guest.text('web-lost').waitFor();
});

test('who is alone at a table starts with bots, or closes it', async ({ guest }) => {
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  await guest.open(`/table/${await createTable(guest, { seats })}`);
  await guest.press(new WaitingRoom(guest).start);
  await new Table(guest).ask();

  await guest.open(`/table/${await createTable(guest, { seats })}`);
  guest.faults.allow(/410/);
  await guest.press(guest.button('web-close-table'));
  await new Lobby(guest).heading.waitFor();
});

test('who sat down stands up again, and the seat is free', async ({ guest, visit }) => {
  const id = await createTable(guest, { seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }] });
  const friend = await visit();
  const [room, theirs] = [new WaitingRoom(guest), new WaitingRoom(friend)];
  await guest.open(`/table/${id}`);
  await friend.open(`/table/${id}`);
  await friend.press(theirs.sit.last());
  await expect.poll(() => room.seats.filter({ hasText: guest.say('web-seat-open') }).count()).toBe(1);
  await friend.press(friend.button('web-stand-up'));
  await new Lobby(friend).heading.waitFor();
  await expect.poll(() => room.seats.filter({ hasText: guest.say('web-seat-open') }).count()).toBe(2);
});

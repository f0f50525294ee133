import { readFile } from 'node:fs/promises';

import { untranslated, widerThanScreen } from './harness/checks';
import { SERVER_GONE } from './harness/faults';
import type { GameId, Question } from './harness/games';
import { Guest, type GuestOptions } from './harness/guest';
import { StaticHost } from './harness/static-host';
import { expect, test as bare } from './harness/test';
import { Board } from './pages/board';
import { boardOf } from './pages/boards';
import { EndScreen } from './pages/end-screen';
import { Lobby, type Preset } from './pages/lobby';
import { Table } from './pages/table';
import { VerifyPage } from './pages/verify';

interface OnSite {
  host: StaticHost;
  /** Somebody on the static site. */
  onSite: (options?: GuestOptions) => Promise<Guest>;
}

/** A test on the static site, which a host of its own serves. */
const test = bare.extend<OnSite>({
  host: async ({}, use) => {
    const host = await StaticHost.open();
    await use(host);
    await host.close();
  },
  onSite: async ({ browser, host }, use) => {
    const guests: Guest[] = [];
    await use(async (options) => {
      const guest = await Guest.arrive(browser, host, { installs: true, ...options });
      guests.push(guest);
      return guest;
    });
    for (const guest of guests) await guest.context.close();
    expect(guests.flatMap(({ faults }) => faults.list), 'what went wrong in the browser').toEqual([]);
  },
});

/** Opens the site and starts a game there. */
async function begin(guest: Guest, game: GameId, preset: Preset = 'bots'): Promise<string> {
  const lobby = new Lobby(guest, game);
  await lobby.open();
  await lobby.chooseBox();
  if (preset !== 'bots') await guest.press(lobby.preset(preset));
  return lobby.sitDown();
}

/** Plays with the board of the game; on the way, notes once for every question what is wrong on the page. */
async function playWhole(guest: Guest, game: GameId): Promise<void> {
  const table = new Table<GameId>(guest, game);
  const board = boardOf(guest, game);
  const wrong: Record<string, unknown[]> = {};
  await table.play({
    async decide(ask: Question<GameId>) {
      wrong[ask] ??= [await widerThanScreen(guest), ...(await untranslated(guest))];
      await board.decide(ask);
    },
  });
  for (const [ask, found] of Object.entries(wrong)) expect(found, ask).toEqual([0]);
  await new EndScreen(guest).dialog.waitFor();
}

test.for([
  { game: 'lost-code', preset: 'bots', language: 'en', phone: false },
  { game: 'mykerinos', preset: 'bots', language: 'pl', phone: true },
  { game: 'arnak', preset: 'solo', language: 'en', phone: false },
  { game: 'excavation-earth', preset: 'solo', language: 'en', phone: false },
] as const)('a whole game without a network (%o)', async ({ game, preset, ...options }, { host, onSite }) => {
  const guest = await onSite(options);
  await begin(guest, game, preset);
  await guest.installed();
  await host.close();
  guest.faults.allow(SERVER_GONE);
  await guest.page.reload();
  await playWhole(guest, game);
  const lobby = new Lobby(guest, game);
  await lobby.open();
  await expect.poll(() => lobby.tables('local-finished').count()).toBe(1);
});

test('a reload and a newer version of the client strand no game', async ({ host, onSite }) => {
  const guest = await onSite();
  await begin(guest, 'lost-code');
  await guest.installed();
  const [table, board] = [new Table(guest), new Board(guest)];
  await table.play(board, (_, answered) => answered === 3);
  const before = await table.logLines();
  await guest.page.reload();
  await table.ask();
  expect(await table.logLines()).toEqual(before);

  const version = () => guest.page.locator('html').getAttribute('data-version');
  host.update();
  await guest.page.reload();
  await guest.text('web-update-ready').waitFor();
  expect(await version(), 'the page stays as it is until the player reloads it').toBe(null);
  await guest.press(guest.button('web-reload'));
  await expect.poll(version).toBe('2');
  await table.ask();
  expect(await table.logLines()).toEqual(before);
  await table.play(board, (_, answered) => answered === 2);
});

test('a record of old rules is verified on the static site, again without a network', async ({ host, onSite }) => {
  const guest = await onSite();
  const record = await readFile('../tests/records/superseded/rules-1/arnak-random-solo-3.dig', 'utf8');
  const verify = new VerifyPage(guest);
  await guest.open('/verify');
  await guest.installed();
  await verify.paste(record);
  const right = guest.text('web-check-replay-right', { steps: 42 });
  await right.waitFor();
  await host.close();
  guest.faults.allow(SERVER_GONE);
  await guest.page.reload();
  await verify.paste(record);
  await right.waitFor();
});

/** The paths of everything that the browser keeps of the site. */
function keptPaths(guest: Guest): Promise<string[]> {
  return guest.page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(opened.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('an installed page of a server opens and plays while the server is away', async ({ browser, server }) => {
  const guest = await Guest.arrive(browser, server, { installs: true });
  const lobby = new Lobby(guest);
  await lobby.open();
  await lobby.box.waitFor();
  await guest.installed();
  guest.faults.allow(SERVER_GONE);
  await server.kill();
  await guest.page.reload();
  await guest.page.getByRole('alert').filter({ hasText: guest.say('web-problem-offline') }).waitFor();
  await lobby.chooseBox();
  await lobby.sitDown();
  const [table, board] = [new Table(guest), new Board(guest)];
  await table.play(board, (_, answered) => answered === 3);
  // On the server this guest has another number.
  const told = async () => (await table.logLines()).map((line) => line.replace(/Guest \d+/g, 'Guest'));
  const story = await told();

  await server.reopen();
  await lobby.open();
  await expect.poll(() => lobby.tables('local').count()).toBe(1);
  await guest.press(lobby.tables('local').getByRole('link').first());
  await table.ask();
  await table.choose('web-upload');
  await guest.text('web-uploaded').waitFor();
  await table.ask();
  expect(guest.at).not.toContain('local');
  expect(await told()).toEqual(story);
  await table.play(board, (_, answered) => answered === 2);
  const kept = await keptPaths(guest);
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/api')), 'nothing that the server said of a game is kept').toEqual([]);
  expect(guest.faults.list).toEqual([]);
  await guest.context.close();
});

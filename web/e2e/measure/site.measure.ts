import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build, type Rollup } from 'vite';
import { test } from 'vitest';

import type { Catalogue } from '../../src/lib/local/catalogue';
import { openBrowser } from '../harness/browser';
import { ASKS, type GameId } from '../harness/games';
import { Guest } from '../harness/guest';
import { SITE, StaticHost } from '../harness/static-host';
import { boardOf } from '../pages/boards';
import { Lobby } from '../pages/lobby';
import { Table } from '../pages/table';
import type { Asked, Measured } from './engine-worker';

const NATIVE = resolve('../target/release/examples/speed');
const VISITS = 5;
const DECISIONS = 8;

/** A line of `crates/engine/examples/speed.rs`. */
interface Native {
  game: GameId;
  what: 'play' | 'search';
  times: number;
  ms: number;
}

interface Row {
  game: GameId;
  what: string;
  measured: string;
  target: string;
  met: boolean;
}

const rows: Row[] = [];
const engines = (JSON.parse(readFileSync(join(SITE, 'engines/index.json'), 'utf8')) as Catalogue).games;

/** Notes a figure with its target. */
function note(game: GameId, what: string, value: number, unit: string, target: { most: number } | { least: number }): void {
  const [bound, met] = 'most' in target ? [`≤ ${target.most}`, value <= target.most] : [`≥ ${target.least}`, value >= target.least];
  rows.push({ game, what, measured: `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`, target: `${bound} ${unit}`, met });
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function visit<Result>(settings: Record<string, unknown>, use: (guest: Guest) => Promise<Result>): Promise<Result> {
  const [host, browser] = [await StaticHost.open(), await openBrowser()];
  try {
    return await use(await Guest.arrive(browser, host, { installs: true, settings }));
  } finally {
    await browser.close();
    await host.close();
  }
}

/** From opening the site to the first question at a table, in milliseconds. */
function firstDecision(game: GameId): Promise<number> {
  return visit({}, async (guest) => {
    const [lobby, table] = [new Lobby(guest, game), new Table<GameId>(guest, game)];
    const began = performance.now();
    await lobby.open();
    await lobby.chooseBox();
    await lobby.sitDown();
    await table.ask();
    return performance.now() - began;
  });
}

/** The longest task of the main thread between a player's answer and the next question. */
function longestTask(game: GameId): Promise<number> {
  return visit({ speed: 'instant' }, async (guest) => {
    await guest.page.addInitScript(() => {
      const tasks: number[][] = [];
      Object.assign(globalThis, { longTasks: tasks });
      new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, duration }) => tasks.push([startTime, duration])))
        .observe({ type: 'longtask', buffered: true });
    });
    const [lobby, table] = [new Lobby(guest, game), new Table<GameId>(guest, game)];
    const board = boardOf(guest, game);
    await lobby.open();
    await lobby.chooseBox();
    await lobby.sitDown();
    const now = () => guest.page.evaluate(() => performance.now());
    const waits: [number, number][] = [];
    for (let decided = 0; decided < DECISIONS; decided += 1) {
      const ask = await table.ask();
      if (ask === 'over') break;
      await board.decide(ask);
      const from = await now();
      await table.ask();
      waits.push([from, await now()]);
    }
    const tasks = await guest.page.evaluate(() => (globalThis as unknown as { longTasks: [number, number][] }).longTasks);
    const meanwhile = tasks.filter(([start]) => waits.some(([from, to]) => start >= from && start <= to));
    // The browser tells only of tasks above 50 ms.
    return Math.max(50, ...meanwhile.map(([, duration]) => duration));
  });
}

async function workerScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'e2e/measure/engine-worker.ts', formats: ['es'], fileName: 'worker' } },
  })) as Rollup.RollupOutput[];
  const chunk = built[0]?.output[0];
  if (!chunk) throw new Error('the worker was not built');
  return chunk.code;
}

/** The engine in a worker of a page without a policy. */
function inWorker(script: string, asked: Asked): Promise<Measured> {
  return visit({}, async (guest) => {
    await guest.page.route('**/measure/*', (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>measure</title>' }),
    );
    await guest.page.goto('/measure/page');
    return guest.page.evaluate(
      (asked) =>
        new Promise<Measured>((done, failed) => {
          const worker = new Worker('/measure/worker.js', { type: 'module' });
          worker.onmessage = ({ data }: MessageEvent<Measured>) => done(data);
          worker.onerror = ({ message }) => failed(new Error(message));
          worker.postMessage(asked);
        }),
      { ...asked, file: guest.host.hrefOf('/') + asked.file },
    );
  });
}

test('the static site', { timeout: 1_800_000 }, async () => {
  const lines = execFileSync(NATIVE, { encoding: 'utf8' }).trim().split('\n');
  const native = lines.map((line) => JSON.parse(line) as Native);
  const script = await workerScript();
  for (const game of Object.keys(ASKS) as GameId[]) {
    const entry = engines[game];
    if (!entry) throw new Error(`no engine of ${game}`);
    note(game, 'engine with bots, compressed', statSync(join(SITE, entry.file)).size / 1000, 'kB', { most: 700 });
    const visits = [];
    for (let at = 0; at < VISITS; at += 1) visits.push(await firstDecision(game));
    note(game, `first decision after opening the site (median of ${VISITS})`, median(visits) / 1000, 's', { most: 3 });
    note(game, 'longest main-thread task while bots think', await longestTask(game), 'ms', { most: 50 });
    const [play, search] = (['play', 'search'] as const).map((what) => native.find((line) => line.game === game && line.what === what));
    if (!play || !search) throw new Error(`no native figures of ${game}`);
    const { file, sha256 } = entry;
    const measured = await inWorker(script, { file, sha256, game, play: play.times, search: search.times, decisions: 10 });
    note(game, 'random play, of native speed', (100 * play.ms) / measured.play, '%', { least: 40 });
    note(game, 'search, of native speed', (100 * search.ms) / measured.search, '%', { least: 40 });
    note(game, 'memory of a table', measured.memory / 2 ** 20, 'MiB', { most: 64 });
  }
  const told = rows.map(
    ({ game, what, measured, target, met }) =>
      `${met ? ' ' : '!'} ${game.padEnd(17)} ${what.padEnd(60)} ${measured.padStart(10)}  (${target})`,
  );
  process.stdout.write(`\n${told.join('\n')}\n\n`);
});

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Hint, TableNow } from '../../src/generated/table';
import type { Guest } from '../harness/guest';
import { test } from '../harness/test';

const FOLDER = resolve('../docs/pictures');
const SEATS = [{ kind: 'you' }, { kind: 'bot', bot: 'exact' }, { kind: 'bot', bot: 'exact' }];
/** Enough for what moves to come to rest. */
const REST = 1500;

async function take(guest: Guest, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await guest.page.waitForTimeout(REST);
  await guest.page.screenshot({ path: resolve(FOLDER, `${name}.png`) });
}

/** Asks the server for something, as the page would. */
function ask<T>(guest: Guest, path: string, body?: unknown): Promise<T> {
  return guest.page.evaluate(
    async ([path, body]) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await fetch(path as string, body === undefined ? {} : post);
      return (await answer.json()) as T;
    },
    [path, body] as const,
  ) as Promise<T>;
}

async function makeTable(guest: Guest): Promise<string> {
  await guest.open('/');
  await ask(guest, '/api/me');
  const options = { curse: 'on' };
  const table = await ask<TableNow>(guest, '/api/tables', { game: 'lost-code', seats: SEATS, aids: true, options });
  await ask(guest, `/api/tables/${table.id}/sit`, { salt: 'for-the-picture' });
  return table.id;
}

/** Plays as the strongest bot advises, until `done`. */
async function playOn(guest: Guest, id: string, done: (table: TableNow) => boolean): Promise<void> {
  for (;;) {
    const table = await ask<TableNow>(guest, `/api/tables/${id}`);
    if (table.phase === 'over' || done(table)) return;
    const now = table.game_now;
    if (!now?.asked.includes(1)) {
      await guest.page.waitForTimeout(50);
      continue;
    }
    const { considered } = await ask<Hint>(guest, `/api/tables/${id}/hint?seat=1`);
    await ask(guest, `/api/tables/${id}/actions`, { seat: 1, step: now.step, stamp: now.stamp, action: considered[0]?.choice.text });
  }
}

const betsInRound = (round: number) => (table: TableNow) =>
  table.game_now?.prompt === 'bet' &&
  table.game_now.asked.includes(1) &&
  ((table.game_now.view as { round: number }).round ?? 0) >= round;

test('the lobby', async ({ guest }) => {
  await guest.open('/');
  await take(guest, 'lobby');
});

test('the table by day, by lamp light and on a phone', async ({ visit }) => {
  for (const [name, options] of [
    ['table', { theme: 'light' }],
    ['table-dark', { theme: 'dark' }],
    ['phone', { theme: 'light', phone: true }],
  ] as const) {
    const guest = await visit(options);
    const id = await makeTable(guest);
    await playOn(guest, id, betsInRound(5));
    await guest.open(`/table/${id}`);
    await take(guest, name);
  }
});

test('the end of a game and its replay', async ({ visit }) => {
  const guest = await visit();
  const id = await makeTable(guest);
  await playOn(guest, id, () => false);
  await guest.open(`/table/${id}`);
  await take(guest, 'end');
  await guest.open(`/replay/${id}?step=40&as=all`);
  await take(guest, 'replay');
});

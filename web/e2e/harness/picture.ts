import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Hint, NewTable, TableNow } from '../../src/generated/table';
import type { Guest } from './guest';
import { ask, createTable, tableNow } from './tables';

const FOLDER = resolve('../docs/pictures');
/** Enough for everything that moves to come to rest, in milliseconds. */
const REST = 1500;
const PAUSE = 30;
/** In bytes. */
const LARGEST = 350_000;
/** Every seat plays as this bot does: sensibly, and quickly even in a debug build. */
const botOf = (game: string) => (game === 'lost-code' ? 'exact' : 'greedy');

type Game = Pick<NewTable, 'game'> & Partial<NewTable>;

/** Whether a picture is to be taken of this moment. */
type Moment = (view: Record<string, unknown>, prompt: string) => boolean;

/** Saves what the guest sees as `docs/pictures/<name>.png`, with a palette. Needs pngquant. */
export async function takePicture(guest: Guest, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  // Nothing is pointed at.
  await guest.page.mouse.move(0, 0);
  await guest.traffic.ceases();
  await guest.page.evaluate(() => document.fonts.ready);
  await guest.page.waitForTimeout(REST);
  writeFileSync(resolve(FOLDER, `${name}.png`), compressed(await guest.page.screenshot()));
}

/** The picture with as many colours as fit into the largest size. */
function compressed(picture: Buffer): Buffer {
  for (const colours of ['256', '96', '64']) {
    const smaller = execFileSync('pngquant', ['--speed', '1', '--strip', '--nofs', colours, '-'], { input: picture, maxBuffer: 1e8 });
    if (smaller.length <= LARGEST) return smaller;
  }
  throw new Error('the picture does not fit with 64 colours');
}

/** Plays a game as the bot advises until the guest is asked at this moment; to its end without one. */
export async function playTo(guest: Guest, { game, ...wanted }: Game, players: number, moment?: Moment): Promise<string> {
  await ask(guest, 'get', '/api/me');
  await guest.context.request.put('/api/me', { data: { name: 'Ada' } });
  const others = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, bot: botOf(game) }));
  // A game may end before the moment comes: the next one is shuffled differently.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const id = await createTable(guest, { game, seats: [{ kind: 'you' }, ...others], ...wanted });
    if (await reaches(guest, id, moment)) return id;
  }
  throw new Error(`no game of ${game} had the moment`);
}

async function reaches(guest: Guest, id: string, moment?: Moment): Promise<boolean> {
  for (;;) {
    const { game, phase, viewer, game_now: match } = await tableNow(guest, id);
    if (phase === 'over') return moment === undefined;
    if (!match || viewer === null || !match.asked.includes(viewer)) {
      await guest.page.waitForTimeout(PAUSE);
      continue;
    }
    if (moment?.(match.view as Record<string, unknown>, match.prompt ?? '')) return true;
    const { considered } = await ask<Hint>(guest, 'get', `/api/tables/${id}/hint?seat=${viewer}&bot=${botOf(game)}`);
    const action = considered[0]?.choice.text;
    await ask<TableNow>(guest, 'post', `/api/tables/${id}/actions`, { seat: viewer, step: match.step, stamp: match.stamp, action });
  }
}

/** Opens a table and takes its picture when the board is there. */
export async function pictureOf(guest: Guest, id: string, name: string): Promise<void> {
  await guest.openWhole(`/table/${id}`);
  await takePicture(guest, name);
}

/** A moment in the middle of a game: this question for the nth time since the round began. */
export function inRound(round: number, wanted: string, nth = 1): Moment {
  let times = 0;
  return (view, prompt) => {
    if (Number(view['round']) < round) times = 0;
    else if (prompt === wanted) times += 1;
    return times === nth;
  };
}

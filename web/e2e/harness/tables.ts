import type { MatchNow, NewTable, TableNow } from '../../src/generated/table';
import type { Guest } from './guest';

/** How long somebody else may take to decide, in milliseconds. */
const PATIENCE = 20_000;
const PAUSE = 15;

const AGAINST_BOTS: NewTable = {
  game: 'lost-code',
  options: {},
  seats: [{ kind: 'you' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
  public: false,
  pace: 'live',
  aids: true,
};

export async function ask<Answer>(guest: Guest, method: 'get' | 'post', path: string, data?: unknown): Promise<Answer> {
  const answer = await guest.context.request[method](path, data === undefined ? {} : { data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export function tableNow(guest: Guest, id: string, as?: number | 'spectator'): Promise<TableNow> {
  return ask(guest, 'get', `/api/tables/${id}${as === undefined ? '' : `?as=${as}`}`);
}

/** Creates a table for a guest through the API, by default against two bots. */
export async function createTable(guest: Guest, wanted: Partial<NewTable> = {}): Promise<string> {
  await ask(guest, 'get', '/api/me');
  const { id } = await ask<TableNow>(guest, 'post', '/api/tables', { ...AGAINST_BOTS, ...wanted });
  await ask(guest, 'post', `/api/tables/${id}/sit`, { salt: 'e2e' });
  return id;
}

/** Answers a decision of the guest with the first of these kinds of actions, else with one from the middle of the list. */
export async function answer(guest: Guest, { id, viewer, game_now: match }: TableNow, kinds: readonly string[]): Promise<void> {
  const choices = match?.choices ?? [];
  const wanted = kinds.flatMap((kind) => choices.find(({ data }) => data['action'] === kind) ?? [])[0];
  const action = wanted ?? choices[Math.floor(choices.length / 2)];
  if (!match || !action) throw new Error('nothing can be answered');
  const { step, stamp } = match;
  await ask(guest, 'post', `/api/tables/${id}/actions`, { seat: viewer, step, stamp, action: action.text });
}

/** Plays the guest's seats through the API until `wished` holds and, unless the game is over, the guest must decide. */
export async function playUntil(guest: Guest, id: string, wished: (now: TableNow) => boolean, kinds: readonly string[] = []): Promise<TableNow> {
  let waited = 0;
  for (;;) {
    const now = await tableNow(guest, id);
    const asked = now.viewer !== null && now.game_now?.asked.includes(now.viewer);
    if (now.phase === 'over' || asked) {
      if (wished(now)) return now;
      if (now.phase === 'over') throw new Error('the game is over and was never as wished');
      await answer(guest, now, kinds);
      waited = 0;
    } else {
      if ((waited += PAUSE) > PATIENCE) throw new Error(`nobody decides at table ${id}`);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** Plays a game to its end through the API. */
export async function playedTable(guest: Guest, wanted: Partial<NewTable> = {}): Promise<string> {
  const id = await createTable(guest, wanted);
  await playUntil(guest, id, ({ phase }) => phase === 'over');
  return id;
}

/** A table where `wished` holds while the guest must decide. */
export async function tableWhere(
  guest: Guest,
  wished: (match: MatchNow) => boolean,
  wanted: Partial<NewTable> = {},
  kinds: readonly string[] = [],
): Promise<string> {
  for (let tries = 0; tries < 8; tries += 1) {
    const id = await createTable(guest, wanted);
    const now = await playUntil(guest, id, ({ phase, game_now: match }) => phase === 'over' || wished(match as MatchNow), kinds);
    if (now.phase === 'playing') return id;
  }
  throw new Error('no table was ever as wished');
}

/** A table that asks the guest a certain question; the guest prefers these kinds of actions on the way there. */
export function tableAsking(guest: Guest, prompt: string, wanted: Partial<NewTable> = {}, kinds: readonly string[] = []): Promise<string> {
  return tableWhere(guest, (match) => match.prompt === prompt, wanted, kinds);
}

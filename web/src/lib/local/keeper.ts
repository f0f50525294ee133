import type { NewTable, TableCard, TableList, TableNow } from '../../generated/table';
import { hash } from '../fairness/seed';
import { type Method, newLocalId } from '../net/backend';
import { Problem } from '../net/problem';
import { randomKey } from '../random-key';
import { ModuleError } from '../wasm/module';
import { Analyses } from './analyses';
import { type Analysed, type Answer, type Chosen, EngineCalls, randomHex } from './engine-calls';
import type { Engine, EngineSource } from './engines';
import type { Player } from './messages';
import { Conflict, type Store, type StoredTable } from './store';
import type { Thinker, Urgency } from './thinker';

/** So many times a request is judged anew because another tab was faster. */
const ATTEMPTS = 5;

/** A request, as it would be sent to a server. */
export interface Asked {
  method: Method;
  path: string;
  body: unknown;
  player: Player;
}

/** What a stream is told. */
export type News = { table: TableNow } | { lobby: TableList } | { status: number; problem: Record<string, unknown> };

/** Somebody who watches a table. */
interface Watcher {
  as: number | 'spectator' | null;
  player: Player;
  /** What was told last. */
  after: number | null;
  tell: (news: News) => void;
}

/** A table in memory, in an engine of its own, so that nothing that goes wrong at one table harms another. */
interface Held {
  stored: StoredTable;
  lines: string[];
  engine: Engine;
  calls: EngineCalls;
}

/** Who watches a table in this tab, and the bots that think for it. */
interface Audience {
  watchers: Set<Watcher>;
  /** Whether this tab lets the bots of the table think. */
  drives: boolean;
  /** Ends with the last watcher. */
  gone: AbortController;
  /** Stops the bot that is thinking. */
  thinking: AbortController | null;
}

/**
 * Keeps the tables of this browser and answers as the server would. As there, a table is its history, and what a request
 * adds to it is stored before anybody is told. Tabs share the store: each adds only to a history that it knows whole, and
 * judges the request again if another was faster.
 */
export class Keeper {
  readonly #store: Store;
  readonly #engines: EngineSource;
  readonly #thinker: Thinker;
  readonly #tabs: BroadcastChannel;
  readonly #locks: LockManager | undefined;
  readonly #held = new Map<string, Promise<Held>>();
  readonly #audiences = new Map<string, Audience>();
  readonly #lobbies = new Set<(news: News) => void>();
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #analyses = new Analyses();

  /** `tabs` is where the tabs tell each other which table has changed. Pages without https have no `locks`. */
  constructor(store: Store, engines: EngineSource, thinker: Thinker, tabs: BroadcastChannel, locks?: LockManager) {
    this.#store = store;
    this.#engines = engines;
    this.#thinker = thinker;
    this.#tabs = tabs;
    this.#locks = locks;
    tabs.addEventListener('message', ({ data }: MessageEvent<string>) => void this.#changedElsewhere(data));
  }

  /** Answers a request. */
  async request(asked: Asked): Promise<{ status: number; body: unknown }> {
    try {
      return await this.#answer(asked);
    } catch (cause) {
      return { status: statusOf(cause), body: problemOf(cause) };
    }
  }

  /** Opens a stream at a path of `/api/events`; the result closes it. */
  open(path: string, player: Player, tell: (news: News) => void): () => void {
    const { searchParams } = new URL(path, 'http://local');
    const id = searchParams.get('table');
    if (id === null) return this.#openLobby(tell);
    const as = searchParams.get('as');
    const viewpoint = as === null || as === 'spectator' ? as : Number(as);
    return this.#watch(id, { as: viewpoint, player, after: null, tell });
  }

  async #answer({ method, path, body, player }: Asked): Promise<{ status: number; body: unknown }> {
    const { pathname, searchParams } = new URL(path, 'http://local');
    const [, , what, name, ...rest] = pathname.split('/').map(decodeURIComponent);
    if (what === 'games' && name !== undefined) return this.#askGame(name, { method, path, body, player });
    if (what === 'tables' && name === undefined && method === 'POST') return this.#make(body, path, player);
    if (what !== 'tables' || name === undefined) throw new Problem(404, { error: 'no-such-address' });
    if (name === 'import') return this.#open(body as { record: string }, path, player);
    const table = name;
    if (rest.length === 0 && method === 'DELETE') return this.#delete(table);
    if (rest[0] === 'hint') {
      const call = { do: 'hint', seat: Number(searchParams.get('seat')), player };
      return { status: 200, body: await this.#think(table, call, 'hint') };
    }
    if (rest[0] === 'analysis') {
      const analyse = (index: number) => this.#think<Analysed>(table, { do: 'analyse', index }, 'analysis');
      return { status: 200, body: this.#analyses.read(table, analyse) };
    }
    if (rest[0] === 'record') return { status: 200, body: await this.#read(table, (calls) => calls.record(table)) };
    // A rematch is another table, which needs an id.
    const id = newId();
    return this.#commit(table, ({ calls }) => calls.request({ id, method, path, body, player }));
  }

  /** Asks about a game, not about a table. */
  async #askGame(game: string, asked: Asked): Promise<Answer> {
    const calls = new EngineCalls(await this.#engines.start(await this.#engines.newest(game)));
    return calls.request({ id: newId(), ...asked });
  }

  async #make(body: unknown, path: string, player: Player): Promise<Answer> {
    const { game, from } = body as Pick<NewTable, 'game' | 'from'>;
    const engine = await this.#engines.newest(game);
    const calls = new EngineCalls(await this.#engines.start(engine));
    if (from) {
      const { lines } = await this.#inTurn(from.table, () => this.#hold(from.table));
      calls.load(from.table, lines);
    }
    const id = newId();
    return this.#begin(id, game, engine, calls, calls.request({ id, method: 'POST', path, body, player }), player);
  }

  /** Makes a table from a record, or finds the one that was made from it before. */
  async #open(wanted: { record: string }, path: string, player: Player): Promise<Answer> {
    const { record } = wanted;
    const id = newLocalId(hash(record).slice(0, 16));
    if (await this.#store.table(id)) {
      return { status: 200, body: await this.#read(id, (calls) => calls.now(id, null, null, player)) };
    }
    const game = gameOf(record);
    const engine = await this.#engines.newest(game);
    const calls = new EngineCalls(await this.#engines.start(engine));
    const answer = calls.request({ id, method: 'POST', path, body: wanted, player });
    return this.#begin(id, game, engine, calls, answer, player);
  }

  /** Stores a new table. */
  async #begin(id: string, game: string, engine: Engine, calls: EngineCalls, answer: Answer, player: Player): Promise<Answer> {
    const append = answer.append ?? [];
    if (answer.status >= 400 || append.length === 0) return answer;
    const card = cardOf(calls, id, player);
    const stored = { id, game, rules: engine.rules, engine: engine.sha256, lines: 0, card };
    await this.#engines.keep(engine);
    await this.#store.append(stored, append);
    const held: Held = { stored: { ...stored, lines: append.length }, lines: append, engine, calls };
    this.#held.set(id, Promise.resolve(held));
    this.#dropUnused(id);
    this.#announce(id);
    return answer;
  }

  async #delete(id: string): Promise<Answer> {
    await this.#inTurn(id, () => this.#store.delete(id));
    this.#held.delete(id);
    this.#analyses.forget(id);
    this.#announce(id);
    return { status: 204, body: null };
  }

  /** Lets the engine judge a request, stores what it adds to the history, and then tells everybody. */
  #commit(id: string, judge: (held: Held) => Answer): Promise<Answer> {
    return this.#inTurn(id, async () => {
      for (let attempt = 1; ; attempt += 1) {
        const held = await this.#hold(id);
        const answer = this.#judged(id, () => judge(held));
        const append = answer.append ?? [];
        if (append.length === 0) return answer;
        try {
          if (answer.made) await this.#storeMade(answer.made, held);
          const card = cardOf(held.calls, id, OWNER);
          const stored = { ...held.stored, card };
          await this.#store.append(stored, append);
          held.stored = { ...stored, lines: stored.lines + append.length };
          held.lines = [...held.lines, ...append];
        } catch (cause) {
          // What the engine has is not what is stored.
          this.#held.delete(id);
          if (answer.made) await this.#store.delete(answer.made.id);
          if (cause instanceof Conflict && attempt < ATTEMPTS) continue;
          throw cause;
        }
        this.#analyses.forget(id);
        this.#audiences.get(id)?.thinking?.abort();
        this.#announce(id);
        return answer;
      }
    });
  }

  /** Stores the table that a request at another one has made. */
  #storeMade({ id, lines }: { id: string; lines: readonly string[] }, { calls, stored }: Held): Promise<void> {
    return this.#store.append({ ...stored, id, lines: 0, card: cardOf(calls, id, OWNER) }, lines);
  }

  /** Reads a table. What waits to be stored is not seen by anybody. */
  #read<T>(id: string, look: (calls: EngineCalls) => T): Promise<T> {
    return this.#inTurn(id, async () => {
      const { calls } = await this.#hold(id);
      return this.#judged(id, () => look(calls));
    });
  }

  /** An engine that fails in any other way than by saying no is not used again. */
  #judged<T>(id: string, work: () => T): T {
    try {
      return work();
    } catch (cause) {
      if (!(cause instanceof ModuleError)) this.#held.delete(id);
      throw cause;
    }
  }

  /** Work on a table, one piece after the other. */
  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(id) ?? Promise.resolve();
    const done = before.then(work, work);
    this.#turns.set(id, done);
    const clear = () => {
      if (this.#turns.get(id) === done) this.#turns.delete(id);
    };
    done.then(clear, clear);
    return done;
  }

  #hold(id: string): Promise<Held> {
    let held = this.#held.get(id);
    if (!held) {
      held = this.#load(id);
      held.catch(() => this.#held.delete(id));
      this.#held.set(id, held);
      this.#dropUnused(id);
    }
    return held;
  }

  /** Frees the tables that nobody watches, except the one that is used now. */
  #dropUnused(used: string): void {
    for (const id of this.#held.keys()) {
      if (id !== used && !this.#audiences.has(id) && !this.#turns.has(id)) this.#held.delete(id);
    }
  }

  async #load(id: string): Promise<Held> {
    const stored = await this.#store.table(id);
    if (!stored) throw new Problem(404, { error: 'no-such-table' });
    const lines = await this.#store.lines(id);
    const newest = await this.#engines.newest(stored.game).catch(() => null);
    // The newest engine plays the same rules; other rules need the engine that the table began with.
    if (newest && newest.rules === stored.rules) {
      const calls = await this.#loaded(newest, id, lines).catch(() => null);
      if (calls) {
        if (newest.sha256 !== stored.engine) {
          await this.#engines.keep(newest);
          await this.#store.migrate(id, newest.sha256);
        }
        return { stored: { ...stored, engine: newest.sha256, lines: lines.length }, lines, engine: newest, calls };
      }
    }
    const engine = await this.#engines.withHash(stored.engine, stored.rules);
    const calls = await this.#loaded(engine, id, lines).catch((cause: unknown) => {
      throw new Problem(500, { error: 'table-unreadable', what: String(cause) });
    });
    return { stored: { ...stored, lines: lines.length }, lines, engine, calls };
  }

  async #loaded(engine: Engine, id: string, lines: readonly string[]): Promise<EngineCalls> {
    const calls = new EngineCalls(await this.#engines.start(engine));
    calls.load(id, lines);
    return calls;
  }

  async #think<T>(id: string, call: { do: string } & Record<string, unknown>, urgency: Urgency, signal?: AbortSignal): Promise<T> {
    const { engine, lines } = await this.#inTurn(id, () => this.#hold(id));
    return this.#thinker.think<T>({ engine, table: id, lines, call }, urgency, signal);
  }

  #openLobby(tell: (news: News) => void): () => void {
    this.#lobbies.add(tell);
    void this.#tellLobby(tell);
    return () => this.#lobbies.delete(tell);
  }

  async #tellLobby(tell: (news: News) => void): Promise<void> {
    try {
      tell({ lobby: listOf(await this.#store.tables()) });
    } catch (cause) {
      tell({ status: statusOf(cause), problem: problemOf(cause) });
    }
  }

  #watch(id: string, watcher: Watcher): () => void {
    const audience = this.#audiences.get(id) ?? this.#gather(id);
    audience.watchers.add(watcher);
    void this.#tell(id, watcher).then(() => this.#drive(id));
    return () => {
      audience.watchers.delete(watcher);
      if (audience.watchers.size > 0 || this.#audiences.get(id) !== audience) return;
      this.#audiences.delete(id);
      audience.gone.abort();
      audience.thinking?.abort();
    };
  }

  /** Of several tabs with a table, one lets its bots think. Without locks all of them do, and the first answer counts. */
  #gather(id: string): Audience {
    const audience: Audience = { watchers: new Set(), drives: false, gone: new AbortController(), thinking: null };
    this.#audiences.set(id, audience);
    const drive = () => {
      audience.drives = true;
      void this.#drive(id);
    };
    if (!this.#locks) drive();
    else {
      const { signal } = audience.gone;
      const untilGone = new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }));
      const hold = () => {
        drive();
        return untilGone;
      };
      this.#locks.request(`dighouse.bots.${id}`, { signal }, hold).catch(() => undefined);
    }
    return audience;
  }

  async #tell(id: string, watcher: Watcher): Promise<void> {
    try {
      const { as, after, player } = watcher;
      const table = await this.#read(id, (calls) => calls.now(id, as, after, player));
      watcher.after = table.seq;
      watcher.tell({ table });
    } catch (cause) {
      watcher.tell({ status: statusOf(cause), problem: problemOf(cause) });
    }
  }

  /** Tells everybody, in this tab and in others, that a table has changed. */
  #announce(id: string): void {
    this.#tabs.postMessage(id);
    this.#changed(id);
  }

  #changed(id: string): void {
    for (const watcher of this.#audiences.get(id)?.watchers ?? []) void this.#tell(id, watcher);
    for (const tell of this.#lobbies) void this.#tellLobby(tell);
    void this.#drive(id);
  }

  async #changedElsewhere(id: string): Promise<void> {
    await this.#inTurn(id, () => {
      this.#held.delete(id);
      return Promise.resolve();
    });
    this.#audiences.get(id)?.thinking?.abort();
    this.#changed(id);
  }

  /** Lets the bots of a table play until a person must decide. */
  async #drive(id: string): Promise<void> {
    const audience = this.#audiences.get(id);
    if (!audience?.drives || audience.thinking) return;
    const thinking = new AbortController();
    audience.thinking = thinking;
    try {
      const [turn] = await this.#read(id, (calls) => calls.bots(id));
      if (!turn || thinking.signal.aborted) return;
      const call = { do: 'choose', seat: turn.seat, random: randomHex() };
      const chosen = await this.#think<Chosen>(id, call, 'turn', thinking.signal);
      audience.thinking = null;
      await this.#commit(id, ({ calls }) => ({ status: 200, body: null, append: calls.botPlayed(id, turn.seat, chosen) }));
    } catch (cause) {
      // The table moved on, and with it whoever moved it drives again.
      if (!thinking.signal.aborted && !(cause instanceof ModuleError)) this.#failed(audience, cause);
    } finally {
      if (audience.thinking === thinking) audience.thinking = null;
      if (thinking.signal.aborted && this.#audiences.get(id) === audience) void this.#drive(id);
    }
  }

  #failed({ watchers }: Audience, cause: unknown): void {
    for (const { tell } of watchers) tell({ status: statusOf(cause), problem: problemOf(cause) });
  }
}

const newId = () => newLocalId(randomKey().slice(0, 16));

/** Whoever plays at this browser, where the name does not matter. */
const OWNER: Player = { id: 'me', name: null, number: 1 };

function cardOf(calls: EngineCalls, id: string, player: Player): TableCard {
  const path = `/api/tables/${encodeURIComponent(id)}/card`;
  return calls.request({ id, method: 'GET', path, body: null, player }).body as TableCard;
}

/** The game that a record is of. */
function gameOf(record: string): string {
  return /^game (\S+)$/m.exec(record)?.[1] ?? '';
}

/** The lists of the lobby. */
function listOf(tables: readonly StoredTable[]): TableList {
  const cards = tables.map(({ card }) => card).sort((one, other) => other.changed - one.changed);
  return {
    mine: cards.filter(({ phase }) => phase !== 'over'),
    finished: cards.filter(({ phase }) => phase === 'over'),
    open: [],
    playing: [],
  };
}

function statusOf(cause: unknown): number {
  if (cause instanceof Problem) return cause.status;
  if (cause instanceof ModuleError) return typeof cause.data['status'] === 'number' ? cause.data['status'] : 422;
  return 500;
}

function problemOf(cause: unknown): Record<string, unknown> {
  if (cause instanceof Problem || cause instanceof ModuleError) return cause.data;
  return { error: 'engine-failed', what: String(cause) };
}

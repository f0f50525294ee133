import type { TableNow } from '../../generated/table';
import { api, Problem } from './api';
import { hasGap, mergeTable } from './merge';
import { turns } from '../notifications/turns.svelte';

/** `away`: the page is put aside by the browser; it connects again when it is back. */
export type Link = 'connecting' | 'live' | 'lost' | 'away';

/** Whose eyes: a seat, a spectator's, or whatever the house thinks best. */
export type Eyes = number | 'spectator' | null;

/** How long to wait before each new try, in milliseconds; the last one repeats. */
const TRIES = [500, 1000, 2000, 4000, 8000, 15000];
/** Answers are safe to repeat: the house takes each only once. */
const REPEATS = [400, 1200, 3000, 6000];
/** A page that slept this long does not trust its old stream. */
const SLEPT = 40_000;
/** The house did not answer, or not yet. */
const PASSING = new Set([0, 502, 503, 504]);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What this page holds of one table, kept up to date by the one stream of its tab. */
export class TableConnection {
  readonly id: string;
  #now: TableNow | null = $state.raw(null);
  link: Link = $state('connecting');
  /** Why there is no table: none with this name, or a private one. */
  refused: Problem | null = $state.raw(null);

  #eyes: Eyes = null;
  #stream: EventSource | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #closed = false;
  readonly #unlisten: () => void;
  readonly #onnow: (now: TableNow | null) => void;

  /** `onnow` hears of every change of the table. */
  constructor(id: string, onnow: (now: TableNow | null) => void = () => undefined) {
    this.id = id;
    this.#onnow = onnow;
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('online', () => this.tryNow(), { signal });
    addEventListener('pagehide', () => this.#putAway(), { signal });
    addEventListener('pageshow', (event) => event.persisted && this.tryNow(), { signal });
    document.addEventListener('visibilitychange', () => this.#wake(), { signal });
    this.#unlisten = () => listeners.abort();
    this.#open();
  }

  /** The table as last heard of, with its whole log; none before the first word of it. */
  get now(): TableNow | null {
    return this.#now;
  }

  /** Whose eyes the stream has. */
  get eyes(): Eyes {
    return this.#eyes;
  }

  /** Looks with other eyes: what the old ones saw is forgotten at once. */
  watch(eyes: Eyes): void {
    if (eyes === this.#eyes && this.#stream) return;
    this.#eyes = eyes;
    this.#set(null);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#unlisten();
    this.#drop();
  }

  /** Takes news of the table, wherever they come from. */
  take(came: TableNow): void {
    if (this.#closed || came.id !== this.id) return;
    // News for other eyes may still be on the way when the eyes change.
    if (typeof this.#eyes === 'number' && came.viewer !== this.#eyes) return;
    if (this.#eyes === 'spectator' && came.viewer !== null) return;
    this.#heard = Date.now();
    if (hasGap(this.#now, came)) this.#open();
    else this.#set(mergeTable(this.#now, came));
  }

  /** Asks the house to do something at this table, and takes the table as it is then. */
  async post(path: string, body: unknown, { repeat = false } = {}): Promise<TableNow> {
    const now = repeat ? await this.#patiently(path, body) : await api.post<TableNow>(this.#path(path), body);
    if (this.link === 'lost' && this.#stream?.readyState === EventSource.OPEN) this.#connected();
    if (this.#now?.viewer !== now.viewer && this.#eyes === null) this.watchAgain();
    this.take(now);
    return now;
  }

  /** A new stream for the same eyes. */
  watchAgain(): void {
    this.#set(null);
    this.#open();
  }

  /** Tries at once, without waiting for the next turn. */
  tryNow(): void {
    this.#failures = 0;
    this.#open();
  }

  async #patiently(path: string, body: unknown): Promise<TableNow> {
    for (const ms of REPEATS) {
      try {
        return await api.post<TableNow>(this.#path(path), body);
      } catch (problem) {
        if (!(problem instanceof Problem) || !PASSING.has(problem.status) || this.#closed) throw problem;
        if (this.link === 'live') this.link = 'lost';
        await pause(ms);
      }
    }
    return api.post<TableNow>(this.#path(path), body);
  }

  #set(now: TableNow | null): void {
    this.#now = now;
    this.#onnow(now);
  }

  #path(path: string): string {
    return `/api/tables/${encodeURIComponent(this.id)}${path}`;
  }

  #open(): void {
    this.#drop();
    if (this.#closed) return;
    if (this.link !== 'lost') this.link = 'connecting';
    const eyes = this.#eyes === null ? '' : `&as=${this.#eyes}`;
    const stream = new EventSource(`/api/events?table=${encodeURIComponent(this.id)}${eyes}`);
    let first = true;
    stream.addEventListener('table', (event) => {
      if (stream !== this.#stream) return;
      this.#connected();
      const came = JSON.parse(event.data as string) as TableNow;
      // A new stream begins with the whole table; what is known gives way, even if it were newer.
      if (first && came.log.after === null) this.#now = null;
      first = false;
      this.take(came);
    });
    turns.listen(stream);
    stream.addEventListener('problem', (event) => {
      if (stream === this.#stream) this.#refuse(JSON.parse(event.data as string) as Record<string, unknown>);
    });
    stream.addEventListener('error', () => stream === this.#stream && void this.#failed(stream));
    this.#stream = stream;
  }

  #connected(): void {
    this.link = 'live';
    this.#failures = 0;
    this.refused = null;
  }

  async #failed(stream: EventSource): Promise<void> {
    if (this.link !== 'away') this.link = 'lost';
    // While the browser itself tries again there is nothing to do.
    if (stream.readyState !== EventSource.CLOSED) return;
    this.#drop();
    await this.#again();
  }

  /** Opens the stream anew, unless there is a good reason why it was refused. */
  async #again(): Promise<void> {
    const refused = await this.#askWhy();
    if (this.#closed || this.#stream) return;
    if (refused) {
      this.refused = refused;
      return;
    }
    const ms = TRIES[Math.min(this.#failures, TRIES.length - 1)] ?? 0;
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#open(), ms * (0.75 + Math.random() / 2));
  }

  /** A stream does not say why it was refused; the table itself does. */
  async #askWhy(): Promise<Problem | null> {
    try {
      await api.get<TableNow>(this.#path(''));
      return null;
    } catch (problem) {
      return problem instanceof Problem && problem.status >= 400 && problem.status < 500 && problem.status !== 429
        ? problem
        : null;
    }
  }

  /** The house ends the stream: these eyes may no longer look, or the table is gone. */
  #refuse(data: Record<string, unknown>): void {
    this.#drop();
    const status = typeof data['status'] === 'number' ? data['status'] : 0;
    if (this.#eyes !== null && data['error'] === 'not-your-seat') this.watch(null);
    else if (status >= 400 && status < 500) this.refused = new Problem(status, data);
    else void this.#again();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    this.#stream?.close();
    this.#stream = null;
  }

  #putAway(): void {
    this.#drop();
    this.link = 'away';
  }

  #wake(): void {
    if (document.visibilityState !== 'visible' || this.#closed) return;
    if (this.link !== 'live' || Date.now() - this.#heard > SLEPT) this.tryNow();
  }
}

import type { TableNow } from '../../generated/table';
import { api, keeperOf, Problem } from './api';
import type { Stream, StreamStatus } from './backend';
import { hasGap, mergeTable } from './merge';

/** Whose view of the table: a seat's, a spectator's, or whichever the server chooses. */
export type Viewpoint = number | 'spectator' | null;

/** Answers are safe to repeat: the server takes each only once. */
const REPEATS = [400, 1200, 3000, 6000];
/** The server did not answer, or cannot yet. */
const TRANSIENT = new Set([0, 502, 503, 504]);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What this page knows of one table, kept up to date by the stream of its tab. */
export class TableConnection {
  readonly id: string;
  /** Why there is no table: it does not exist, or it is private. */
  refused: Problem | null = $state.raw(null);
  /** When the latest state arrived: what its clocks show is counted from then. */
  arrived = $state(Date.now());
  #now: TableNow | null = $state.raw(null);
  /** An answer is on its way to a server that does not respond. */
  #unanswered = $state(false);

  #viewpoint: Viewpoint = null;
  #closed = false;
  /** No event has arrived since the stream was opened from its beginning. */
  #fresh = true;
  readonly #stream: Stream;
  readonly #onnow: (now: TableNow | null) => void;

  /** `onnow` is called with every change of the table. */
  constructor(id: string, onnow: (now: TableNow | null) => void = () => undefined) {
    this.id = id;
    this.#onnow = onnow;
    this.#stream = keeperOf(id).stream({
      table: (came) => this.#streamed(came),
      refused: (problem) => this.#refuse(problem),
    });
    this.#open();
  }

  /** The latest known state of the table with its whole log; null before the first one arrives. */
  get now(): TableNow | null {
    return this.#now;
  }

  get link(): StreamStatus {
    return this.#unanswered ? 'lost' : this.#stream.status;
  }

  /** Why the server refuses the stream for now. */
  get problem(): Problem | null {
    return this.#stream.problem;
  }

  /** Whose view the stream shows. */
  get viewpoint(): Viewpoint {
    return this.#viewpoint;
  }

  /** Changes the viewpoint. What the old one showed is dropped at once, unless the new one may `keep` it until its own comes. */
  watch(viewpoint: Viewpoint, keep = false): void {
    if (viewpoint === this.#viewpoint) return;
    this.#viewpoint = viewpoint;
    if (keep) this.#open();
    else this.watchAgain();
  }

  /** Forgets what is known and opens the stream again from the same viewpoint. */
  watchAgain(): void {
    this.#set(null);
    this.#open();
  }

  /** Reconnects at once, without waiting for the next attempt. */
  tryNow(): void {
    this.#stream.reconnect();
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
  }

  /** Takes a new state of the table, whether streamed or given as an answer. */
  take(came: TableNow): void {
    if (this.#closed || came.id !== this.id) return;
    // A state for another viewpoint may still be on its way after a change.
    if (typeof this.#viewpoint === 'number' && came.viewer !== this.#viewpoint) return;
    if (this.#viewpoint === 'spectator' && came.viewer !== null) return;
    if (hasGap(this.#now, came)) this.#open();
    else this.#set(mergeTable(this.#now, came));
  }

  /** Sends a request about this table and takes the state that the server answers with. */
  async post(path: string, body: unknown, { repeat = false } = {}): Promise<TableNow> {
    const url = this.#path(path);
    const now = await (repeat ? this.#postRepeatedly(url, body) : api.post<TableNow>(url, body));
    if (this.#now?.viewer !== now.viewer && this.#viewpoint === null) this.watchAgain();
    this.take(now);
    return now;
  }

  async #postRepeatedly(url: string, body: unknown): Promise<TableNow> {
    try {
      for (const ms of REPEATS) {
        try {
          return await api.post<TableNow>(url, body);
        } catch (problem) {
          if (!(problem instanceof Problem) || !TRANSIENT.has(problem.status) || this.#closed) throw problem;
          this.#unanswered = true;
          await pause(ms);
        }
      }
      return await api.post<TableNow>(url, body);
    } finally {
      this.#unanswered = false;
    }
  }

  #set(now: TableNow | null): void {
    if (now !== this.#now) this.arrived = Date.now();
    this.#now = now;
    this.#onnow(now);
  }

  #path(path: string): string {
    return `/api/tables/${encodeURIComponent(this.id)}${path}`;
  }

  #open(): void {
    const viewpoint = this.#viewpoint === null ? '' : `&as=${this.#viewpoint}`;
    this.#fresh = true;
    this.#stream.open(`/api/events?table=${encodeURIComponent(this.id)}${viewpoint}`);
  }

  #streamed(came: TableNow): void {
    this.refused = null;
    // A new stream begins with the whole table, which replaces what is known even if that were newer.
    if (this.#fresh && came.log.after === null) this.#now = null;
    this.#fresh = false;
    this.take(came);
  }

  #refuse(problem: Problem): void {
    if (this.#viewpoint !== null && problem.error === 'not-your-seat') this.watch(null);
    else this.refused = problem;
  }
}

import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { untrack } from 'svelte';

import type { TableList, TableNow } from '../../generated/table';
import type { Turn } from '../../generated/turn';
import { turns } from '../notifications/turns.svelte';
import type { Handlers, Stream, StreamStatus } from './backend';
import { Problem, problemOf } from './problem';

/** How long to wait before each attempt, in milliseconds; the last one repeats. */
const BACKOFF = [500, 1000, 2000, 4000, 8000, 15_000];
/** The server pings every 15 seconds. A connection that has been silent for this long is dead. */
const SILENCE = 40_000;

const isFinal = ({ status }: Problem) => status >= 400 && status < 500 && status !== 429;

/**
 * The one stream of server-sent events of a tab. It reconnects with increasing pauses and resumes after the last event
 * it received (`Last-Event-ID`). It uses `fetch` because an `EventSource` neither tells why it was refused nor lets its
 * owner resume.
 */
export class EventStream implements Stream {
  status: StreamStatus = $state('connecting');
  /** Why the server refuses the stream for now, such as too many open tabs. */
  problem: Problem | null = $state.raw(null);

  readonly #handlers: Handlers;
  readonly #listeners = new AbortController();
  #url: string | null = null;
  #lastEventId: string | null = null;
  #connection: AbortController | null = null;
  #refused = false;
  #failures = 0;
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(handlers: Handlers = {}) {
    this.#handlers = handlers;
    const { signal } = this.#listeners;
    addEventListener('online', () => this.#resume(), { signal });
    addEventListener('pagehide', () => this.#suspend(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && this.#resume(), { signal });
    document.addEventListener('visibilitychange', () => this.#wake(), { signal });
  }

  /** Opens the stream at `url` from its beginning, in place of any other. */
  open(url: string): void {
    this.#url = url;
    this.#lastEventId = null;
    this.reconnect();
  }

  /** Connects now, without waiting for the next attempt, and resumes after the last event. */
  reconnect(): void {
    this.#failures = 0;
    this.#connect();
  }

  close(): void {
    this.#url = null;
    this.#listeners.abort();
    this.#disconnect();
  }

  #connect(): void {
    this.#disconnect();
    if (this.#url === null) return;
    this.#refused = false;
    // An effect that opens a stream must not depend on its status.
    if (untrack(() => this.status) !== 'lost') this.status = 'connecting';
    const connection = new AbortController();
    this.#connection = connection;
    void this.#read(this.#url, connection.signal).catch((cause: unknown) => {
      if (connection.signal.aborted) return;
      this.#failed(cause instanceof Problem ? cause : new Problem(0, { error: 'offline' }));
    });
  }

  /** Reads until the connection ends, which is always a failure: the server never ends a stream that is still wanted. */
  async #read(url: string, signal: AbortSignal): Promise<never> {
    const headers: Record<string, string> = { accept: 'text/event-stream' };
    if (this.#lastEventId !== null) headers['last-event-id'] = this.#lastEventId;
    this.#heard();
    const response = await fetch(url, { headers, signal, credentials: 'same-origin', cache: 'no-store' });
    signal.throwIfAborted();
    if (!response.ok || !response.body) throw await problemOf(response);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const parser = createParser({
      onEvent: (event) => {
        // A handler may have closed this connection or opened another.
        if (!signal.aborted) this.#take(event);
      },
    });
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) throw new Problem(0, { error: 'offline' });
      this.#heard();
      this.status = 'live';
      this.problem = null;
      this.#failures = 0;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  }

  #take({ event, id, data }: EventSourceMessage): void {
    if (id !== undefined) this.#lastEventId = id;
    const message: unknown = JSON.parse(data);
    switch (event) {
      case 'table':
        this.#handlers.table?.(message as TableNow);
        break;
      case 'lobby':
        this.#handlers.lobby?.(message as TableList);
        break;
      case 'turns':
        turns.take(message as Turn[]);
        break;
      case 'problem': {
        const data = message as Record<string, unknown>;
        this.#failed(new Problem(typeof data['status'] === 'number' ? data['status'] : 0, data));
        break;
      }
    }
  }

  #failed(problem: Problem): void {
    this.#disconnect();
    if (isFinal(problem)) {
      this.#refused = true;
      this.#handlers.refused?.(problem);
      return;
    }
    this.status = 'lost';
    this.problem = problem.error === 'offline' || problem.error === 'unknown' ? null : problem;
    const pause = BACKOFF[Math.min(this.#failures, BACKOFF.length - 1)] ?? 0;
    this.#failures += 1;
    // Clients that lost the same server must not all return at the same moment.
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #heard(): void {
    this.#heardAt = Date.now();
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#failed(new Problem(0, { error: 'offline' })), SILENCE);
  }

  #disconnect(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    this.#connection?.abort();
    this.#connection = null;
  }

  /** Connects again, unless the server has said no. */
  #resume(): void {
    if (!this.#refused) this.reconnect();
  }

  #suspend(): void {
    this.#disconnect();
    this.status = 'away';
  }

  /** A tab that was asleep does not trust its old connection. */
  #wake(): void {
    if (document.visibilityState !== 'visible') return;
    if (this.status !== 'live' || Date.now() - this.#heardAt > SILENCE) this.#resume();
  }
}

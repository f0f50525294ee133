import type { Handlers, Stream, StreamStatus } from '../net/backend';
import { Problem } from '../net/problem';
import type { BrowserBackend } from './browser-backend';

/** A stream of the worker that keeps this browser's tables. It never loses its connection. */
export class LocalStream implements Stream {
  status: StreamStatus = $state('connecting');
  readonly problem = null;

  readonly #backend: BrowserBackend;
  readonly #handlers: Handlers;
  #path: string | null = null;
  #close: (() => void) | null = null;

  constructor(backend: BrowserBackend, handlers: Handlers) {
    this.#backend = backend;
    this.#handlers = handlers;
  }

  open(path: string): void {
    this.#path = path;
    this.reconnect();
  }

  reconnect(): void {
    this.#close?.();
    this.#close = null;
    if (this.#path === null) return;
    this.#close = this.#backend.open(this.#path, (news) => {
      if ('problem' in news) this.#handlers.refused?.(new Problem(news.status, news.problem));
      else {
        this.status = 'live';
        if ('table' in news) this.#handlers.table?.(news.table);
        else this.#handlers.lobby?.(news.lobby);
      }
    });
  }

  close(): void {
    this.#path = null;
    this.#close?.();
    this.#close = null;
  }
}

import { vi } from 'vitest';

import type { TableNow } from '../../generated/table';

type Answer = () => Promise<Response> | Response;

/** A stream of events, as the server's end of it. Needs fake timers. */
export class FakeStream {
  readonly headers: Record<string, string>;
  #end!: ReadableStreamDefaultController<Uint8Array>;
  readonly body = new ReadableStream<Uint8Array>({ start: (end) => void (this.#end = end) });
  aborted = false;

  constructor(
    readonly url: string,
    { headers, signal }: RequestInit,
  ) {
    this.headers = headers as Record<string, string>;
    signal?.addEventListener('abort', () => {
      this.aborted = true;
      this.#end.error(signal.reason);
    });
  }

  /** Sends text as it is on the wire. */
  async write(text: string): Promise<void> {
    if (!this.aborted) this.#end.enqueue(new TextEncoder().encode(text));
    await settle();
  }

  event(name: string, data: unknown, id?: number): Promise<void> {
    return this.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n${id === undefined ? '' : `id: ${id}\n`}\n`);
  }

  send(table: TableNow): Promise<void> {
    return this.event('table', table, table.seq);
  }

  ping(): Promise<void> {
    return this.write(': ping\n\n');
  }

  /** The server ends the stream. */
  async end(): Promise<void> {
    this.#end.close();
    await settle();
  }

  /** The network breaks. */
  async fail(): Promise<void> {
    this.#end.error(new TypeError('network error'));
    await settle();
  }
}

/** Lets everything happen that needs no time. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** Stands in for the server's `/api/events`; other requests get the next of `answers`. */
export class FakeStreams {
  readonly all: FakeStream[] = [];
  /** While set, streams are refused with this answer. */
  refusal: Answer | null = null;
  /** Answers to all other requests. */
  readonly answers = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no answer was prepared')));

  constructor() {
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      if (!url.startsWith('/api/events')) return this.answers(url, init);
      const stream = new FakeStream(url, init);
      this.all.push(stream);
      if (this.refusal) return Promise.resolve().then(this.refusal);
      return Promise.resolve({ ok: true, status: 200, body: stream.body } as Response);
    });
  }

  /** The one that was opened last. */
  get last(): FakeStream {
    return this.all.at(-1) as FakeStream;
  }
}

export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

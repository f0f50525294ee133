import type { Backend, Handlers, Method, Request } from '../net/backend';
import { Problem } from '../net/problem';
import { fileAddress } from '../place';
import { LocalStream } from './local-stream.svelte';
import type { FromKeeper, ToKeeper } from './messages';
import { localPlayer } from './player';

type Answer = Extract<FromKeeper, { request: number }>;
export type StreamNews = Extract<FromKeeper, { stream: number }>;

/** This browser, which keeps tables in a worker. The worker starts with the first request. */
export class BrowserBackend implements Backend {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  #count = 0;
  readonly #requests = new Map<number, (answer: Answer) => void>();
  readonly #streams = new Map<number, (news: StreamNews) => void>();

  constructor(start: () => Worker) {
    this.#start = start;
  }

  async send(method: Method, path: string, { body, signal }: Request): Promise<string> {
    const request = ++this.#count;
    const answer = await new Promise<Answer>((done) => {
      this.#requests.set(request, done);
      this.#tell({ request, method, path, body, player: localPlayer() });
    });
    signal?.throwIfAborted();
    if (answer.status >= 400) throw new Problem(answer.status, (answer.body ?? {}) as Record<string, unknown>);
    if (typeof answer.body === 'string' && !isJson(path)) return answer.body;
    return answer.body === null && answer.status === 204 ? '' : JSON.stringify(answer.body);
  }

  stream(handlers: Handlers): LocalStream {
    return new LocalStream(this, handlers);
  }

  /** Opens a stream; the result closes it. */
  open(path: string, take: (news: StreamNews) => void): () => void {
    const stream = ++this.#count;
    this.#streams.set(stream, take);
    this.#tell({ open: stream, path, player: localPlayer() });
    return () => {
      this.#streams.delete(stream);
      this.#tell({ close: stream });
    };
  }

  #tell(message: ToKeeper): void {
    this.#worker ??= this.#started();
    this.#worker.postMessage(message);
  }

  #started(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<FromKeeper>) => {
      if ('request' in data) {
        this.#requests.get(data.request)?.(data);
        this.#requests.delete(data.request);
      } else this.#streams.get(data.stream)?.(data);
    };
    worker.onerror = () => this.#failed();
    worker.postMessage({ folder: fileAddress('') } satisfies ToKeeper);
    return worker;
  }

  /** The worker cannot run. Whoever waits hears of it; the next request starts another. */
  #failed(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const problem = { status: 500, problem: { error: 'no-worker' } };
    for (const [request, done] of this.#requests) done({ request, status: 500, body: problem.problem });
    this.#requests.clear();
    for (const [stream, take] of [...this.#streams]) take({ stream, ...problem });
  }
}

/** Records are answered as they are; everything else is JSON. */
function isJson(path: string): boolean {
  return !/\/record(?:\?|$)/.test(path);
}

export const browserBackend = new BrowserBackend(
  () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }),
);

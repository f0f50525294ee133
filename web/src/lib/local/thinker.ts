import { ModuleError } from '../wasm/module';
import type { Engine } from './engines';

/** Something to compute about a table, which may take seconds. */
export interface Thought {
  engine: Engine;
  table: string;
  /** The history of the table. */
  lines: readonly string[];
  /** The engine's call. */
  call: { do: string } & Record<string, unknown>;
}

/** What is told to the worker that thinks. */
export type ToThinker = Thought & { thought: number };

/** What it answers. */
export type FromThinker =
  | { thought: number; ok: unknown }
  | { thought: number; error: Record<string, unknown> }
  | { thought: number; broken: string };

/** What waits is taken in this order. */
export type Urgency = 'turn' | 'hint' | 'analysis';
const ORDER: readonly Urgency[] = ['turn', 'hint', 'analysis'];

interface Waiting {
  thought: Thought;
  urgency: Urgency;
  signal: AbortSignal | undefined;
  done: (answer: unknown) => void;
  failed: (cause: unknown) => void;
}

/**
 * Thinks in a worker of its own, one thought at a time. A thought that is no longer wanted ends at once: its worker is
 * stopped, and the next thought gets a new one.
 */
export class Thinker {
  readonly #start: () => Worker;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #now: Waiting | null = null;
  #count = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  think<Answer>(thought: Thought, urgency: Urgency, signal?: AbortSignal): Promise<Answer> {
    return new Promise((done, failed) => {
      const waiting: Waiting = { thought, urgency, signal, done: (answer) => done(answer as Answer), failed };
      signal?.addEventListener('abort', () => this.#forget(waiting), { once: true });
      this.#waiting.push(waiting);
      this.#next();
    });
  }

  #next(): void {
    if (this.#now) return;
    const urgent = ORDER.flatMap((urgency) => this.#waiting.find((waiting) => waiting.urgency === urgency) ?? [])[0];
    if (!urgent) return;
    this.#waiting.splice(this.#waiting.indexOf(urgent), 1);
    this.#now = urgent;
    this.#worker ??= this.#started();
    this.#worker.postMessage({ ...urgent.thought, thought: ++this.#count } satisfies ToThinker);
  }

  #started(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#take(data);
    worker.onerror = (event) => this.#take({ thought: this.#count, broken: event.message });
    return worker;
  }

  #take(answer: FromThinker): void {
    const now = this.#now;
    if (!now || answer.thought !== this.#count) return;
    this.#now = null;
    if ('ok' in answer) now.done(answer.ok);
    else if ('error' in answer) now.failed(new ModuleError(answer.error));
    else {
      this.#stop();
      now.failed(new Error(answer.broken));
    }
    this.#next();
  }

  #forget(unwanted: Waiting): void {
    const place = this.#waiting.indexOf(unwanted);
    if (place >= 0) this.#waiting.splice(place, 1);
    else if (this.#now === unwanted) {
      this.#now = null;
      this.#stop();
    } else return;
    unwanted.failed(unwanted.signal?.reason);
    this.#next();
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

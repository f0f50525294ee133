import { turns } from '../notifications/turns.svelte';

export type StreamStatus = 'connecting' | 'open' | 'lost';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

/**
 * Server-sent events that come back by themselves. The browser reconnects with `Last-Event-ID` after a
 * lost connection; when it gives up (the house answers with an error), this opens the stream anew.
 */
export class Stream<T = never> {
  status: StreamStatus = $state('connecting');
  readonly #url: string;
  readonly #event: string | undefined;
  readonly #take: (message: T) => void;
  #source: EventSource | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE;

  /** Opens `url` and hands over every message named `event`; whose turn it is, is heard on every stream. */
  constructor(url: string, event?: string, take: (message: T) => void = () => undefined) {
    this.#url = url;
    this.#event = event;
    this.#take = take;
    addEventListener('online', this.reopen);
    this.#open();
  }

  #open(): void {
    const source = new EventSource(this.#url);
    this.#source = source;
    const take = ({ data }: MessageEvent<string>) => {
      this.status = 'open';
      this.#pause = FIRST_PAUSE;
      this.#take(JSON.parse(data) as T);
    };
    if (this.#event) source.addEventListener(this.#event, take);
    turns.listen(source);
    source.addEventListener('open', () => (this.status = 'open'));
    source.addEventListener('error', () => {
      this.status = 'lost';
      if (source.readyState !== EventSource.CLOSED) return;
      this.#again = setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    });
  }

  /** Does not wait for the next try. */
  reopen = (): void => {
    if (this.status !== 'lost') return;
    this.#shut();
    this.status = 'connecting';
    this.#open();
  };

  #shut(): void {
    clearTimeout(this.#again);
    this.#source?.close();
    this.#source = null;
  }

  close(): void {
    removeEventListener('online', this.reopen);
    this.#shut();
  }
}

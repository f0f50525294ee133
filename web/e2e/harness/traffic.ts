import type { BrowserContext, Request } from 'playwright-core';

const QUIET = 120;
const PATIENCE = 10_000;

/** What a browser has asked for and not got yet, without streams, which never end. */
export class Traffic {
  readonly #under = new Set<Request>();
  #last = Date.now();

  constructor(context: BrowserContext) {
    const ends = (request: Request) => {
      this.#under.delete(request);
      this.#last = Date.now();
    };
    context.on('request', (request) => {
      if (!request.url().includes('/api/events')) this.#under.add(request);
    });
    context.on('requestfinished', ends);
    context.on('requestfailed', ends);
  }

  /** Waits until nothing is asked for. */
  async ceases(): Promise<void> {
    const start = Date.now();
    while (this.#under.size > 0 || Date.now() - this.#last < QUIET) {
      if (Date.now() - start > PATIENCE) {
        throw new Error(`still asked for: ${[...this.#under].map((request) => request.url()).join(' ')}`);
      }
      await new Promise((done) => setTimeout(done, QUIET / 4));
    }
  }
}

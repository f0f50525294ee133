import type { BrowserContext, Page, Request } from 'playwright-core';

/** What the browser says when the server is gone. */
export const SERVER_GONE = /net::ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE_CHUNKED|SOCKET|NETWORK)/;

/** Everything that went wrong in a browser and should not have. */
export class Faults {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #home: string;

  constructor(context: BrowserContext, home: string) {
    this.#home = home;
    context.on('page', (page) => this.#watch(page));
    context.on('request', (request) => this.#leavesSite(request));
    context.on('requestfailed', (request) => this.#failed(request));
    context.on('response', (response) => {
      if (response.status() >= 400) this.#add(`${response.status()} ${response.request().method()} ${response.url()}`);
    });
    context.on('weberror', (problem) => this.#add(`page error: ${problem.error().stack ?? problem.error().message}`));
  }

  /** From now on this is expected. */
  allow(...expected: RegExp[]): void {
    this.#allowed.push(...expected);
  }

  /** What was not expected. */
  get list(): string[] {
    return this.#seen.filter((fault) => !this.#allowed.some((expected) => expected.test(fault)));
  }

  #add(fault: string): void {
    this.#seen.push(fault);
  }

  /** Also hears what the content security policy forbids: the browser writes that to the console. */
  #watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#add(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('crash', () => this.#add('the page crashed'));
  }

  #leavesSite(request: Request): void {
    const { origin, protocol } = new URL(request.url());
    if (origin !== this.#home && !['data:', 'blob:'].includes(protocol)) this.#add(`leaves this site: ${request.url()}`);
  }

  #failed(request: Request): void {
    const why = request.failure()?.errorText ?? '';
    // The page itself does not want it any more, or it became a download.
    if (why !== 'net::ERR_ABORTED') this.#add(`${why} ${request.method()} ${request.url()}`);
  }
}

import type { BrowserContext, Page } from 'playwright-core';

import type { TableNow } from '../../src/generated/table';

/** Everything that the house sent to a browser as data: answers, and events of streams. */
export class Wire {
  readonly #answers: Promise<string>[] = [];
  readonly #events: string[] = [];

  constructor(context: BrowserContext) {
    context.on('page', (page) => void this.#listen(page));
    context.on('response', (response) => {
      if (!response.url().includes('/api/') || response.url().includes('/api/events')) return;
      this.#answers.push(response.text().catch(() => ''));
    });
  }

  /** Streams have no body that could be read at the end; the browser tells of each event. */
  async #listen(page: Page): Promise<void> {
    const browser = await page.context().newCDPSession(page);
    browser.on('Network.eventSourceMessageReceived', ({ data }) => this.#events.push(data));
    await browser.send('Network.enable');
  }

  /** All states of tables that came. */
  async tables(): Promise<TableNow[]> {
    return [...(await Promise.all(this.#answers)), ...this.#events].flatMap(tableIn);
  }

  /** The last state of a table that came by a stream. */
  get streamed(): TableNow | undefined {
    return this.#events.flatMap(tableIn).at(-1);
  }
}

function tableIn(text: string): TableNow[] {
  const data: unknown = text.startsWith('{') ? JSON.parse(text) : null;
  return typeof data === 'object' && data !== null && 'game_now' in data ? [data as TableNow] : [];
}

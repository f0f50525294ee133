import { createParser } from 'eventsource-parser';
import type { BrowserContext, Page } from 'playwright-core';

import type { TableNow } from '../../src/generated/table';

/** Everything that the server sent to a browser as data: answers, and events of streams. */
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

  /** A stream has no end at which its body could be read, so the browser passes on each part as it arrives. */
  async #listen(page: Page): Promise<void> {
    const browser = await page.context().newCDPSession(page);
    const parts = new Map<string, (part: Promise<string>) => void>();
    browser.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.url.includes('/api/events')) return;
      parts.set(requestId, this.#reader());
      const first = browser.send('Network.streamResourceContent', { requestId });
      parts.get(requestId)?.(first.then(({ bufferedData }) => bufferedData));
    });
    browser.on('Network.dataReceived', ({ requestId, data }) => data && parts.get(requestId)?.(Promise.resolve(data)));
    await browser.send('Network.enable');
  }

  /** Reads one stream, part by part. */
  #reader(): (base64: Promise<string>) => void {
    const parser = createParser({ onEvent: ({ data }) => this.#events.push(data) });
    const decoder = new TextDecoder();
    let read = Promise.resolve();
    return (base64) => {
      // A part that cannot be had belongs to a page that is closed.
      const text = base64.then((part) => decoder.decode(Buffer.from(part, 'base64'), { stream: true }), () => '');
      read = read.then(async () => parser.feed(await text));
    };
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

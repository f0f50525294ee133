import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';
import { expect, test as bare } from 'vitest';

import { openBrowser } from './browser';
import { Guest, type GuestOptions } from './guest';
import { Server } from './server';

interface Fixtures {
  /** Opens a browser of their own for another guest. */
  visit: (options?: GuestOptions) => Promise<Guest>;
  /** Somebody at a desk who reads English. */
  guest: Guest;
  server: Server;
  browser: Browser;
}

/** Where pictures of failed tests are kept; nowhere unless told. */
const PICTURES = process.env['DIGHOUSE_E2E_PICTURES'];

async function keepPicture(guest: Guest, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  const path = join(PICTURES, `${name.replace(/\W+/g, '-')}.png`);
  await guest.page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
}

/** A test in the browser. At its end nothing may have gone wrong in any guest's browser. */
export const test = bare.extend<Fixtures>({
  server: [
    async ({}, use) => {
      const server = await Server.open();
      await use(server);
      await server.close();
    },
    { scope: 'file' },
  ],
  browser: [
    async ({}, use) => {
      const browser = await openBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ browser, server, task }, use) => {
    const guests: Guest[] = [];
    await use(async (options) => {
      const guest = await Guest.arrive(browser, server, options);
      guests.push(guest);
      return guest;
    });
    for (const [index, guest] of guests.entries()) {
      if (task.result?.state === 'fail') await keepPicture(guest, `${task.name} ${index}`);
      await guest.context.close();
    }
    const faults = guests.flatMap((guest) => guest.faults.list);
    expect(faults, 'what went wrong in the browser').toEqual([]);
  },
  guest: async ({ visit }, use) => use(await visit()),
});

export { expect };

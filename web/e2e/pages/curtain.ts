import type { Locator } from 'playwright-core';

import type { Guest } from '../harness/guest';

/** The curtain between players who share a screen. */
export class Curtain {
  readonly guest: Guest;
  readonly whole: Locator;

  constructor(guest: Guest) {
    this.guest = guest;
    this.whole = guest.page.getByRole('region', { name: guest.words.like('web-curtain') });
  }

  /** Whose name it shows. */
  async calls(): Promise<string> {
    const title = await this.whole.getByRole('heading').innerText();
    const [before = '', after = ''] = this.guest.say('web-curtain', { name: '\n' }).split('\n');
    return title.slice(before.length, title.length - after.length);
  }

  /** The named player opens it. */
  async open(): Promise<string> {
    const name = await this.calls();
    await this.guest.press(this.guest.button('web-curtain-here', { name }));
    await this.whole.waitFor({ state: 'detached' });
    return name;
  }
}

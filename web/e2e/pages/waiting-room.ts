import type { Locator } from 'playwright-core';

import type { Guest } from '../harness/guest';

/** A table whose players are still coming. */
export class WaitingRoom {
  readonly guest: Guest;
  readonly link: Locator;
  readonly sit: Locator;
  readonly start: Locator;

  constructor(guest: Guest) {
    this.guest = guest;
    this.link = guest.page.getByRole('textbox', { name: guest.say('web-invite-link'), exact: true });
    this.sit = guest.button('web-sit');
    this.start = guest.buttonLike('web-room-start');
  }

  /** Copies the link to the table as a player would, and reads it from the clipboard. */
  async copyLink(): Promise<string> {
    await this.guest.press(this.guest.button('web-copy-link'));
    await this.guest.text('web-link-copied').waitFor();
    return this.guest.page.evaluate(() => navigator.clipboard.readText());
  }

  get seats(): Locator {
    return this.guest.labelled('web-players-list').getByRole('listitem');
  }
}

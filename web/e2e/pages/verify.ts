import type { Locator } from 'playwright-core';

import type { Guest } from '../harness/guest';

/** The page that proves that a game was fair. */
export class VerifyPage {
  readonly guest: Guest;
  readonly checks: Locator;

  constructor(guest: Guest) {
    this.guest = guest;
    this.checks = guest.page.getByRole('article');
  }

  async saysAllRight(): Promise<void> {
    await this.guest.page.getByRole('status').filter({ hasText: this.guest.say('web-verify-all-right') }).waitFor();
  }

  /** What each check says. */
  titles(): Promise<string[]> {
    return this.checks.getByRole('heading').allInnerTexts();
  }

  async paste(record: string): Promise<void> {
    await this.guest.page.getByLabel(this.guest.say('web-verify-paste'), { exact: true }).fill(record);
    await this.guest.press(this.guest.button('web-verify-check'));
  }
}

import type { Locator } from 'playwright-core';

import type { Guest } from '../harness/guest';

/** The results that lie on the table when the game is over. */
export class EndScreen {
  readonly #guest: Guest;
  readonly dialog: Locator;
  readonly sheet: Locator;
  readonly chart: Locator;
  readonly rematch: Locator;
  readonly record: Locator;
  readonly verify: Locator;
  readonly replay: Locator;

  constructor(guest: Guest) {
    this.#guest = guest;
    this.dialog = guest.page.getByRole('dialog', { name: guest.words.like('web-won') });
    this.sheet = this.dialog.getByRole('table', { name: guest.say('web-score-sheet') });
    this.chart = this.dialog.getByRole('img', { name: guest.words.like('web-chart-about') });
    this.rematch = this.dialog.getByRole('button', { name: guest.say('web-rematch'), exact: true });
    this.record = this.dialog.getByRole('link', { name: guest.say('web-record'), exact: true });
    this.verify = this.dialog.getByRole('link', { name: guest.say('web-verify-game'), exact: true });
    this.replay = this.dialog.getByRole('link', { name: guest.say('web-replay'), exact: true });
  }

  /** A row of the score sheet, player by player. */
  row(key: string): Promise<string[]> {
    const header = this.#guest.page.getByRole('rowheader', { name: this.#guest.say(key), exact: true });
    return this.sheet.getByRole('row').filter({ has: header }).getByRole('cell').allInnerTexts();
  }
}

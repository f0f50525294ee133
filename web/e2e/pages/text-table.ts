import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import type { Guest } from '../harness/guest';
import { Keyboard } from '../harness/keyboard';
import type { Decider } from './table';

/** The table in words, answered with the keyboard. */
export class TextTable implements Decider {
  readonly guest: Guest;
  readonly place: Locator;
  readonly submit: Locator;
  readonly #keyboard: Keyboard;
  #decided = 0;

  constructor(guest: Guest) {
    this.guest = guest;
    this.place = guest.region('web-text-interface');
    this.submit = this.place.locator('form button[type="submit"]');
    this.#keyboard = new Keyboard(guest.page);
  }

  /** Walks to the list of actions, chooses one with the arrows, walks on to the button and presses it. */
  async decide(): Promise<void> {
    this.#decided += 1;
    const radios = this.place.locator('form input[type="radio"]');
    const list = this.place.locator('form select').last();
    await radios.or(list).first().waitFor();
    const few = (await radios.count()) > 0;
    await this.#keyboard.walkTo(few ? radios.first() : list);
    // Space takes the first of a few; arrows walk through them.
    if (few) await this.#keyboard.press('Space');
    for (let down = few ? 0 : -1; down < this.#decided % 4; down += 1) await this.#keyboard.press('ArrowDown');
    await expect.poll(() => this.submit.isEnabled(), { message: 'an action is chosen' }).toBe(true);
    await this.#keyboard.walkTo(this.submit);
    await this.#keyboard.press('Enter');
  }
}

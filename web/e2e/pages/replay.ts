import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import type { Guest } from '../harness/guest';

/** A finished game, seen again. */
export class ReplayPage {
  readonly guest: Guest;
  readonly controls: Locator;
  readonly slider: Locator;
  readonly eyes: Locator;

  constructor(guest: Guest) {
    this.guest = guest;
    this.controls = guest.region('web-replay-controls');
    this.slider = this.controls.getByRole('slider', { name: guest.say('web-replay-step'), exact: true });
    this.eyes = guest.page.getByRole('combobox', { name: guest.say('web-replay-eyes'), exact: true });
  }

  async open(id: string, query = ''): Promise<void> {
    await this.guest.open(`/replay/${id}${query}`);
    await this.slider.waitFor();
  }

  /** After how many actions it stands. */
  async step(): Promise<number> {
    return Number(await this.slider.inputValue());
  }

  async standsAt(step: number): Promise<void> {
    await expect.poll(() => this.step(), { message: 'the replay stands there' }).toBe(step);
    const address = new RegExp(`[?&]step=${step}\\b`);
    await expect.poll(() => this.guest.at, { message: 'the address leads there' }).toMatch(address);
  }

  async last(): Promise<number> {
    return Number(await this.slider.getAttribute('max'));
  }

  press(key: string): Promise<void> {
    return this.guest.press(this.controls.getByRole('button', { name: this.guest.say(key), exact: true }));
  }

  /** A line of the log. */
  line(text: RegExp): Locator {
    return this.guest.labelled('web-log').getByRole('button', { name: text });
  }
}

import type { Locator } from 'playwright-core';

import type { GameId } from '../harness/games';
import type { Guest } from '../harness/guest';

export type Preset = 'bots' | 'solo' | 'screen' | 'friends';

/** The lobby, with the dialog of a new table of a game. */
export class Lobby {
  readonly #guest: Guest;
  readonly #game: GameId;
  readonly dialog: Locator;
  readonly play: Locator;

  constructor(guest: Guest, game: GameId = 'lost-code') {
    this.#guest = guest;
    this.#game = game;
    this.dialog = guest.dialog(`${game}-title`);
    this.play = this.dialog.getByRole('button', { name: guest.say('web-play'), exact: true });
  }

  async open(): Promise<void> {
    await this.#guest.open('/');
    await this.heading.waitFor();
  }

  get heading(): Locator {
    return this.#guest.page.getByRole('heading', { name: this.#guest.say('web-lobby-title'), level: 1 });
  }

  /** The box of the game on the shelf. */
  get box(): Locator {
    return this.#guest.page.getByRole('button', { name: this.#guest.say(`${this.#game}-title`) });
  }

  async chooseBox(): Promise<void> {
    await this.#guest.press(this.box);
    await this.dialog.waitFor();
  }

  preset(preset: Preset): Locator {
    return this.dialog.getByText(this.#guest.say(`web-preset-${preset}`), { exact: true });
  }

  /** Who sits in a seat. */
  seat(letter: string): Locator {
    return this.dialog.getByLabel(this.#guest.say('web-new-seat', { letter }), { exact: true });
  }

  /** Takes a seat away. */
  removeSeat(letter: string): Promise<void> {
    return this.#guest.press(this.#guest.button('web-new-remove', { letter }));
  }

  /** A variant of the game. */
  variant(key: string): Locator {
    return this.dialog.getByRole('switch', { name: this.#guest.say(`${this.#game}-option-${key}`) });
  }

  /** Who keeps the table: the server or this browser. */
  place(place: 'server' | 'browser'): Locator {
    return this.dialog.getByText(this.#guest.say(`web-new-place-${place}`), { exact: true });
  }

  details(): Promise<void> {
    return this.#guest.press(this.dialog.locator('summary'));
  }

  /** Makes a table and waits until its page is there. */
  async sitDown(): Promise<string> {
    await this.#guest.press(this.play);
    await this.#guest.page.waitForURL('**/table/*');
    return this.#guest.at.split('/').at(-1) ?? '';
  }

  /** The lists of tables, such as `mine` or `open`. */
  tables(list: 'mine' | 'open' | 'playing' | 'finished' | 'local' | 'local-finished'): Locator {
    return this.#guest.region(`web-${list}`).getByRole('article');
  }
}

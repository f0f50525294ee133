import type { Locator } from 'playwright-core';

import type { Question } from '../harness/games';
import type { Guest } from '../harness/guest';
import type { Keyboard } from '../harness/keyboard';
import { MykerinosBoard } from './mykerinos-board';
import type { Decider } from './table';

const COLUMNS = 8;

/** The board of Mykerinos, played without a mouse. */
export class MykerinosKeyboard implements Decider<'mykerinos'> {
  readonly #guest: Guest;
  readonly #board: MykerinosBoard;
  readonly #keyboard: Keyboard;
  #decided = 0;

  constructor(guest: Guest, keyboard: Keyboard) {
    this.#guest = guest;
    this.#board = new MykerinosBoard(guest);
    this.#keyboard = keyboard;
  }

  async decide(ask: Question<'mykerinos'>): Promise<void> {
    this.#decided += 1;
    await this[ask]();
  }

  async dig(): Promise<void> {
    if ((await this.#board.squares.count()) > 0) return this.#lay();
    await this.#press(this.#board.plain('pass'));
    // The confirmation has the focus.
    if (await this.#guest.button('web-confirm-yes').isVisible()) await this.#keyboard.press('Enter');
  }

  async neutral(): Promise<void> {
    if (this.#decided % 2 === 0 || (await this.#board.squares.count()) === 0) await this.#press(this.#board.plain('skip'));
    else await this.#lay();
  }

  async claim(): Promise<void> {
    const rooms = await this.#board.rooms.count();
    if (rooms === 0 || this.#decided % 2 === 0) return this.#press(this.#board.plots.first());
    // The museum has one stop; arrows go round until a room that may be entered has the focus.
    await this.#keyboard.walkTo(this.#board.museum.locator('[tabindex="0"]'));
    const here = () => this.#board.museum.locator('[data-room][tabindex="0"]').getAttribute('aria-disabled');
    while ((await here()) === 'true') await this.#keyboard.press('ArrowRight');
    await this.#keyboard.press('Enter');
  }

  remove(): Promise<void> {
    return this.#press(this.#board.plots.last());
  }

  /** Walks over the squares to one that glows and chooses it; a second Enter says it if more could be added. */
  async #lay(): Promise<void> {
    const stop = this.#board.grid.locator('[tabindex="0"]');
    const glowing = await this.#board.squares.evaluateAll((found) => found.map((square) => Number(square.getAttribute('data-square'))));
    const to = glowing[(this.#decided * 5) % glowing.length] ?? 0;
    await this.#keyboard.walkTo(stop);
    const from = Number(await stop.getAttribute('data-square'));
    await this.#steps(Math.floor(to / COLUMNS) - Math.floor(from / COLUMNS), 'ArrowDown', 'ArrowUp');
    await this.#steps((to % COLUMNS) - (from % COLUMNS), 'ArrowRight', 'ArrowLeft');
    await this.#keyboard.press('Enter');
    if ((await this.#board.state()) === 'begun') await this.#keyboard.press('Enter');
  }

  async #steps(count: number, onward: string, back: string): Promise<void> {
    for (let step = 0; step < Math.abs(count); step += 1) await this.#keyboard.press(count > 0 ? onward : back);
  }

  async #press(what: Locator): Promise<void> {
    await this.#keyboard.walkTo(what);
    await this.#keyboard.press('Enter');
  }
}

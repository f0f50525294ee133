import type { Locator } from 'playwright-core';

import type { Guest } from '../harness/guest';
import type { Keyboard } from '../harness/keyboard';
import { Board } from './board';
import type { Ask, Decider } from './table';

/** The board of The Lost Code, played without a mouse. */
export class KeyboardBoard implements Decider {
  readonly #guest: Guest;
  readonly #board: Board;
  readonly #keyboard: Keyboard;
  #decided = 0;

  constructor(guest: Guest, keyboard: Keyboard) {
    this.#guest = guest;
    this.#board = new Board(guest);
    this.#keyboard = keyboard;
  }

  async decide(ask: Exclude<Ask, 'over'>): Promise<void> {
    this.#decided += 1;
    await this[ask]();
  }

  async #press(what: Locator): Promise<void> {
    await this.#keyboard.walkTo(what);
    await this.#keyboard.press('Enter');
  }

  async turn(): Promise<void> {
    const confirm = this.#guest.buttonLike('lost-code-board-confirm-dice');
    await confirm.waitFor();
    for (let turn = this.#decided % 2 === 0; turn || (await confirm.isDisabled()); turn = false) {
      await this.#press(await this.#board.dieToTurn(confirm));
      const symbols = this.#guest.labelled('lost-code-board-turn-to');
      await this.#press(symbols.locator('button[aria-disabled="false"]').last());
      await symbols.waitFor({ state: 'detached' });
    }
    await this.#press(confirm);
  }

  /** Sometimes a wheel is taken first; then the window is moved with the arrows and said with Enter. */
  async bet(): Promise<void> {
    await this.#board.dial.waitFor();
    if (this.#decided % 2 === 0) await this.#press(this.#board.freeWheels.last());
    await this.#keyboard.walkTo(this.#board.dial);
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'PageUp', 'Home', 'PageUp']) await this.#keyboard.press(key);
    await this.#keyboard.press('Enter');
  }

  async exchange(): Promise<void> {
    const tile = this.#board.ownRack.locator('button[aria-disabled="false"]').first();
    await tile.waitFor();
    await this.#press(tile);
    await this.#press(this.#guest.buttonLike('lost-code-board-confirm-exchange'));
  }

  token(): Promise<void> {
    return this.#press(this.#guest.button('lost-code-board-leave'));
  }

  /** The sheet has one stop; arrows walk through its cells. */
  async guess(): Promise<void> {
    await this.#board.askedLine('lost-code-board-write-line');
    // The last line was said with the button below the sheet.
    await this.#keyboard.walkTo(this.#board.sheet.locator('button[tabindex="0"]'), true);
    await this.#keyboard.press(this.#decided % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
    await this.#keyboard.press('Space');
    await this.#press(this.#guest.buttonLike('lost-code-board-write'));
  }
}

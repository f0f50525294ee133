import type { Locator } from 'playwright-core';

import type { Guest } from '../harness/guest';
import type { Ask, Decider } from './table';

export const SYMBOLS = ['bird', 'jaguar', 'chameleon', 'snake', 'human', 'bear'] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** The board of The Lost Code, played with a pointer or a finger. */
export class Board implements Decider {
  readonly guest: Guest;
  readonly whole: Locator;
  readonly wheels: Locator;
  readonly dice: Locator;
  readonly dial: Locator;
  readonly ownRack: Locator;
  readonly sheet: Locator;
  #decided = 0;

  constructor(guest: Guest) {
    this.guest = guest;
    this.whole = guest.labelled('lost-code-title');
    this.wheels = guest.labelled('lost-code-screen-wheels');
    this.dice = guest.labelled('lost-code-screen-dice');
    this.dial = guest.page.getByRole('slider', { name: guest.words.like('lost-code-board-dial') });
    this.ownRack = guest.labelled('lost-code-board-own-rack');
    this.sheet = guest.labelled('lost-code-board-grid');
  }

  /** Answers one decision, not always in the same way. */
  async decide(ask: Exclude<Ask, 'over'>): Promise<void> {
    this.#decided += 1;
    await this[ask]();
  }

  async turn(): Promise<void> {
    const confirm = this.guest.buttonLike('lost-code-board-confirm-dice');
    await confirm.waitFor();
    if (this.#decided % 2 === 0 || (await confirm.isDisabled())) await this.turnDice(confirm);
    await this.guest.press(confirm);
  }

  /** A die to turn: in a game for beginners first the bears, as long as the dice cannot stay so. */
  async dieToTurn(confirm: Locator): Promise<Locator> {
    const bears = this.dice.getByRole('button', { name: this.guest.say('lost-code-name-bear'), exact: true });
    return (await confirm.isDisabled()) ? bears.first() : this.dice.locator('button[aria-disabled="false"]').first();
  }

  /** Turns a die, and all that must be turned. */
  async turnDice(confirm: Locator): Promise<void> {
    do {
      await this.guest.press(await this.dieToTurn(confirm));
      const symbols = this.guest.labelled('lost-code-board-turn-to');
      await this.guest.press(symbols.locator('button[aria-disabled="false"]').last());
      await symbols.waitFor({ state: 'detached' });
    } while (await confirm.isDisabled());
  }

  get freeWheels(): Locator {
    return this.wheels.locator('button[aria-disabled="false"]');
  }

  /** The window in the middle of the stone. */
  get window(): Locator {
    return this.whole.locator('output');
  }

  async bet(): Promise<void> {
    await this.freeWheels.first().waitFor();
    const wheels = await this.freeWheels.all();
    const wheel = wheels[this.#decided % wheels.length];
    if (wheel) await this.guest.press(wheel);
    const higher = this.guest.button('lost-code-board-step-up');
    for (let steps = this.#decided % 3; steps > 0; steps -= 1) if (await higher.isEnabled()) await this.guest.press(higher);
    await this.guest.press(this.guest.buttonLike('lost-code-board-confirm-bet'));
  }

  async exchange(): Promise<void> {
    await this.guest.press(this.ownRack.locator('button[aria-disabled="false"]').last());
    await this.guest.press(this.guest.buttonLike('lost-code-board-confirm-exchange'));
  }

  async token(): Promise<void> {
    if (this.#decided % 2 === 0) {
      await this.guest.press(this.guest.button('lost-code-board-leave'));
      return;
    }
    await this.note(await this.askedLine('lost-code-board-write-token'), 2);
    await this.guest.press(this.guest.buttonLike('lost-code-board-take'));
  }

  async guess(): Promise<void> {
    await this.note(await this.askedLine('lost-code-board-write-line'), 3);
    await this.guest.press(this.guest.buttonLike('lost-code-board-write'));
  }

  /** The symbol whose line of the sheet is asked for. */
  async askedLine(key: string): Promise<Symbol> {
    const lines = SYMBOLS.map((symbol) => this.guest.page.getByText(this.guest.say(key, { symbol })));
    await lines.reduce((one, other) => one.or(other)).waitFor();
    for (const [index, symbol] of SYMBOLS.entries()) if (await lines[index]?.isVisible()) return symbol;
    throw new Error('no line of the sheet is asked for');
  }

  /** A cell of the sheet. */
  cell(symbol: Symbol, value: number): Locator {
    const name = this.guest.say('lost-code-board-cell', { symbol, value, state: 'open' });
    return this.sheet.getByRole('button', { name: new RegExp(`^${name}\\b`, 'u') });
  }

  /** Notes values for a symbol in the sheet. */
  async note(symbol: Symbol, value: number): Promise<void> {
    const cell = this.cell(symbol, value);
    if ((await cell.getAttribute('aria-pressed')) !== 'true') await this.guest.press(cell);
  }
}

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import type { Question } from '../harness/games';
import type { Guest } from '../harness/guest';
import type { Decider } from './table';

/** So many digs before one passes: a whole game of four rounds does not take long. */
const DIGS_A_ROUND = 3;

/** The board of Mykerinos, played with a pointer or a finger. */
export class MykerinosBoard implements Decider<'mykerinos'> {
  readonly guest: Guest;
  readonly whole: Locator;
  readonly grid: Locator;
  readonly museum: Locator;
  readonly patrons: Locator;
  /** The strip with what is being chosen. */
  readonly choice: Locator;
  /** Which kinds of actions were done. */
  readonly did = new Set<string>();
  #decided = 0;
  #dug = 0;

  constructor(guest: Guest) {
    this.guest = guest;
    this.whole = guest.region('mykerinos-title');
    this.grid = guest.labelled('web-mykerinos-grid');
    this.museum = guest.labelled('web-mykerinos-museum');
    this.patrons = guest.labelled('web-mykerinos-patrons');
    this.choice = guest.labelled('web-mykerinos-choice');
  }

  /** The squares that glow. */
  get squares(): Locator {
    return this.grid.locator('[data-square][aria-disabled="false"]:not([aria-pressed="true"])');
  }

  /** A square by its name, such as `c4`. */
  square(name: string): Locator {
    const place = (Number(name.slice(1)) - 1) * 8 + name.charCodeAt(0) - 97;
    return this.grid.locator(`[data-square="${place}"]`);
  }

  /** Whether something is asked, or already being chosen. */
  state(): Promise<string | null> {
    return this.choice.getAttribute('data-state');
  }

  /** The rooms that glow. */
  get rooms(): Locator {
    return this.museum.locator('[data-room][aria-disabled="false"]');
  }

  /** The plots that glow. */
  get plots(): Locator {
    return this.whole.locator('[data-plot]');
  }

  /** The patrons that can be turned. */
  get ready(): Locator {
    return this.patrons.locator('button[aria-disabled="false"]');
  }

  /** The button that says what is chosen. */
  get confirm(): Locator {
    return this.choice.locator('[data-answer="chosen"]');
  }

  /** A button that says something without a place: pass, skip, decline. */
  plain(action: string): Locator {
    return this.choice.locator(`[data-answer="${action}"]`);
  }

  /** Answers one decision, not always in the same way. */
  async decide(ask: Question<'mykerinos'>): Promise<void> {
    this.#decided += 1;
    await this[ask]();
    await this.#said();
  }

  async dig(): Promise<void> {
    const squares = await this.squares.count();
    this.#dug += 1;
    if (this.#dug > DIGS_A_ROUND || squares === 0) {
      this.#dug = 0;
      this.did.add('pass');
      return this.guest.pass(this.plain('pass'));
    }
    if (await this.#turnPatron()) return;
    await this.#build('dig');
  }

  async neutral(): Promise<void> {
    if (this.#decided % 3 === 0 || (await this.squares.count()) === 0) await this.#press(this.plain('skip'), 'skip');
    else await this.#build('neutral');
  }

  async claim(): Promise<void> {
    const rooms = await this.rooms.count();
    if (rooms > 0 && this.#decided % 2 === 0) await this.#choose(this.rooms.nth(this.#decided % rooms), 'museum');
    else await this.#choose(this.plots.first(), 'take');
  }

  async remove(): Promise<void> {
    await this.#choose(this.plots.last(), 'remove');
  }

  /** Turns a patron if there is one, and does what it is for. */
  async #turnPatron(): Promise<boolean> {
    const patron = this.ready.first();
    if ((await this.ready.count()) === 0) return false;
    await this.guest.press(patron);
    if ((await this.rooms.count()) > 0) await this.#choose(this.rooms.first(), 'brown');
    else await this.#build('patron');
    return true;
  }

  /** Picks squares one after the other: as many as there may be, or only as many as there must. */
  async #build(kind: string): Promise<void> {
    const most = this.#decided % 2 === 0;
    for (let picked = 0; ; picked += 1) {
      const squares = await this.squares.count();
      const enough = (await this.confirm.count()) > 0;
      if (squares === 0 || (enough && !most)) break;
      await this.guest.press(this.squares.nth((this.#decided * 7) % squares));
      this.did.add(`${kind} ${picked + 1}`);
      if (await this.#answered()) return;
    }
    await this.guest.press(this.confirm);
  }

  /** Chooses something with one press; a finger confirms it. */
  async #choose(what: Locator, kind: string): Promise<void> {
    this.did.add(kind);
    await this.guest.press(what);
    if (!(await this.#answered())) await this.guest.press(this.confirm);
  }

  async #press(what: Locator, kind: string): Promise<void> {
    this.did.add(kind);
    await this.guest.press(what);
  }

  /** Whether an answer is on its way, or was given. */
  async #answered(): Promise<boolean> {
    return (await this.state()) !== 'begun';
  }

  /** The table has taken the answer. */
  async #said(): Promise<void> {
    await expect.poll(() => this.confirm.count()).toBe(0);
  }
}

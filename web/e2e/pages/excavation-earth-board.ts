import type { Locator } from 'playwright-core';

import type { Question } from '../harness/games';
import type { Guest } from '../harness/guest';
import type { Decider } from './table';

/** So many cards are played before one passes: three rounds do not take long. */
const CARDS_A_ROUND = 4;

/** What a card is played for if it can be, in turn. */
const WISHES = ['sell', 'excavate', 'market', 'command', 'survey', 'smuggle', 'travel'];

/** Answers that end something or do without. */
const PLAIN = ['done', 'trader', 'envoy', 'sample', 'stand', 'skip', 'leave', 'pass'];

/** The board of Excavation Earth, played with a pointer or a finger: one press at a time. */
export class ExcavationEarthBoard implements Decider<'excavation-earth'> {
  readonly guest: Guest;
  readonly whole: Locator;
  /** The buttons with words, and what is put together. */
  readonly tray: Locator;
  readonly menu: Locator;
  /** Which questions were answered, and for what cards were played. */
  readonly did = new Set<string>();
  readonly #cards: number;
  #presses = 0;
  #played = 0;

  constructor(guest: Guest, cards = CARDS_A_ROUND) {
    this.guest = guest;
    this.#cards = cards;
    this.whole = guest.region('excavation-earth-title');
    this.tray = guest.labelled('web-excavation-earth-tray');
    this.menu = guest.page.getByRole('menu');
  }

  /** Things that can be pressed next. */
  get live(): Locator {
    return this.whole.locator('.spot.live');
  }

  /** A thing on the table by its name, such as `place:L05`. */
  spot(step: string): Locator {
    return this.whole.locator(`[data-places="${step}"]`).first();
  }

  /** A button that says what it does. */
  answer(kind: string): Locator {
    return this.tray.locator(`[data-answer="${kind}"]`);
  }

  /** The board of somebody. */
  tab(name: string): Locator {
    return this.whole.getByRole('tab', { name: new RegExp(name, 'u') });
  }

  async decide(ask: Question<'excavation-earth'>): Promise<void> {
    this.#presses += 1;
    this.did.add(ask);
    if ((await this.menu.count()) > 0) return this.#chooseInMenu();
    if (ask === 'choose') return this.#chooseCard();
    if (await this.#pressFirst(['chosen'])) return;
    // A journey of one explorer is enough, and so are two artefacts.
    if (['travel', 'gear', 'trade', 'bribe', 'sample', 'trader', 'command'].includes(ask) && (await this.#pressFirst(PLAIN))) return;
    const live = await this.live.count();
    if (live > 0) await this.guest.press(this.live.nth((this.#presses * 5) % live));
    else await this.#pressFirst(['free', ...PLAIN]);
  }

  async #chooseCard(): Promise<void> {
    const cards = this.whole.locator('[data-places^="hand:"].live');
    const count = await cards.count();
    if (count > 0 && this.#played < this.#cards) return this.guest.press(cards.nth(this.#presses % count));
    this.#played = 0;
    await this.guest.pass(this.answer('pass'));
  }

  async #chooseInMenu(): Promise<void> {
    const deeds = await this.menu.getByRole('menuitem').evaluateAll((items) => items.map((item) => item.getAttribute('data-choice')?.split(' ')[0] ?? ''));
    const wish = WISHES.map((_, at) => WISHES[(at + this.#played) % WISHES.length]).find((deed) => deeds.includes(deed ?? ''));
    const at = Math.max(0, deeds.indexOf(wish ?? ''));
    this.#played += 1;
    this.did.add(deeds[at] ?? '');
    await this.guest.press(this.menu.getByRole('menuitem').nth(at));
  }

  /** Presses the first of these buttons that is there. */
  async #pressFirst(kinds: string[]): Promise<boolean> {
    const there = await this.tray.locator('[data-answer]').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-answer') ?? ''));
    const kind = kinds.find((kind) => there.includes(kind));
    if (kind === undefined) return false;
    await this.guest.pass(this.answer(kind).first());
    return true;
  }
}

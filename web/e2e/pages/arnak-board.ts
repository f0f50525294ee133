import type { Locator } from 'playwright-core';

import type { Question } from '../harness/games';
import type { Guest } from '../harness/guest';
import type { Decider } from './table';

type Ask = Question<'arnak'>;
type Panel = 'island' | 'research' | 'cards' | 'mine';

/** Where the things lie that a turn can begin with, from the most wanted to the least. */
const WISHES = ['track', 'temple', 'site', 'space', 'row', 'hand', 'mine', 'boon', 'slot'];

/** Where the answers to a question lie. All other questions are answered in the tray. */
const PLACES: Partial<Record<Ask, string[]>> = {
  'keep-cards': [],
  exile: ['hand', 'played'],
  refresh: ['mine'],
  dig: ['site', 'space'],
  research: ['track', 'temple'],
  buy: ['row'],
  overcome: ['site'],
  activate: ['site'],
  relocate: ['space'],
  recall: ['space'],
  borrow: ['supply'],
  exchange: ['supply'],
  lead: ['site'],
  'use-up': ['hand'],
  offer: ['hand'],
  'take-item': ['row'],
  'take-artifact': ['row'],
  recruit: ['supply'],
  promote: ['mine'],
  'pay-card': ['hand'],
};

const PANELS: Record<string, Panel> = { site: 'island', space: 'island', track: 'research', temple: 'research', row: 'cards', supply: 'cards' };

/** So many main actions before one passes: a whole game of five rounds does not take long. */
const TURNS_A_ROUND = 3;

/** The board of Arnak, played with a pointer or a finger. */
export class ArnakBoard implements Decider<'arnak'> {
  readonly guest: Guest;
  readonly whole: Locator;
  readonly tray: Locator;
  /** What the rival just did. */
  readonly story: Locator;
  /** Which kinds of things were pressed. */
  readonly did = new Set<string>();
  readonly #turns: number;
  #decided = 0;
  #turn = 0;

  constructor(guest: Guest, turns = TURNS_A_ROUND) {
    this.guest = guest;
    this.#turns = turns;
    this.whole = guest.region('web-arnak-board');
    this.tray = guest.labelled('web-arnak-tray');
    this.story = this.whole.getByRole('status');
  }

  /** What can be pressed at places of this kind, such as `row`. */
  live(kind: string): Locator {
    return this.whole.locator(`.spot.live[data-places^="${kind}:"]`);
  }

  /** A place by its name, such as `hand:fear`. */
  place(name: string): Locator {
    return this.whole.locator(`[data-places~="${name}"]`).first();
  }

  /** An answer in words. */
  answer(text: string): Locator {
    return this.tray.locator(`[data-answer="${text}"]`);
  }

  /** On a phone: opens a part of the table. */
  async open(panel: Panel): Promise<void> {
    if (this.guest.phone) await this.guest.press(this.guest.page.getByRole('tab', { name: this.guest.say(`web-arnak-panel-${panel}`) }));
  }

  /** Answers one decision, not always in the same way. */
  async decide(ask: Ask): Promise<void> {
    this.#decided += 1;
    if (ask === 'pay-travel') return this.#press(this.answer('plan'), 'pay');
    if (ask === 'free-action') return this.#afterwards();
    if (ask === 'main-action') return this.#begin();
    for (const kind of PLACES[ask] ?? []) if (await this.#at(kind)) return;
    await this.#say();
  }

  /** A main action, or a pass when there were enough. */
  async #begin(): Promise<void> {
    this.#turn += 1;
    if (this.#turn <= this.#turns) {
      // What was not done yet comes first, so that everything has its turn.
      const wishes = [...WISHES].sort((a, b) => Number(this.did.has(a)) - Number(this.did.has(b)));
      for (const kind of wishes) if (await this.#at(kind)) return;
    }
    this.#turn = 0;
    this.did.add('pass');
    await this.guest.pass(this.answer('pass'));
  }

  /** Sometimes a free action, then the end of the turn. */
  async #afterwards(): Promise<void> {
    if (this.#decided % 2 === 0 && (await this.#at('hand'))) return void this.did.add('free action');
    await this.#press(this.answer('end'), 'end');
  }

  /** Presses something of this kind, if there is anything. */
  async #at(kind: string): Promise<boolean> {
    await this.open(PANELS[kind] ?? 'mine');
    const spots = this.live(kind);
    const count = await spots.count();
    if (count === 0) return false;
    await this.#press(spots.nth(this.#decided % count), kind);
    const choice = this.guest.page.getByRole('menuitem').first();
    if (await choice.isVisible()) await this.guest.press(choice);
    return true;
  }

  /** An answer in words: the first that does something. */
  async #say(): Promise<void> {
    const answers = this.tray.locator('[data-answer]');
    const loud = this.tray.locator('[data-answer]:not(.quiet)');
    await this.#press((await loud.count()) > 0 ? loud.first() : answers.first(), 'words');
  }

  async #press(what: Locator, kind: string): Promise<void> {
    this.did.add(kind);
    await this.guest.press(what);
  }
}

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import { ASKS, type GameId, type Question } from '../harness/games';
import type { Guest } from '../harness/guest';

/** What the player is asked; `over` when nothing more is. */
export type Ask<Game extends GameId = 'lost-code'> = Question<Game> | 'over';

/** Something that answers a decision, in one of the ways the screen offers. */
export interface Decider<Game extends GameId = 'lost-code'> {
  decide(ask: Question<Game>): Promise<void>;
}

/** The screen of a table that is being played. */
export class Table<Game extends GameId = 'lost-code'> {
  readonly guest: Guest;
  readonly #game: GameId;
  /** The strip at the top with the decision in words. */
  readonly bar: Locator;
  readonly company: Locator;

  constructor(guest: Guest, game: GameId & Game = 'lost-code' as GameId & Game) {
    this.guest = guest;
    this.#game = game;
    this.bar = guest.region('web-decision').first();
    this.company = guest.page.getByRole('complementary', { name: guest.say('web-company') });
  }

  async open(id: string): Promise<void> {
    await this.guest.open(`/table/${id}`);
    await this.bar.waitFor();
  }

  /** What the player is asked now; null while others decide or an answer is on its way. */
  async asked(): Promise<Ask<Game> | null> {
    const text = await this.bar.evaluateAll(([bar]) => (bar?.ariaBusy === 'true' ? '' : bar?.querySelector('p')?.textContent));
    const words = text?.trim() ?? '';
    const asks = ASKS[this.#game] as readonly Question<Game>[];
    const ask = asks.find((ask) => words === this.guest.say(`${this.#game}-ask-${ask}`));
    return ask ?? (this.guest.words.like('web-won').test(words) ? 'over' : null);
  }

  /** Waits until the player is asked or the game is over. */
  async ask(): Promise<Ask<Game>> {
    let ask: Ask<Game> | null = null;
    const waiting = { message: 'the player is asked', timeout: 20_000 };
    await expect.poll(async () => (ask = await this.asked()), waiting).toBeTruthy();
    return ask ?? 'over';
  }

  async waitsForOthers(): Promise<void> {
    await expect.poll(() => this.bar.innerText()).toMatch(this.guest.words.within('web-waiting-for'));
  }

  /** Answers decisions until `done` says so, or the game is over. */
  async play(
    decider: Decider<Game>,
    done: (ask: Ask<Game>, answered: number) => boolean = () => false,
  ): Promise<Ask<Game>> {
    for (let answered = 0; ; answered += 1) {
      const ask = await this.ask();
      if (ask === 'over' || done(ask, answered)) return ask;
      await decider.decide(ask);
    }
  }

  // The tools of the bar.

  get hint(): Locator {
    return this.guest.button('web-hint');
  }

  /** Its name also says why it cannot be used. */
  get undo(): Locator {
    return this.guest.page.getByRole('button', { name: new RegExp(`^${this.guest.say('web-undo')}(\\.|$)`, 'u') });
  }

  get actions(): Locator {
    return this.bar.getByRole('button', { name: this.guest.say('web-actions'), exact: true });
  }

  /** An entry of the menu, with the menu open. */
  async menu(key: string): Promise<Locator> {
    await this.guest.press(this.bar.getByRole('button', { name: this.guest.say('web-menu'), exact: true }));
    return this.bar.getByRole('listitem').filter({ hasText: this.guest.say(key) }).locator('a, button');
  }

  async choose(key: string): Promise<void> {
    await this.guest.press(await this.menu(key));
  }

  // The column beside the board.

  tab(tab: 'log' | 'chat' | 'players'): Locator {
    return this.company.getByRole('tab', { name: this.guest.say(`web-tab-${tab}`) });
  }

  get log(): Locator {
    return this.company.getByRole('list', { name: this.guest.say('web-log'), exact: true });
  }

  get chat(): Locator {
    return this.company.getByRole('log', { name: this.guest.say('web-chat'), exact: true });
  }

  async sayInChat(text: string): Promise<void> {
    await this.guest.press(this.tab('chat'));
    await this.company.getByRole('textbox', { name: this.guest.say('web-chat-say') }).fill(text);
    await this.guest.press(this.company.getByRole('button', { name: this.guest.say('web-chat-send'), exact: true }));
  }

  /** The lines of the log. */
  async logLines(): Promise<string[]> {
    await this.guest.press(this.tab('log'));
    return this.log.getByRole('button').allInnerTexts();
  }
}

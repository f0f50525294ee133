import { untrack } from 'svelte';

import type { BoardProps } from '../../contract';
import { exchangesOf } from './exchanges';
import { lineOf, toggled } from './guesses';
import { resultOf, resultsOf, turned } from './turning';
import { actionOf, oddsOf, SYMBOLS, topSum, widthOf } from './view';
import type { Action, Symbol, View } from './view';
import { hitChance, likeliest, middleOf, nearest, settingsOf, stepped, sumChances } from './windows';
import type { Setting } from './windows';

/** Values by seat and symbol. */
type Drafts = Record<string, readonly number[]>;

/** The wheel that is taken up first: neither bold nor timid. */
const FIRST_WIDTH = 5;

/**
 * What the viewer is about to answer, before it is said. It starts anew with every decision; news that do not change
 * the decision leave it alone.
 */
export class Choosing {
  readonly #read: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
    this.#read = props;
  }

  get #props(): BoardProps<View> {
    return this.#read();
  }

  readonly settings = $derived.by(() => settingsOf(this.#props.choices));
  readonly results = $derived.by(() => resultsOf(this.#props.choices));
  readonly line = $derived.by(() => lineOf(this.#props.view, this.#props.choices));
  readonly exchanges = $derived.by(() => exchangesOf(this.#props.choices));

  /** The advised action, if a bot was asked. */
  readonly advice = $derived.by(() => {
    const advised = this.#props.choices.find(({ text }) => text === this.#props.hint);
    return advised ? actionOf(advised) : null;
  });

  #lastDecision = '';

  /** Tells decisions apart. While an answer is on its way nothing can be chosen, but the decision is still the same. */
  readonly #decision = $derived.by(() => {
    const { view, seat, choices } = this.#props;
    if (choices.length > 0) {
      this.#lastDecision = JSON.stringify([seat, view.round, view.phase, choices.map(({ text }) => text)]);
    }
    return this.#lastDecision;
  });

  /** The first value of something that is chosen anew with each decision. */
  #atFirst<T>(value: () => T): T {
    void this.#decision;
    return untrack(value);
  }

  // The wheel and its window.

  #width = $derived.by(() => this.#atFirst(() => this.#firstWidth()));
  #middle = $derived.by(() => this.#atFirst((): number | null => null));

  #firstWidth(): number | null {
    const widths = [...this.settings.keys()];
    return widths.toSorted((a, b) => Math.abs(a - FIRST_WIDTH) - Math.abs(b - FIRST_WIDTH))[0] ?? null;
  }

  /** The width of the wheel in hand. */
  get width(): number | null {
    return this.#width;
  }

  /** The chance of each sum for the dice as the viewer would have them. */
  readonly chances = $derived.by(() => sumChances(oddsOf(this.#props.aid), this.dice));

  /** The window of the wheel in hand. */
  readonly window = $derived.by((): Setting | null => (this.#width === null ? null : this.windowOn(this.#width)));

  /** Where a wheel's window stands, or would stand. */
  windowOn(width: number): Setting | null {
    const windows = this.settings.get(width) ?? [];
    if (this.#middle !== null) return nearest(windows, this.#middle);
    return this.chances ? likeliest(windows, this.chances) : nearest(windows, topSum(this.#props.view) / 2);
  }

  readonly hit = $derived.by(() => this.window && this.chances && hitChance(this.chances, this.window));

  takeWheel(width: number): void {
    if (!this.settings.has(width) || width === this.#width) return;
    // With the chances at hand every wheel begins at its best window, otherwise where the last one stood.
    if (this.chances) this.#middle = null;
    else if (this.window) this.#middle = middleOf(this.window);
    this.#width = width;
  }

  /** Moves the window so that its middle is as near as possible to a sum. */
  aimAt(sum: number): void {
    const windows = this.#width === null ? undefined : this.settings.get(this.#width);
    const window = windows && nearest(windows, sum);
    if (window) this.#middle = middleOf(window);
  }

  step(steps: number): void {
    const windows = this.#width === null ? undefined : this.settings.get(this.#width);
    const window = windows && this.window && stepped(windows, this.window, steps);
    if (window) this.#middle = middleOf(window);
  }

  // The dice.

  #dice = $derived.by(() => this.#atFirst((): readonly Symbol[] => this.#props.view.dice));
  #die = $derived.by(() => this.#atFirst((): number | null => null));

  /** The dice as the viewer would have them. */
  get dice(): readonly Symbol[] {
    return this.results.length > 0 ? this.#dice : this.#props.view.dice;
  }

  /** The die that is being turned. */
  get die(): number | null {
    return this.#die;
  }

  pickDie(die: number | null): void {
    this.#die = this.#die === die ? null : die;
  }

  /** Turns the die in hand; false if that is not allowed. */
  turnTo(symbol: Symbol): boolean {
    const dice = this.#die !== null && turned(this.#props.view.dice, this.#dice, this.#die, symbol, this.results);
    if (!dice) return false;
    this.#dice = dice;
    this.#die = null;
    return true;
  }

  readonly result = $derived.by(() => resultOf(this.dice, this.results));

  /** Whether the dice would stay as they were thrown. */
  get accepts(): boolean {
    return this.dice.every((symbol, die) => symbol === this.#props.view.dice[die]);
  }

  // The tile that goes.

  #tile = $derived.by(() => this.#atFirst((): Symbol | null => null));

  get tile(): Symbol | null {
    return this.#tile;
  }

  pickTile(symbol: Symbol): void {
    if (this.exchanges.has(symbol)) this.#tile = this.#tile === symbol ? null : symbol;
  }

  // The lines of the sheet. What is pencilled in for later lines stays from one line to the next.

  #drafts: Drafts = $state({});

  #lineKey(symbol: Symbol): string {
    return `${this.#props.seat} ${symbol}`;
  }

  draft(symbol: Symbol): readonly number[] {
    return this.#drafts[this.#lineKey(symbol)] ?? [];
  }

  /** Notes a value for a symbol, or no longer; false if there are already as many as there may be. */
  toggle(symbol: Symbol, value: number): boolean {
    const values = toggled(this.draft(symbol), value, this.line?.most ?? 0);
    if (values) this.#drafts = { ...this.#drafts, [this.#lineKey(symbol)]: values };
    return values !== null;
  }

  /** Chooses what is advised; it is still the viewer who says it. */
  follow(advice: Action): void {
    switch (advice.action) {
      case 'bet':
        this.#width = widthOf(advice.window);
        this.#middle = middleOf(advice.window);
        break;
      case 'dice':
        this.#dice = laidOver(this.#props.view.dice, advice.dice);
        break;
      case 'exchange':
        this.#tile = advice.symbol;
        break;
      case 'take':
      case 'guess':
        if (this.line) this.#drafts = { ...this.#drafts, [this.#lineKey(this.line.symbol)]: advice.values };
    }
  }
}

/** Lays a result over thrown dice so that as few as possible change. */
function laidOver(thrown: readonly Symbol[], result: readonly Symbol[]): Symbol[] {
  const left = [...result];
  const kept = thrown.map((symbol) => {
    const at = left.indexOf(symbol);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return kept.map((symbol) => symbol ?? left.shift() ?? SYMBOLS[0]) as Symbol[];
}

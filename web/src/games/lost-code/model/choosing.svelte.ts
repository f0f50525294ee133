import { untrack } from 'svelte';

import type { BoardProps } from '../../contract';
import { lineOf, toggled } from './guesses';
import { resultOf, resultsOf, turned } from './turning';
import { actionOf, oddsOf, SYMBOLS, topSum } from './view';
import type { Symbol, View } from './view';
import { hitChance, likeliest, middleOf, nearest, settingsOf, stepped, sumChances } from './windows';
import type { Setting } from './windows';

/** Values by seat and symbol. */
type Drafts = Record<string, readonly number[]>;

/** The wheel that is taken up first: neither bold nor timid. */
const FIRST_WIDTH = 5;

/**
 * What the viewer is about to answer, before it is said. It starts anew with every decision, from the advice if
 * there is one; news that do not change the decision leave it alone.
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
  readonly exchanges = $derived.by(
    () =>
      new Map(
        this.#props.choices.flatMap((choice) => {
          const action = actionOf(choice);
          return action.action === 'exchange' ? [[action.symbol, choice.text] as const] : [];
        }),
      ),
  );

  /** The advised action, if a bot was asked. */
  readonly advice = $derived.by(() => {
    const advised = this.#props.choices.find(({ text }) => text === this.#props.hint);
    return advised ? actionOf(advised) : null;
  });

  readonly #decision = $derived.by(() => {
    const { view, seat, choices, hint } = this.#props;
    return JSON.stringify([seat, view.round, view.phase, hint, choices.map(({ text }) => text)]);
  });

  /** The first value of something that is chosen anew with each decision. */
  #atFirst<T>(value: () => T): T {
    void this.#decision;
    return untrack(value);
  }

  // The wheel and its window.

  #width = $derived.by(() => this.#atFirst(() => this.#firstWidth()));
  #middle = $derived.by(() => this.#atFirst(() => this.#advisedMiddle()));

  #firstWidth(): number | null {
    if (this.advice?.action === 'bet') return this.advice.window.high - this.advice.window.low + 1;
    const widths = [...this.settings.keys()];
    return widths.toSorted((a, b) => Math.abs(a - FIRST_WIDTH) - Math.abs(b - FIRST_WIDTH))[0] ?? null;
  }

  #advisedMiddle(): number | null {
    return this.advice?.action === 'bet' ? middleOf(this.advice.window) : null;
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

  #dice = $derived.by(() => this.#atFirst(() => this.#firstDice()));
  #die = $derived.by(() => this.#atFirst((): number | null => null));

  #firstDice(): readonly Symbol[] {
    const { view } = this.#props;
    if (this.advice?.action !== 'dice') return view.dice;
    return laidOver(view.dice, this.advice.dice);
  }

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

  turnTo(symbol: Symbol): void {
    if (this.#die === null) return;
    const dice = turned(this.#props.view.dice, this.#dice, this.#die, symbol, this.results);
    if (!dice) return;
    this.#dice = dice;
    this.#die = null;
  }

  readonly result = $derived.by(() => resultOf(this.dice, this.results));

  /** Whether the dice would stay as they were thrown. */
  get accepts(): boolean {
    return this.dice.every((symbol, die) => symbol === this.#props.view.dice[die]);
  }

  // The tile that goes.

  #tile = $derived.by(() =>
    this.#atFirst((): Symbol | null => (this.advice?.action === 'exchange' ? this.advice.symbol : null)),
  );

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

  /** Pencils the advised line in. */
  followAdvice(): void {
    const { advice, line } = this;
    if (!line || (advice?.action !== 'guess' && advice?.action !== 'take')) return;
    this.#drafts = { ...untrack(() => this.#drafts), [this.#lineKey(line.symbol)]: advice.values };
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

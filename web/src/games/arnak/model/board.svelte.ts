import { createContext } from 'svelte';

import type { BoardProps, Choice } from '../../contract';
import { seatNames } from '../../../lib/names';
import { trackOf } from './box';
import { proposalOf } from './payment';
import { busiest, bySpot, placesOf, placesOfAll, wordy } from './spots';
import type { PanelName } from './spots';
import { playerOf } from './view';
import type { PlayerView, View } from './view';

/** A spot with several things to do, and where it lies. */
export interface OpenMenu {
  choices: Choice[];
  anchor: HTMLElement;
  title: string;
}

/** Everything that the parts of the board share. */
export class BoardState {
  readonly #read: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
    this.#read = props;
  }

  get #props(): BoardProps<View> {
    return this.#read();
  }

  get view(): View {
    return this.#props.view;
  }

  get seat(): number | null {
    return this.#props.seat;
  }

  get replay(): boolean {
    return this.#props.replay;
  }

  readonly choices = $derived.by(() => (this.#props.replay ? [] : this.#props.choices));
  readonly names = $derived.by(() => seatNames(this.#props.seats));
  readonly me = $derived.by((): PlayerView | null => (this.seat === null ? null : (playerOf(this.view, this.seat) ?? null)));

  readonly trackSpaces = $derived.by(() => trackOf(this.view.table.temple).spaces);

  get asked(): boolean {
    return this.choices.length > 0;
  }

  name(seat: number): string {
    return this.names[seat - 1] ?? String(seat);
  }

  // What can be done, and where.

  readonly #spots = $derived.by(() => bySpot(this.choices));

  /** What can be done at any of these spots. */
  at(...spots: string[]): Choice[] {
    return spots.flatMap((spot) => this.#spots.get(spot) ?? []);
  }

  /** Whether a spot is somewhere on the table, and not only in words. */
  #isShown(spot: string): boolean {
    const [zone = '', thing = ''] = spot.split(':');
    if (zone === 'row') return [...this.view.artifacts, ...this.view.items].includes(thing);
    return zone !== 'drawn' && zone !== 'rescue' && zone !== 'pilot' && zone !== 'pool';
  }

  /** What is asked for in words. */
  readonly wordy = $derived.by(() => wordy(this.choices, (spot) => this.#isShown(spot)));

  /** The way to pay that is proposed. */
  readonly proposal = $derived.by(() => proposalOf(this.view, this.choices));

  /** Whether a bot advises one of these, or it is the proposed payment. */
  advised(choices: readonly Choice[]): boolean {
    const { hint } = this.#props;
    return choices.some(({ text }) => text === hint || text === this.proposal?.text);
  }

  readonly #pointed = $derived.by(() => placesOf(this.#props.spot));
  readonly #recent = $derived.by(() => placesOfAll(this.#props.fresh.map(({ event }) => event)));

  /** Whether the log points there. */
  pointed(...spots: string[]): boolean {
    return spots.some((spot) => this.#pointed.has(spot));
  }

  /** Whether something just happened there. */
  recent(...spots: string[]): boolean {
    return spots.some((spot) => this.#recent.has(spot));
  }

  // Answering.

  menu: OpenMenu | null = $state.raw(null);

  act(choice: Choice): void {
    this.menu = null;
    this.#props.act(choice.text);
  }

  /** Does the one thing that can be done there, or asks which. */
  press(choices: Choice[], anchor: HTMLElement, title: string): void {
    const [first, second] = choices;
    if (first && !second) this.act(first);
    else if (first) this.menu = { choices, anchor, title };
  }

  /** Explains something, and why `text` cannot be done now. */
  why(words: string, text: string | null): () => Promise<string> {
    return async () => {
      const asks = text !== null && this.seat !== null && this.asked && !this.choices.some((choice) => choice.text === text);
      const reason = asks ? await this.#props.whyNot(text) : null;
      return [words, reason].filter(Boolean).join('\n');
    };
  }

  // Whose board lies in front, and which panel of a small screen.

  #looking: number | null = $state(null);

  /** The seat whose board is shown. */
  get looking(): number {
    return this.#looking ?? this.seat ?? this.view.turn;
  }

  lookAt(seat: number): void {
    this.#looking = seat === this.seat ? null : seat;
  }

  #panel: PanelName | null = $derived.by(() => {
    void this.#question;
    return null;
  });

  readonly #question = $derived.by(() => `${this.#props.prompt} ${this.view.round} ${this.view.turn}`);

  get panel(): PanelName {
    return this.#panel ?? (this.choices.length > 0 ? busiest(this.choices) : null) ?? 'island';
  }

  set panel(panel: PanelName) {
    this.#panel = panel;
  }
}

export const [getBoard, setBoard] = createContext<BoardState>();

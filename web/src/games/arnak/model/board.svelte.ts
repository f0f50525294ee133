import { createContext } from 'svelte';

import { SharedBoard } from '../../board.svelte';
import type { OpenMenu } from '../../ChoiceMenu.svelte';
import type { BoardProps, Choice } from '../../contract';
import { lasting, travels } from '../../../lib/ui/motion';
import { settings } from '../../../lib/settings/settings.svelte';
import { trackOf } from './box';
import { Paying } from './paying.svelte';
import { questionOf } from './question';
import { revealOf } from './reveal';
import { busiest, bySpot, placesOf, wordy } from './spots';
import type { PanelName } from './spots';
import { playerOf } from './view';
import type { PlayerView, View } from './view';

/** Everything that the parts of the board share. */
export class BoardState extends SharedBoard<View> {
  readonly paying: Paying;

  constructor(props: () => BoardProps<View>) {
    super(props);
    this.paying = new Paying(props);
  }

  readonly choices = $derived.by(() => (this.props.replay ? [] : this.props.choices));
  readonly me = $derived.by((): PlayerView | null => (this.seat === null ? null : (playerOf(this.view, this.seat) ?? null)));
  readonly trackSpaces = $derived.by(() => trackOf(this.view.table.temple).spaces);
  /** What the question is about. */
  readonly question = $derived.by(() => questionOf(this.view));

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

  /** Whether a bot advises one of these. */
  advised(choices: readonly Choice[]): boolean {
    return choices.some(({ text }) => this.advises(text));
  }

  // What just happened.

  readonly #pointed = $derived.by(() => placesOf(this.props.spot));
  readonly reveal = $derived.by(() => revealOf(this.fresh, travels() ? { beat: lasting(90), turn: settings.pause } : { beat: 0, turn: 0 }));

  protected get ends(): number {
    return this.reveal.ends;
  }

  /** Whether the log points there. */
  pointed(...spots: string[]): boolean {
    return spots.some((spot) => this.#pointed.has(spot));
  }

  #first(times: ReadonlyMap<string, number>, places: readonly string[]): number | null {
    const all = this.still ? [] : places.flatMap((place) => times.get(place) ?? []);
    return all.length > 0 ? Math.min(...all) : null;
  }

  /** When something happened there, in milliseconds from the news of it; null if nothing did. */
  happened(...places: string[]): number | null {
    return this.#first(this.reveal.places, places);
  }

  /** When somebody sets off to get there. */
  arrives(...places: string[]): number | null {
    return this.#first(this.reveal.arrivals, places);
  }

  // Answering.

  menu: OpenMenu | null = $state.raw(null);

  choose(choice: Choice): void {
    this.menu = null;
    this.act(choice.text);
  }

  /** Does the one thing that can be done there, or asks which. */
  press(choices: Choice[], anchor: HTMLElement, title: string): void {
    const [first, second] = choices;
    if (first && !second) this.choose(first);
    else if (first) this.menu = { choices, anchor, title };
  }

  // Whose board lies in front, and which panel of a small screen.

  #looking: number | null = $state(null);

  /** The seat whose board is shown; 0 is the rival. */
  get looking(): number {
    return this.#looking ?? this.seat ?? this.view.turn;
  }

  lookAt(seat: number): void {
    this.#looking = seat === this.seat ? null : seat;
  }

  #panel: PanelName | null = $derived.by(() => {
    void this.#moment;
    return null;
  });

  readonly #moment = $derived.by(() => `${this.props.prompt} ${this.view.round} ${this.view.turn}`);

  get panel(): PanelName {
    return this.#panel ?? (this.choices.length > 0 ? busiest(this.choices) : null) ?? 'island';
  }

  set panel(panel: PanelName) {
    this.#panel = panel;
  }
}

export const [getBoard, setBoard] = createContext<BoardState>();

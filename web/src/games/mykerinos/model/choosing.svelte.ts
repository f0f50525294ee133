import { untrack } from 'svelte';

import type { BoardProps } from '../../contract';
import { finished, isFull, leading, nextSquares } from './building';
import { layingsOf, patronsIn, roomsBy, roomsOf, takingsByPlace, takingsOf } from './offers';
import type { Entering, Laid, Taking, Way } from './offers';
import type { Patron, View } from './view';

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

  readonly #choices = $derived.by(() => (this.#props.replay ? [] : this.#props.choices));
  readonly #layings = $derived.by(() => layingsOf(this.#choices));
  readonly #rooms = $derived.by(() => roomsOf(this.#choices));
  readonly #takings = $derived.by(() => takingsOf(this.#props.view, this.#choices));

  #lastDecision = '';

  /** Tells decisions apart. While an answer is on its way nothing can be chosen, but the decision is still the same. */
  readonly #decision = $derived.by(() => {
    const { view, seat } = this.#props;
    if (this.#choices.length > 0) {
      this.#lastDecision = JSON.stringify([seat, view.round, view.claim, this.#choices.map(({ text }) => text)]);
    }
    return this.#lastDecision;
  });

  /** The first value of something that is chosen anew with each decision. */
  #atFirst<T>(value: () => T): T {
    void this.#decision;
    return untrack(value);
  }

  // In which way: by oneself, with the help of a patron, or for the neutral expedition.

  #patron = $derived.by(() => this.#atFirst((): Patron | null => null));

  get patron(): Patron | null {
    return this.#patron;
  }

  readonly way = $derived.by((): Way => {
    const neutral = this.#layings.some(({ way }) => way === 'neutral');
    return this.#patron ?? (neutral ? 'neutral' : 'own');
  });

  /** The patrons that can be turned. */
  readonly patrons = $derived.by(() => patronsIn([...this.#layings, ...this.#rooms]));

  turn(patron: Patron | null): void {
    const next = this.#patron === patron ? null : patron;
    if (next !== null && !this.patrons.has(next)) return;
    this.#patron = next;
    // What was picked stays as far as it can still become something.
    if (leading(this.layings, this.#picked).length === 0) this.#picked = [];
    this.#room = null;
  }

  // The squares.

  #picked = $derived.by(() => this.#atFirst((): readonly number[] => []));
  #pointed = $derived.by(() => this.#atFirst((): number | null => null));

  readonly layings = $derived.by(() => this.#layings.filter(({ way }) => way === this.way));

  /** The squares picked so far. */
  get picked(): readonly number[] {
    return this.#picked;
  }

  /** The squares that may be picked next. */
  readonly next = $derived.by(() => nextSquares(this.layings, this.#picked));

  /** The squares as they would be occupied, with the one that is pointed at. */
  readonly preview = $derived.by((): readonly number[] => {
    const { picked } = this;
    return this.#pointed !== null && this.next.has(this.#pointed) ? [...picked, this.#pointed] : picked;
  });

  /** The action that the picked squares are. */
  readonly laying = $derived.by((): Laid | null => finished(this.layings, this.#picked));

  /** Whether more squares can be added to those that are picked. */
  readonly open = $derived.by(() => this.#picked.length > 0 && !isFull(this.layings, this.#picked));

  point(square: number | null): void {
    this.#pointed = square;
  }

  /** Picks a square; the picked squares are returned if they make an action to which nothing can be added. */
  pick(square: number): Laid | null {
    if (this.#picked.includes(square)) {
      this.#picked = this.#picked.filter((other) => other !== square);
      return null;
    }
    if (!this.next.has(square)) return null;
    this.#picked = [...this.#picked, square];
    this.#pointed = null;
    return this.open ? null : this.laying;
  }

  // The rooms of the museum.

  #room = $derived.by(() => this.#atFirst((): string | null => null));
  #pointedRoom = $derived.by(() => this.#atFirst((): string | null => null));

  /** The rooms that may be entered, by name. */
  readonly rooms = $derived.by(() => roomsBy(this.#rooms, this.#patron ?? 'reward'));

  get room(): string | null {
    return this.#room;
  }

  /** The room that is picked or pointed at, if it may be entered. */
  readonly roomShown = $derived.by(() => {
    const pointed = this.#pointedRoom;
    return pointed !== null && this.rooms.has(pointed) ? pointed : this.#room;
  });

  pointRoom(room: string | null): void {
    this.#pointedRoom = room;
  }

  pickRoom(room: string): Entering | null {
    const entering = this.rooms.get(room) ?? null;
    this.#room = entering && this.#room !== room ? room : null;
    this.#plot = null;
    return this.#room ? entering : null;
  }

  // The plots.

  #plot = $derived.by(() => this.#atFirst((): number | null => null));

  /** The plots that may be taken, by their place in the area. */
  readonly takings = $derived.by(() => takingsByPlace(this.#takings));

  get plot(): number | null {
    return this.#plot;
  }

  pickPlot(plot: number): Taking | null {
    const taking = this.takings.get(plot) ?? null;
    this.#plot = taking && this.#plot !== plot ? plot : null;
    this.#room = null;
    return this.#plot === null ? null : taking;
  }

  /** The answer as it is chosen now. */
  readonly answer = $derived.by((): Laid | Entering | Taking | null => {
    if (this.#room !== null) return this.rooms.get(this.#room) ?? null;
    if (this.#plot !== null) return this.takings.get(this.#plot) ?? null;
    return this.laying;
  });

  /** Whether something was chosen that can be undone. */
  readonly begun = $derived.by(
    () => this.#picked.length > 0 || this.#patron !== null || this.#room !== null || this.#plot !== null,
  );

  /** Whether the passing is pointed at. */
  passing = $state(false);

  /** Takes back the last thing that was chosen; false if there is none. */
  back(): boolean {
    if (this.#room !== null) this.#room = null;
    else if (this.#plot !== null) this.#plot = null;
    else if (this.#picked.length > 0) this.#picked = this.#picked.slice(0, -1);
    else if (this.#patron !== null) this.#patron = null;
    else return false;
    return true;
  }

  /** Takes back everything. */
  clear(): void {
    this.#picked = [];
    this.#patron = null;
    this.#room = null;
    this.#plot = null;
  }

  /** Chooses what is advised; it is still the viewer who says it. */
  follow(text: string): void {
    this.clear();
    const laid = this.#layings.find((laying) => laying.text === text);
    const entering = this.#rooms.find((room) => room.text === text);
    const taking = this.#takings.find((taking) => taking.text === text);
    const [patron = null] = patronsIn([laid, entering].filter((offer) => offer !== undefined));
    this.#patron = patron;
    if (laid) this.#picked = laid.squares;
    if (entering) this.#room = entering.room;
    if (taking) this.#plot = taking.place;
  }
}

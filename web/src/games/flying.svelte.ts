/** Something that goes from one place of the table to another. Places are the names of spots; the first that is seen counts. */
export interface Flight<Thing> {
  thing: Thing;
  from: string[];
  to: string[];
  /** When, in milliseconds from now. */
  at: number;
}

/** A thing in the air: where it began, and how far it goes. */
export interface Flying<Thing> {
  thing: Thing;
  at: number;
  x: number;
  y: number;
  byX: number;
  byY: number;
}

interface Middle {
  x: number;
  y: number;
}

/** What flies over the board. The places where it begins are looked at before the board changes. */
export class Air<Thing> {
  flying: Flying<Thing>[] = $state.raw([]);

  #begins: { flight: Flight<Thing>; from: Middle | null }[] = [];

  /** The middle of the first of these places that is seen. */
  #middleOf(board: Element, places: readonly string[]): Middle | null {
    for (const place of places) {
      for (const found of board.querySelectorAll(`[data-places~="${place}"]`)) {
        const { left, top, width, height } = found.getBoundingClientRect();
        if (width > 0) return { x: left + width / 2, y: top + height / 2 };
      }
    }
    return null;
  }

  /** Before the board changes. */
  leave(board: Element | undefined, flights: readonly Flight<Thing>[]): void {
    this.#begins = board ? flights.map((flight) => ({ flight, from: this.#middleOf(board, flight.from) })) : [];
  }

  /** After it changed: whatever begins and ends on the board flies. */
  fly(board: Element | undefined): void {
    this.flying = this.#begins.flatMap(({ flight, from }) => {
      const to = board && from ? this.#middleOf(board, flight.to) : null;
      return from && to ? [{ thing: flight.thing, at: flight.at, ...from, byX: to.x - from.x, byY: to.y - from.y }] : [];
    });
    this.#begins = [];
  }
}

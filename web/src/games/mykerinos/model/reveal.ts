import type { LogLine } from '../../contract';
import { eventOf, squareOf } from './view';
import type { Expedition, Patron } from './view';

/** A plot that leaves the area: somebody takes it, or it goes out of the game. */
export interface Flight {
  plot: string;
  patron: Patron | null;
  value: number;
  to: Expedition | null;
  at: number;
}

/** When each thing that just happened is shown, in milliseconds from now. */
export interface Reveal {
  /** New cubes, by square. */
  cubes: Map<number, { from: number; at: number }>;
  /** New cubes in the museum, by room. */
  rooms: Map<string, number>;
  flights: Flight[];
  /** Patrons that were turned, by seat. */
  turned: Map<number, Patron>;
  /** Who has just passed. */
  passed: number | null;
  /** Whether new plots are laid. */
  laid: boolean;
  /** When all is shown. */
  ends: number;
}

/** From one thing to the next. */
const BEAT = 120;

/** What happened in its order, cause before effect. */
export function revealOf(fresh: readonly LogLine[], beat = BEAT): Reveal {
  const reveal: Reveal = {
    cubes: new Map(),
    rooms: new Map(),
    flights: [],
    turned: new Map(),
    passed: null,
    laid: false,
    ends: 0,
  };
  let at = 0;
  const lay = (squares: readonly string[], from: number) => {
    for (const square of squares) {
      reveal.cubes.set(squareOf(square), { from, at });
      at += beat;
    }
  };
  for (const line of fresh) {
    const event = eventOf(line.event);
    switch (event.event) {
      case 'round':
        reveal.laid = true;
        break;
      case 'turned':
        reveal.turned.set(event.seat, event.patron);
        at += beat;
        break;
      case 'dug':
      case 'extended':
      case 'neutral-dug':
      case 'neutral-extended':
        lay(event.squares, event.seat);
        break;
      case 'exhibited':
        reveal.rooms.set(event.room, at);
        at += beat;
        break;
      case 'passed':
        reveal.passed = event.seat;
        at += beat;
        break;
      case 'took':
      case 'neutral-took':
      case 'neutral-took-last':
      case 'removed':
        reveal.flights.push({
          plot: event.plot,
          patron: event.patron,
          value: event.points,
          to: event.event === 'took' ? event.seat : event.event === 'removed' ? null : 'neutral',
          at,
        });
        at += beat;
        break;
    }
  }
  reveal.ends = at;
  return reveal;
}

import { eventOf, squareOf } from './view';
import type { Patron } from './view';

/** The places on the board that an event of the log is about. */
export interface Spot {
  squares?: readonly number[];
  zone?: number;
  plot?: string;
  room?: string;
  patron?: Patron;
  passed?: number;
}

export function spotOf(pointed: unknown): Spot {
  if (typeof pointed !== 'object' || pointed === null || !('event' in pointed)) return {};
  const event = eventOf(pointed);
  switch (event.event) {
    case 'dug':
    case 'extended':
    case 'neutral-dug':
    case 'neutral-extended':
      return { squares: event.squares.map(squareOf) };
    case 'zone':
    case 'zone-neutral':
    case 'zone-deserted':
      return { zone: event.zone - 1 };
    case 'took':
    case 'neutral-took':
    case 'neutral-took-last':
    case 'removed':
      return { plot: event.plot };
    case 'exhibited':
      return { room: event.room };
    case 'exhibition':
      return { patron: event.patron };
    case 'passed':
      return { passed: event.seat };
    default:
      return {};
  }
}

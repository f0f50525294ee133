import { eventOf, widthOf } from './view';
import type { Symbol, Window } from './view';

/** The places on the board that an event of the log is about. */
export interface Spot {
  dice?: boolean;
  rack?: number;
  tile?: { seat: number; symbol: Symbol };
  pile?: Symbol;
  wheel?: number;
  window?: Window & { seat: number };
  marker?: number;
  token?: Symbol;
  skull?: boolean;
  line?: Symbol;
}

export function spotOf(pointed: unknown): Spot {
  if (typeof pointed !== 'object' || pointed === null || !('event' in pointed)) return {};
  const event = eventOf(pointed);
  switch (event.event) {
    case 'rolled':
    case 'accepted':
    case 'turned':
      return { dice: true, rack: event.seat };
    case 'token-left':
    case 'token-taken':
      return { token: event.symbol, rack: event.seat };
    case 'written':
      return { line: event.symbol };
    case 'bet':
      return { wheel: widthOf(event.window), window: { ...event.window, seat: event.seat } };
    case 'hit':
    case 'missed':
      return {
        wheel: widthOf(event.window),
        window: { ...event.window, seat: event.seat },
        marker: event.seat,
      };
    case 'curse-taken':
    case 'curse-gained':
    case 'curse-lost':
    case 'curse-passed':
      return { skull: true, marker: event.seat };
    case 'curse-gone':
      return { skull: true };
    case 'exchanged':
    case 'drawn':
      return { tile: { seat: event.seat, symbol: event.symbol }, pile: event.symbol };
    case 'checked':
      return { tile: { seat: event.seat, symbol: event.symbol } };
    case 'sheet-done':
      return { rack: event.seat };
    case 'sheet-scored':
    case 'won':
      return { rack: event.seat, marker: event.seat };
    default:
      return {};
  }
}

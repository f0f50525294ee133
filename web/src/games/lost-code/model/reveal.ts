import type { LogLine } from '../../contract';
import { eventOf } from './view';
import type { Symbol } from './view';

/** When each thing that just happened is shown, in milliseconds from now. */
export interface Reveal {
  /** The answers to bets, by seat. */
  answers: Map<number, number>;
  /** Markers that move, by seat. */
  markers: Map<number, number>;
  /** New tiles, by seat. */
  tiles: Map<number, { symbol: Symbol; at: number }>;
  /** A wheel that was just set, by seat. */
  bets: Map<number, number>;
  /** The dice fall or are turned. */
  dice: { at: number; thrown: boolean } | null;
  /** When all is shown. */
  ends: number;
}

/** From one thing to the next. */
const BEAT = 240;

/** What happened in its order, cause before effect. */
export function revealOf(fresh: readonly LogLine[], beat = BEAT): Reveal {
  const reveal: Reveal = { answers: new Map(), markers: new Map(), tiles: new Map(), bets: new Map(), dice: null, ends: 0 };
  let at = 0;
  for (const line of fresh) {
    const event = eventOf(line.event);
    switch (event.event) {
      case 'bet':
        reveal.bets.set(event.seat, at);
        at += beat;
        break;
      case 'hit':
        reveal.answers.set(event.seat, at);
        reveal.markers.set(event.seat, at + beat);
        at += 2 * beat;
        break;
      case 'missed':
        reveal.answers.set(event.seat, at);
        at += 1.5 * beat;
        break;
      case 'curse-gained':
      case 'curse-lost':
      case 'sheet-scored':
        reveal.markers.set(event.seat, at);
        at += beat;
        break;
      case 'exchanged':
        reveal.tiles.set(event.seat, { symbol: event.symbol, at });
        at += beat;
        break;
      case 'rolled':
      case 'turned':
        reveal.dice = { at, thrown: event.event === 'rolled' };
        at += beat;
        break;
    }
  }
  reveal.ends = at;
  return reveal;
}

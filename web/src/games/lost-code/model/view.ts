import type { Choice } from '../../contract';
import { box } from './box';
import type { Action, Bet, Dice, Event, Odds, Round, Symbol, View, Window } from '../../../generated/lost-code';

export type { Action, Bet, Dice, Event, Odds, Outcome, Printed, Round, Symbol, View, Wheel, Window } from '../../../generated/lost-code';

/** In the order of the sheet. */
export const SYMBOLS: readonly Symbol[] = ['bird', 'jaguar', 'chameleon', 'snake', 'human', 'bear'];

export const GAME = 'lost-code';

/** Rounds of a game. */
export function roundsOf(view: View): number {
  return box().rounds.find(({ seats }) => seats === view.variants.seats)?.rounds ?? view.round;
}

export function place(symbol: Symbol): number {
  return SYMBOLS.indexOf(symbol);
}

/** The symbols in play. */
export function symbolsOf(view: View): readonly Symbol[] {
  return view.variants.beginner ? SYMBOLS.slice(0, -1) : SYMBOLS;
}

/** The highest value of a tile. */
export function topValue(view: View): number {
  return box().top_value[view.variants.x ? 'x' : 'plain'];
}

/** The values of tiles, from 0 on. */
export function valuesOf(view: View): number[] {
  return Array.from({ length: topValue(view) + 1 }, (_, value) => value);
}

/** The end of the dial. */
export function topSum(view: View): number {
  return box().dial[view.variants.x ? 'x' : 'plain'];
}

/** The tile of a rack, as far as it is seen. */
export function tileOf(view: View, rack: number, symbol: Symbol): number | null {
  return view.racks[rack]?.[place(symbol)] ?? null;
}

/** What a rack's tiles of the dice add up to; null if the viewer does not see them all. */
export function sumOf(view: View, rack: number, dice: Dice): number | null {
  let sum = 0;
  for (const symbol of dice) {
    const value = tileOf(view, rack, symbol);
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

/** Whether the dice of the current round are settled. */
export function settled(view: View): boolean {
  return view.rounds.length >= view.round;
}

/** The round whose bets lie on the stone: the current one, or the last one while the dice are not settled. */
export function roundOnStone(view: View): Round | null {
  return view.rounds.at(-1) ?? null;
}

/** The seats of the game, 1-based. */
export function seatsOf(view: View): number[] {
  return Array.from({ length: view.variants.seats }, (_, index) => index + 1);
}

/** A seat's bet in the current round. */
export function betOf(view: View, seat: number): Bet | null {
  return settled(view) ? (view.rounds.at(-1)?.bets[seat - 1] ?? null) : null;
}

export function widthOf({ low, high }: Window): number {
  return high - low + 1;
}

export function pointsOf(view: View, seat: number): number {
  return view.track.find((marker) => marker.seat === seat)?.points ?? 0;
}

export function cursed(view: View): number | null {
  return typeof view.curse === 'object' ? view.curse.held : null;
}

/** The tiles that a seat has laid open, the oldest first. */
export function discardsOf(view: View, seat: number): { round: number; symbol: Symbol; value: number }[] {
  return view.rounds.flatMap((round, index) => {
    const tile = round.discards[seat - 1];
    return tile ? [{ round: index + 1, ...tile }] : [];
  });
}

export function actionOf(choice: Choice): Action {
  return choice.data as Action;
}

export function eventOf(event: unknown): Event {
  return event as Event;
}

export function oddsOf(aid: unknown): Odds | null {
  return typeof aid === 'object' && aid !== null && 'codes' in aid ? (aid as Odds) : null;
}

/** A dash at which no line breaks. */
const TO = '\u2060–\u2060';

/** A window as it is read: `9–15`, or `12`. */
export function windowWords({ low, high }: Window): string {
  return low === high ? String(low) : `${low}${TO}${high}`;
}

import { box } from './box';
import { discardsOf, place, seatsOf, SYMBOLS, symbolsOf, topSum, valuesOf } from './view';
import type { Dice, Outcome, Symbol, View, Window } from './view';

/** Where a tile is seen that cannot be on one's own rack. */
export type Seen = { rack: number } | { discardedBy: number; round: number };

/** What everybody can see of the values of a symbol: where each of them lies, if in the open. */
export function seenBy(view: View, seat: number): Map<Symbol, Map<number, Seen>> {
  const seen = new Map<Symbol, Map<number, Seen>>(symbolsOf(view).map((symbol) => [symbol, new Map()]));
  view.racks.forEach((rack, index) => {
    if (index === seat - 1) return;
    SYMBOLS.forEach((symbol, at) => {
      const value = rack[at];
      if (typeof value === 'number') seen.get(symbol)?.set(value, { rack: index });
    });
  });
  for (const by of seatsOf(view)) {
    for (const { round, symbol, value } of discardsOf(view, by)) seen.get(symbol)?.set(value, { discardedBy: by, round });
  }
  return seen;
}

/** The values of a symbol that a seat sees nowhere. */
export function unseen(view: View, seat: number, symbol: Symbol): number[] {
  const seen = seenBy(view, seat).get(symbol);
  return valuesOf(view).filter((value) => !seen?.has(value));
}

/** Which tile of a symbol a seat has now: 0 is the one dealt, 1 the first drawn. */
export function tileNumber(view: View, seat: number, symbol: Symbol): number {
  return discardsOf(view, seat).filter((tile) => tile.symbol === symbol).length;
}

/** What a check told about the tiles that are still on the rack. */
export interface Clue {
  /** Those symbols of the dice whose tiles are still there. */
  symbols: Symbol[];
  /** What is known of their sum: it lies in the range, or not in it. */
  inside: boolean;
  low: number;
  high: number;
}

/** A round as one seat noted it. */
export interface Note {
  round: number;
  dice: Dice;
  window: Window | null;
  outcome: Outcome | null;
  /** The values of tiles that have been laid open since, die by die. */
  known: (number | null)[];
  clue: Clue | null;
}

/** The sums that an outcome leaves, as a range or its opposite. */
function told({ low, high }: Window, outcome: Outcome, top: number): Pick<Clue, 'inside' | 'low' | 'high'> {
  switch (outcome) {
    case 'hit':
      return { inside: true, low, high };
    case 'higher':
      return { inside: true, low: high + 1, high: top };
    case 'lower':
      return { inside: true, low: 0, high: low - 1 };
    case 'wrong':
      return { inside: false, low, high };
  }
}

/** What a seat learned, round by round. */
export function notesOf(view: View, seat: number): Note[] {
  const discards = discardsOf(view, seat);
  const top = valuesOf(view).length - 1;
  return view.rounds.map(({ dice, bets }, index) => {
    const bet = bets[seat - 1];
    const known = dice.map(
      (symbol) => discards.find((tile) => tile.symbol === symbol && tile.round >= index + 1)?.value ?? null,
    );
    const note: Note = {
      round: index + 1,
      dice,
      window: bet?.window ?? null,
      outcome: bet?.outcome ?? null,
      known,
      clue: null,
    };
    const symbols = dice.filter((_, die) => known[die] === null);
    if (!bet?.outcome || symbols.length === 0) return note;
    const gone = known.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    const { inside, low, high } = told(bet.window, bet.outcome, topSum(view));
    note.clue = {
      symbols,
      inside,
      low: Math.max(0, low - gone),
      high: Math.min(symbols.length * top, high - gone),
    };
    return note;
  });
}

/** Whether a written line is right, and what it brings. */
export function lineResult(
  view: View,
  seat: number,
  symbol: Symbol,
): { values: number[]; value: number | null; right: boolean; points: number } {
  const values = view.sheets[seat - 1]?.[place(symbol)] ?? [];
  const value = view.racks[seat - 1]?.[place(symbol)] ?? null;
  const right = value !== null && values.includes(value);
  const token = view.tokens[place(symbol)];
  const times = typeof token === 'object' && token.taken === seat ? 2 : 1;
  return { values, value, right, points: times * (right ? (box().right_line[values.length - 1] ?? 0) : box().wrong_line) };
}

/** What writing these values can be expected to bring. */
export function expectedOf(chances: readonly number[], values: readonly number[], times = 1): number {
  const right = values.reduce((sum, value) => sum + (chances[value] ?? 0), 0);
  const points = box().right_line[values.length - 1] ?? 0;
  return times * (right * points + (1 - right) * box().wrong_line);
}

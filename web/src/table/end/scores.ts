import type { Opponent } from '../../games/contract';
import type { ScoreRow } from '../../generated/game';

/** A column of the score sheet: a player's, or that of somebody who plays without a seat. */
export interface Column extends Opponent {
  /** None for an opponent without one. */
  seat: number | null;
}

/** All columns, the best first. */
export function columnsOf(standings: readonly ScoreRow[], names: readonly string[], opponents: readonly Opponent[] = []): Column[] {
  const players = standings.map((row) => ({ ...row, name: names[row.seat - 1] ?? '' }));
  return [...players, ...opponents.map((opponent) => ({ ...opponent, seat: null }))].sort((a, b) => a.rank - b.rank);
}

/** Those who lead, or have won. */
export function winnersOf(columns: readonly Column[]): Column[] {
  return columns.filter(({ rank }) => rank === 1);
}

/** The lines of a score sheet in which somebody has points. */
export function scoredCategories(columns: readonly Pick<Column, 'points'>[]): string[] {
  const scored = columns.flatMap(({ points }) => points.filter(([, value]) => value !== 0).map(([category]) => category));
  return [...new Set(scored)];
}

import type { ScoreRow } from '../generated/game';

/** The lines of a score sheet in which somebody has points. */
export function scoredCategories(standings: readonly ScoreRow[]): string[] {
  const scored = standings.flatMap(({ points }) => points.filter(([, value]) => value !== 0).map(([category]) => category));
  return [...new Set(scored)];
}

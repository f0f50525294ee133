import type { LogLine, TableNow } from '../../generated/table';

/** What happened between two moments of a table; nothing when it went back, or when one was not seen before. */
export function freshLines(before: TableNow | null, after: TableNow): LogLine[] {
  if (before === null || before.id !== after.id || before.viewer !== after.viewer) return [];
  if (after.game_now === null) return [];
  const seen = before.game_now?.step ?? -1;
  return after.log.lines.filter(({ step }) => step > seen);
}

/** Whether a table went back to an earlier moment. */
export function wentBack(before: TableNow | null, after: TableNow): boolean {
  return (after.game_now?.step ?? Infinity) < (before?.game_now?.step ?? 0);
}

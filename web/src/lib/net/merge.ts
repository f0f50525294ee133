import type { LogLine, LogPart, TableNow, TalkLine } from '../../generated/table';

/** The whole log after a part of it came: what was known up to `after`, then the new lines. */
export function mergeLog(had: readonly LogLine[], came: LogPart): LogLine[] {
  const { after } = came;
  if (after === null) return came.lines;
  return [...had.filter(({ step }) => step <= after), ...came.lines];
}

/** All that was said: what was known and what is new, in the order of the table's history. */
export function mergeTalk(had: readonly TalkLine[], came: readonly TalkLine[]): TalkLine[] {
  const known = new Set(had.map(({ seq }) => seq));
  const fresh = came.filter(({ seq }) => !known.has(seq));
  return fresh.length === 0 ? [...had] : [...had, ...fresh].sort((a, b) => a.seq - b.seq);
}

/**
 * The table after an update, with its whole log and chat. An update for another viewpoint or another table replaces
 * what is known; an update older than that changes nothing.
 */
export function mergeTable(had: TableNow | null, came: TableNow): TableNow {
  if (had === null || had.id !== came.id || had.viewer !== came.viewer) return came;
  if (came.seq < had.seq) return had;
  return {
    ...came,
    log: { after: null, lines: mergeLog(had.log.lines, came.log) },
    talk: mergeTalk(had.talk, came.talk),
  };
}

/** Whether a part of the log is missing: the update continues a log that this page does not have. */
export function hasGap(had: TableNow | null, came: TableNow): boolean {
  if (came.log.after === null) return false;
  return had === null || had.id !== came.id || had.viewer !== came.viewer;
}

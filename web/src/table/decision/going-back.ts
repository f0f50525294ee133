import type { TableNow } from '../../generated/table';
import { seatOf } from '../log/story';

/** Whether other people play, who must agree before anything more than an undo is taken back. */
export function othersPlay(now: TableNow): boolean {
  return now.seats.some(({ kind, yours, bot }) => kind === 'player' && !yours && bot === null);
}

/**
 * The number of actions before the reader's last decision, to which they can return without asking anybody; null if there
 * is no such decision.
 */
export function lastOwnDecision(now: TableNow): number | null {
  if (now.phase !== 'playing' || now.viewer === null || othersPlay(now)) return null;
  let last: number | null = null;
  let step = 0;
  for (const line of now.log.lines) {
    // The first line of an action says who did it.
    if (line.step !== step && line.step > 0 && seatOf(line.event) === now.viewer) last = line.step - 1;
    step = line.step;
  }
  return last;
}

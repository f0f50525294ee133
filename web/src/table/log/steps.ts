import type { TableNow } from '../../generated/table';
import { tell } from '../../lib/text/tell';
import { seatOf } from './story';

/** What one action did, in words: its first line. */
export function stepWords({ game, log }: TableNow, step: number, names: readonly string[]): string {
  const line = log.lines.find((line) => line.step === step);
  return line ? tell(game, 'event', line.event, names) : '';
}

export interface PastStep {
  step: number;
  words: string;
  own: boolean;
}

/** The latest actions, the last one first. */
export function lastSteps(now: TableNow, names: readonly string[], most: number): PastStep[] {
  const last = now.game_now?.step ?? 0;
  const steps: PastStep[] = [];
  for (let step = last; step > 0 && steps.length < most; step -= 1) {
    const line = now.log.lines.find((line) => line.step === step);
    if (!line) continue;
    steps.push({ step, words: tell(now.game, 'event', line.event, names), own: seatOf(line.event) === now.viewer });
  }
  return steps;
}

import { expect, test } from 'vitest';

import type { Judged } from '../../generated/replay';
import { prospects, turningPoints } from './analysis.svelte';

function judged(step: number, lost: number | null, rank: number | null = 2, chances = [0.5, 0.5]): Judged {
  const best = { choice: { text: 'pass', data: { action: 'pass' } }, points: 40, standing: 0.5, sheet: [], then: [] };
  return { step, seat: 1, best, rank, standing_lost: lost, points_lost: lost, chances, points: [40, 40] };
}

test('prospects stay as they were until the next decision', () => {
  const moments = [judged(1, 0, 1, [0.7, 0.3]), judged(2, 0, 1, []), judged(3, 0, 1, [0.1, 0.9])];
  expect(prospects(moments, 4, 2)).toEqual([[50, 50], [70, 30], [70, 30], [10, 90], [10, 90]]);
});

test('what mattered is what cost most, in the order of the game', () => {
  const moments = [judged(1, 0.05), judged(2, 0.01), judged(3, null, null), judged(4, 0.2), judged(5, 0.3, 1)];
  expect(turningPoints(moments).map(({ step }) => step)).toEqual([1, 4]);
  const many = Array.from({ length: 9 }, (_, step) => judged(step, 0.1 + step / 100));
  expect(turningPoints(many).map(({ step }) => step)).toEqual([3, 4, 5, 6, 7, 8]);
});

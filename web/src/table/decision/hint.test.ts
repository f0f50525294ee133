import { expect, test } from 'vitest';

import type { Choice, Considered } from '../../generated/table';
import { reasonOf } from './hint';

const pass: Choice = { text: 'pass', data: { action: 'pass' } };

function considered(points: number | null, then: Considered['then'] = [], standing = 0.5): Considered {
  return { choice: pass, points, standing: points === null ? null : standing, sheet: [], then };
}

/** One that leads to such a score sheet. */
function leading(points: number, plots: number, series: number): Considered {
  return { ...considered(points), sheet: [['plots', plots], ['exhibition', 12], ['series', series]] };
}

const reason = (all: Considered[], index = 0) => reasonOf('mykerinos', all, index, ['Ala', 'Olek']).join(' ');

test('a bot that does not reckon gives no reason', () => {
  expect(reasonOf('mykerinos', [considered(null)], 0, [])).toEqual([]);
});

test('the advice is compared with the next best, everything else with the advice', () => {
  const all = [considered(61.26), considered(59.1), considered(61.26)];
  expect(reason(all)).toContain('Expected final score: 61.3, 2.2 more');
  expect(reason(all, 1)).toContain('Expected final score: 59.1, 2.2 less');
  expect(reason(all, 2)).toBe('Expected final score: 61.3.');
  expect(reason([considered(5.66), considered(5.54)])).toContain('Expected final score: 5.7, 0.2 more');
});

test('what brings more points may still promise less', () => {
  const all = [considered(60, [], 0.6), considered(61, [], 0.4), considered(62, [], 0.6)];
  expect(reason(all)).toBe('Expected final score: 60, 1 less than the next best option, but with a better chance of winning.');
  expect(reason(all, 1)).toBe('Expected final score: 61, 1 more than the suggestion, but with a smaller chance of winning.');
  expect(reason(all, 2)).toBe('Expected final score: 62.');
});

test('it is told where the points come from, what matters most first', () => {
  const all = [leading(61, 10.5, 3), leading(59, 11.6, 0), leading(58, 10.6, 3.1)];
  expect(reason(all)).toContain('compared with that: Sets +3, Plots -1.1.');
  expect(reason(all, 1)).toContain('compared with that: Sets -3, Plots +1.1.');
  expect(reason(all, 2)).not.toContain('compared with that');
});

test('what pays only later is told so', () => {
  const all = [leading(61, 10, 3), leading(59, 10.1, 3)];
  expect(reason(all)).toContain('It pays off later');
  expect(reason(all, 1)).not.toContain('later');
});

test('what would follow is told with who does it', () => {
  const all = [considered(40, [{ seat: 2, choice: pass }])];
  expect(reason(all)).toMatch(/^Expected final score: 40\. Likely next: Olek: \S.*\.$/u);
});

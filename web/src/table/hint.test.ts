import { expect, test } from 'vitest';

import type { Choice, Considered } from '../generated/table';
import { reasonOf } from './hint';

const pass: Choice = { text: 'pass', data: { action: 'pass' } };

function considered(points: number | null, then: Considered['then'] = []): Considered {
  return { choice: pass, points, standing: points === null ? null : 0.5, then };
}

const reason = (all: Considered[], index = 0) => reasonOf('mykerinos', all, index, ['Ala', 'Olek']).join(' ');

test('a bot that does not reckon gives no reason', () => {
  expect(reasonOf('mykerinos', [considered(null)], 0, [])).toEqual([]);
});

test('the advice is compared with the next best, everything else with the advice', () => {
  const all = [considered(61.26), considered(59.1), considered(61.26)];
  expect(reason(all)).toContain('61.3 points expected at the end, 2.2 more');
  expect(reason(all, 1)).toContain('59.1 points expected at the end, 2.2 fewer');
  expect(reason(all, 2)).toBe('61.3 points expected at the end.');
});

test('what would follow is told with who does it', () => {
  const all = [considered(40, [{ seat: 2, choice: pass }])];
  expect(reason(all)).toMatch(/^40 points expected at the end\. Then probably: Olek: \S.*\.$/u);
});

import { expect, test } from 'vitest';

import { clockFace, durationWords } from './duration';

test('a clock shows seconds, hours or days', () => {
  expect([0, 1, 999, 7000, 61_000, 3_600_000, 86_399_000].map(clockFace)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '0:07',
    '1:01',
    '1:00:00',
    '23:59:59',
  ]);
  expect(clockFace(3 * 86_400_000 + 5000)).toBe(durationWords(3 * 86_400));
});

test('a duration is told in the largest unit that fits', () => {
  expect(durationWords(30)).toMatch(/^30\s?s/);
  expect(durationWords(90)).toMatch(/^90\s?s/);
  expect(durationWords(600)).toMatch(/^10\s?m/);
  expect(durationWords(3 * 86_400)).toMatch(/^3\s?d/);
});

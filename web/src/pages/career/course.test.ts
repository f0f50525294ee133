import { expect, test } from 'vitest';

import { courseOf, marginOf } from './course';

const SIZE = { width: 458, height: 136 };
const point = (points: number, deviation: number) => ({ at: 0, points, deviation });

test('a rating is drawn with all that it may be, on a grid of round numbers', () => {
  const course = courseOf([point(1500, 100), point(1620, 80), point(1560, 60)], SIZE);
  expect(course.ticks).toEqual([1300, 1400, 1500, 1600, 1700, 1800]);
  expect([course.y(1800), course.y(1300)]).toEqual([14, 114]);
  expect([0, 1, 2].map(course.x)).toEqual([44, 244, 444]);
  expect(course.line).toBe('M44 74L244 50L444 62');
  expect(course.band).toBe('M44 34L244 18L444 38L444 86L244 82L44 114Z');
});

test('the game at a place is the nearest', () => {
  const course = courseOf([point(1500, 100), point(1620, 80), point(1560, 60)], SIZE);
  expect([-10, 100, 150, 300, 900].map(course.gameAt)).toEqual([0, 0, 1, 1, 2]);
});

test('one game alone stands in the middle', () => {
  const course = courseOf([point(1617, 330)], SIZE);
  expect(course.x(0)).toBe(244);
  expect(course.gameAt(400)).toBe(0);
  expect(marginOf(point(1617, 330))).toBe(660);
});

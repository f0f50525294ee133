import { describe, expect, test } from 'vitest';

import { areaPath, linePath, plotOf, spread, stepPath } from './plot';

const SIZE = { width: 458, height: 136 };
const MARGIN = { left: 44, right: 14, top: 14, bottom: 22 };
const plot = (moments: number, values: number[]) => plotOf(moments, values, SIZE, MARGIN);

describe('a plot', () => {
  test.each([
    [[0, 1], [0, 1]],
    [[0, 0], [0, 1]],
    [[0, 3], [0, 1, 2, 3]],
    [[0, 12], [0, 2, 4, 6, 8, 10, 12]],
    [[-3, 0, 12], [-5, 0, 5, 10, 15]],
    [[0, 48], [0, 10, 20, 30, 40, 50]],
    [[1300, 1800], [1300, 1400, 1500, 1600, 1700, 1800]],
  ])('of %j has round, whole and few grid lines', (values, ticks) => {
    expect(plot(2, values).ticks).toEqual(ticks);
  });

  test('has room for every value', () => {
    const { y } = plot(3, [0, 4, -3, 12]);
    expect(y(15)).toBe(MARGIN.top);
    expect(y(-5)).toBe(SIZE.height - MARGIN.bottom);
  });

  test('leads from a place back to the nearest moment', () => {
    const { x, momentAt } = plot(11, [0, 1]);
    for (let moment = 0; moment <= 10; moment += 1) expect(momentAt(x(moment))).toBe(moment);
    expect([-50, 9999].map(momentAt)).toEqual([0, 10]);
  });

  test('of one moment has it in the middle', () => {
    const { x, momentAt } = plot(1, [1617]);
    expect(x(0)).toBe(244);
    expect(momentAt(400)).toBe(0);
  });
});

describe('a path', () => {
  const three = plot(3, [1300, 1800]);

  test('joins values', () => {
    expect(linePath(three, [1500, 1620, 1560])).toBe('M44,74L244,50L444,62');
  });

  test('stays level until the next moment', () => {
    expect(stepPath(three, [1300, 1300, 1800])).toBe('M44,114L244,114L244,114L444,114L444,14');
  });

  test('surrounds an area', () => {
    expect(areaPath(three, [[1300, 1700], [1460, 1780], [1440, 1680]])).toBe('M44,34L244,18L444,38L444,86L244,82L44,114Z');
  });
});

test('labels do not cover each other and stay inside', () => {
  const places = spread([50, 52, 20, 51], 10, 0, 70);
  const order = [...places].sort((a, b) => a - b);
  for (const [index, place] of order.entries()) {
    if (index > 0) expect(place - (order[index - 1] ?? 0)).toBeGreaterThanOrEqual(10);
  }
  expect(Math.max(...places)).toBeLessThanOrEqual(70);
  expect(places[2]).toBe(20);
});

import { describe, expect, test } from 'vitest';

import { linePath, scaleOf, spread, tickStep } from './chart';

const size = { width: 364, height: 136 };

describe('the chart of scores', () => {
  test('grid lines are round and few', () => {
    expect([3, 7, 12, 40, 52, 130].map((range) => tickStep(range))).toEqual([1, 2, 5, 10, 20, 50]);
  });

  test('the scale holds every score, also those below zero', () => {
    const scale = scaleOf([[0, 0], [4, -3], [12, -3]], size);
    expect(scale.ticks).toEqual([-5, 0, 5, 10, 15]);
    expect(scale.y(12)).toBeGreaterThanOrEqual(scale.y(15));
    expect(scale.y(-3)).toBeLessThanOrEqual(scale.y(-5));
    expect(scale.x(0)).toBeLessThan(scale.x(2));
  });

  test('the scale holds the points of who has no line', () => {
    expect(scaleOf([[0], [12]], size, [48]).ticks.at(-1)).toBe(50);
  });

  test('a place leads back to its step', () => {
    const scale = scaleOf(Array.from({ length: 11 }, (_, step) => [step]), size);
    for (let step = 0; step <= 10; step += 1) expect(scale.stepAt(scale.x(step))).toBe(step);
    expect(scale.stepAt(-50)).toBe(0);
    expect(scale.stepAt(9999)).toBe(10);
  });

  test('a line is level until points come', () => {
    const scores = [[0], [0], [5], [5]];
    const scale = scaleOf(scores, size);
    expect(linePath(scores, 0, scale)).toBe(
      `M34 ${scale.y(0)}H${scale.x(2)}V${scale.y(5)}H${scale.x(3)}`,
    );
  });

  test('a game without steps has a chart too', () => {
    expect(linePath([[0, 0]], 1, scaleOf([[0, 0]], size))).toMatch(/^M34 /);
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
});

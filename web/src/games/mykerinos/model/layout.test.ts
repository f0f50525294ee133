import { describe, expect, test } from 'vitest';

import { headingBox, layoutOf, plotBox, squareBox, standOf } from './layout';

describe('the layout of the area', () => {
  test('fills the width it is given, and no more', () => {
    const phone = layoutOf(382, Infinity, 6);
    expect(phone.width).toBeCloseTo(382);
    expect(phone.side).toBeGreaterThan(44);
    const desk = layoutOf(580, 600, 9);
    expect(desk.height).toBeLessThanOrEqual(600);
    expect(desk.width).toBeLessThanOrEqual(580);
  });

  test('keeps squares large enough to be hit when there is little height', () => {
    expect(layoutOf(600, 100, 9).side).toBe(40);
  });

  test('lays squares side by side, inside of their plots and of the whole', () => {
    const layout = layoutOf(600, 800, 9);
    for (let square = 0; square < 72; square += 1) {
      const { x, y, width, height } = squareBox(layout, square);
      expect(x + width).toBeLessThanOrEqual(layout.width);
      expect(y + height).toBeLessThanOrEqual(layout.height);
      const stand = standOf(layout, square);
      expect(stand.x).toBeGreaterThan(x + width * 0.3);
      expect(stand.x).toBeLessThan(x + width * 0.7);
    }
    const [first, second] = [plotBox(layout, 0), plotBox(layout, 1)];
    expect(second.x).toBeGreaterThan(first.x + first.width);
    expect(headingBox(layout, 2).y).toBeGreaterThan(first.y + first.height);
  });
});

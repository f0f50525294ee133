import { expect, test } from 'vitest';

import { momentOf } from '../fixtures';
import { linesOf, PLACES } from './atlas';

const { map } = momentOf('choose').view;

test('every place of the map is drawn, and none is on another', () => {
  expect(Object.keys(PLACES)).toEqual(map.map(({ at }) => at));
  const places = Object.entries(PLACES);
  for (const [one, [x, y]] of places) {
    for (const [other, [ox, oy]] of places) {
      if (one < other) expect(Math.hypot(x - ox, y - oy), `${one} and ${other}`).toBeGreaterThan(11);
    }
  }
});

test('neighbours are joined once, those across the edge by a stub on either side', () => {
  const lines = linesOf(map);
  const stubs = lines.filter(({ to: [x] }) => x < 0 || x > 100).map(({ key }) => key);
  expect(stubs.sort()).toEqual(['L07 L19', 'L07 L21', 'L19 L07', 'L21 L07']);
  expect(lines.length - stubs.length).toBe(map.reduce((sum, { neighbours }) => sum + neighbours.length, 0) / 2 - 2);
});

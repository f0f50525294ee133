import { describe, expect, test } from 'vitest';

import { revealOf } from './reveal';
import { squareOf } from './view';

const line = (event: Record<string, unknown>) => ({ step: 1, event });

describe('what is shown one after the other', () => {
  test('first the patron turns, then the cubes come from their pool', () => {
    const reveal = revealOf(
      [
        line({ event: 'turned', seat: 2, patron: 'blackmore' }),
        line({ event: 'dug', seat: 2, squares: ['c4', 'c5'] }),
        line({ event: 'passed', seat: 3, space: 1 }),
      ],
      100,
    );
    expect(reveal.turned.get(2)).toBe('blackmore');
    expect(reveal.cubes.get(squareOf('c4'))).toEqual({ from: 2, at: 100 });
    expect(reveal.cubes.get(squareOf('c5'))).toEqual({ from: 2, at: 200 });
    expect(reveal.passed).toBe(3);
    expect(reveal.ends).toBe(400);
  });

  test('plots fly to those who take them, or go', () => {
    const plot = { patron: 'lemon', points: 3 };
    const { flights, rooms } = revealOf(
      [
        line({ event: 'exhibited', seat: 1, room: '3-2', value: 3 }),
        line({ event: 'took', seat: 4, plot: 'L3', ...plot }),
        line({ event: 'neutral-took', seat: 1, plot: 'L6', ...plot }),
        line({ event: 'removed', plot: 'V1', ...plot }),
      ],
      100,
    );
    expect(rooms.get('3-2')).toBe(0);
    expect(flights.map(({ plot, to, at }) => [plot, to, at])).toEqual([
      ['L3', 4, 100],
      ['L6', 'neutral', 200],
      ['V1', null, 300],
    ]);
  });

  test('without motion everything is there at once', () => {
    expect(revealOf([line({ event: 'dug', seat: 2, squares: ['c4', 'c5'] })], 0).ends).toBe(0);
  });
});

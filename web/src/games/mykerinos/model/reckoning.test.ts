import { describe, expect, test } from 'vitest';

import { reckoned } from './reckoning';
import { seatsOf } from './view';
import { MOMENTS } from '../fixtures';

describe('the reckoning', () => {
  test('adds up to what the server says, for everybody at every moment', () => {
    for (const { view } of Object.values(MOMENTS)) {
      for (const seat of seatsOf(view)) {
        const { plots, shares, series, total } = reckoned(view, seat);
        const exhibition = shares.reduce((sum, { points }) => sum + points, 0);
        expect(exhibition).toBe(view.players[seat - 1]?.standing.exhibition);
        expect(plots + exhibition + series).toBe(total);
      }
    }
  });

  test('a room that is only thought of adds what the server says it would', () => {
    for (const { view } of Object.values(MOMENTS)) {
      for (const { room, holder, gain } of view.rooms) {
        if (holder !== null) continue;
        for (const seat of seatsOf(view)) {
          const [now, then] = [reckoned(view, seat), reckoned(view, seat, room)];
          const exhibited = (sheet: typeof now) => sheet.shares.reduce((sum, { points }) => sum + points, 0);
          expect(exhibited(then) - exhibited(now), room).toBe(gain[seat - 1]);
          expect(then.total - now.total).toBe(gain[seat - 1]);
        }
      }
    }
  });
});

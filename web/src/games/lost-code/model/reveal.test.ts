import { expect, test } from 'vitest';

import { revealOf } from './reveal';
import { spotOf } from './spot';
import { rangeOf, ringSerpent, standings, windingSerpent } from './track';
import { VIEWS } from '../fixtures';

const line = (event: Record<string, unknown>) => ({ step: 1, event });

test('a check is told in its order: the answer first, then the marker', () => {
  const window = { low: 1, high: 2 };
  const reveal = revealOf(
    [
      line({ event: 'bet', seat: 3, window }),
      line({ event: 'hit', seat: 2, window, points: 4 }),
      line({ event: 'missed', seat: 3, window, outcome: 'higher' }),
      line({ event: 'rolled', seat: 3, round: 2, dice: ['bird', 'bird', 'bird'] }),
    ],
    100,
  );
  expect(reveal.bets.get(3)).toBe(0);
  expect(reveal.answers.get(2)).toBe(100);
  expect(reveal.markers.get(2)).toBe(200);
  expect(reveal.answers.get(3)).toBe(300);
  expect(reveal.dice).toEqual({ at: 450, thrown: true });
  expect(reveal.ends).toBe(550);
});

test('without motion everything is there at once', () => {
  expect(revealOf([line({ event: 'hit', seat: 1, points: 1 })], 0).ends).toBe(0);
});

test('a line of the log has its places', () => {
  expect(spotOf({ event: 'bet', seat: 2, window: { low: 9, high: 15 } })).toMatchObject({ wheel: 7 });
  expect(spotOf({ event: 'exchanged', seat: 1, symbol: 'bear', value: 3 })).toEqual({
    tile: { seat: 1, symbol: 'bear' },
    pile: 'bear',
  });
  expect(spotOf(null)).toEqual({});
});

test('whoever is further back lies on top of a stack', () => {
  expect(standings(VIEWS.bet)).toEqual([
    { seat: 3, points: 6, height: 0 },
    { seat: 1, points: 3, height: 0 },
    { seat: 2, points: 3, height: 1 },
    { seat: 4, points: 1, height: 0 },
  ]);
});

test('the serpent is as long as it must be', () => {
  expect(rangeOf(VIEWS.over)).toEqual({ first: 0, last: 55 });
  const track = [{ seat: 1, points: -3 }];
  expect(rangeOf({ ...VIEWS.over, track })).toEqual({ first: -3, last: 50 });
  for (const serpent of [ringSerpent(-3, 55), windingSerpent(-3, 55)]) {
    expect(serpent.spaces).toHaveLength(59);
    expect(serpent.spaces[0]?.points).toBe(-3);
  }
});

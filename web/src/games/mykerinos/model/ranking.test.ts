import { describe, expect, test } from 'vitest';

import { ranked, tiesAfterPass, zonesWith } from './ranking';
import { cubesOf, squareOf } from './view';
import { MOMENTS } from '../fixtures';

describe('the ranking of a zone', () => {
  test('counts as the server counts, in every zone of every moment', () => {
    for (const [name, { view }] of Object.entries(MOMENTS)) {
      view.zones.forEach(({ ranking }, zone) => {
        const counted = ranked(cubesOf(view), zone, view.ties);
        expect(counted.map(({ who, rank, cubes, tie }) => ({ who, rank, cubes, tie })), `${name} ${zone}`).toEqual(ranking);
      });
    }
  });

  test('shows what cubes that are only thought of would change', () => {
    const { view } = MOMENTS.dig;
    const more = ['d5', 'd6'].map((name) => ({ square: squareOf(name), owner: 3 }));
    const [, , third] = zonesWith(view, cubesOf(view), { more, passing: null });
    expect(third).toMatchObject({ touched: true, changed: false });
    expect(third?.shifts.map(({ who, before, after }) => [who, before?.cubes, after?.cubes, after?.rank])).toEqual([
      [1, 4, 4, 1],
      [3, 1, 3, 2],
    ]);
  });

  test('shows newcomers and those whom they overtake', () => {
    const { view } = MOMENTS.dig;
    const more = ['f1', 'f2'].map((name) => ({ square: squareOf(name), owner: 4 }));
    const second = zonesWith(view, cubesOf(view), { more, passing: null })[1];
    expect(second?.changed).toBe(true);
    expect(second?.shifts.map(({ who, before, after }) => [who, before?.rank ?? null, after?.rank])).toEqual([
      [4, null, 1],
      [1, 1, 2],
    ]);
  });

  test('is open at a tie until somebody passes', () => {
    const { view } = MOMENTS.brown;
    const [first] = zonesWith(view, cubesOf(view), { more: [], passing: 2 });
    expect(first?.shifts.map(({ who, before, after }) => [who, before?.rank, before?.tie, after?.rank, after?.tie])).toEqual([
      [2, 1, 'open', 1, 'track'],
      [3, 1, 'open', 2, 'track'],
      [4, 3, null, 3, null],
    ]);
  });
});

describe('passing', () => {
  test('puts one ahead of all who dig on', () => {
    expect(tiesAfterPass([[3], [1, 2, 4]], 2)).toEqual([[3], [2], [1, 4]]);
    expect(tiesAfterPass([[3], [1], [2]], 2)).toEqual([[3], [1], [2]]);
  });

  test('with two players puts one ahead of the neutral expedition, and that ahead of the other', () => {
    expect(tiesAfterPass([[1, 2, 'neutral']], 2)).toEqual([[2], ['neutral'], [1]]);
  });
});

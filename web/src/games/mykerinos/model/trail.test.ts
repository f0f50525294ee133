import { describe, expect, test } from 'vitest';

import { trailOf } from './trail';
import { squareName, squareOf } from './view';

const trail = (squares: string[], own: string[], extending = true) =>
  trailOf(squares.map(squareOf), own.map(squareOf), extending).map(squareName);

describe('the trail of an extension', () => {
  test('starts at the dig that is extended, whatever was clicked first', () => {
    expect(trail(['d2', 'd3'], ['c2'])).toEqual(['c2', 'd2', 'd3']);
    expect(trail(['d3', 'd2'], ['c2'])).toEqual(['c2', 'd2', 'd3']);
    expect(trail(['e3', 'd2', 'd3'], ['c2'])).toEqual(['c2', 'd2', 'd3', 'e3']);
  });

  test('of a new dig joins only what is new', () => {
    expect(trail(['d2', 'd3'], ['c2'], false)).toEqual(['d2', 'd3']);
  });

  test('is nothing for a single square or for squares apart', () => {
    expect(trail(['d2'], ['c2'])).toEqual([]);
    expect(trail(['d2', 'f2'], ['c2'])).toEqual([]);
  });
});

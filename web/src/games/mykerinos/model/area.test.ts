import { describe, expect, test } from 'vitest';

import { areNeighbours, plotOf, plotsOfZone, squaresOfPlot, squaresOfZone, walked, zoneOf, zoneOfPlot } from './area';
import { squareName, squareOf } from './view';

const squares = (...names: string[]) => names.map(squareOf);

describe('the area', () => {
  test('names squares as on a chess board, from the museum down', () => {
    expect(squares('a1', 'h1', 'a2', 'c4', 'h9')).toEqual([0, 7, 8, 26, 71]);
    for (const square of [0, 7, 8, 26, 71]) expect(squareOf(squareName(square))).toBe(square);
  });

  test('has plots of two by three and zones of two plots', () => {
    expect(squaresOfPlot(1).map(squareName)).toEqual(['c1', 'd1', 'c2', 'd2', 'c3', 'd3']);
    expect(squaresOfPlot(6).map(squareName)).toEqual(['e4', 'f4', 'e5', 'f5', 'e6', 'f6']);
    for (let plot = 0; plot < 12; plot += 1) {
      for (const square of squaresOfPlot(plot)) {
        expect(plotOf(square)).toBe(plot);
        expect(zoneOf(square)).toBe(zoneOfPlot(plot));
      }
    }
    expect(plotsOfZone(3).flatMap(squaresOfPlot).sort()).toEqual(squaresOfZone(3).sort());
  });

  test('has neighbours that share a side, across plots and zones, and none around the edge', () => {
    const [c3, d3, c4, h1, a2, e3] = squares('c3', 'd3', 'c4', 'h1', 'a2', 'e3') as [number, number, number, number, number, number];
    expect([areNeighbours(c3, d3), areNeighbours(c3, c4), areNeighbours(d3, e3)]).toEqual([true, true, true]);
    expect([areNeighbours(c3, c3), areNeighbours(d3, c4), areNeighbours(h1, a2)]).toEqual([false, false, false]);
  });

  test('is walked with the arrow keys and ends at its edge', () => {
    const walk = (from: string, ...keys: string[]) =>
      squareName(keys.reduce((at, key) => walked(at, key, 6) ?? at, squareOf(from)));
    expect(walk('c3', 'ArrowRight', 'ArrowDown')).toBe('d4');
    expect(walk('a1', 'ArrowLeft', 'ArrowUp')).toBe('a1');
    expect(walk('h6', 'ArrowDown', 'ArrowRight')).toBe('h6');
    expect(walk('c2', 'End')).toBe('h2');
    expect(walk('c2', 'PageDown', 'Home')).toBe('a5');
    expect(walked(3, 'x', 6)).toBeNull();
  });
});

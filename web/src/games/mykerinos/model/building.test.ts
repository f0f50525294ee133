import { describe, expect, test } from 'vitest';

import { finished, isFull, nextSquares } from './building';
import { layingsOf } from './offers';
import { squareName, squareOf } from './view';
import { MOMENTS } from '../fixtures';

const layings = layingsOf(MOMENTS.dig.choices);
const way = (wanted: string) => layings.filter((laying) => laying.way === wanted);
const picked = (...names: string[]) => names.map(squareOf);
const next = (wanted: string, ...names: string[]) => [...nextSquares(way(wanted), picked(...names))].map(squareName).sort();

describe('choosing square by square', () => {
  test('begins wherever an action lies', () => {
    expect(next('own')).toContain('a2');
    expect(next('own')).not.toContain('b1');
    expect(next('lemon')).toContain('b1');
  });

  test('goes on only where an action lies', () => {
    expect(next('own', 'd2')).toEqual(['d1', 'd3', 'e2']);
    expect(next('own', 'd2', 'd3')).toEqual([]);
    expect(next('tangerine', 'e3')).toEqual(['d2', 'd3', 'e2']);
    expect(next('tangerine', 'e3', 'd2')).toEqual(['d3', 'e2']);
  });

  test('takes the squares in any order', () => {
    expect(finished(way('tangerine'), picked('e3', 'd2', 'e2'))?.text).toBe('patron tangerine d2 e2 e3');
    expect(finished(way('own'), picked('e2', 'd2'))?.text).toBe('extend d2 e2');
  });

  test('knows what is an action already and what is not yet one', () => {
    expect(finished(way('own'), picked('d2'))?.text).toBe('dig d2');
    expect(isFull(way('own'), picked('d2'))).toBe(false);
    expect(finished(way('blackmore'), picked('d2'))).toBeNull();
    expect(isFull(way('own'), picked('d2', 'd3'))).toBe(true);
    expect(finished(way('own'), [])).toBeNull();
  });

  test('every action is reached, whatever square is picked first', () => {
    for (const { squares, way: kind, text } of layings) {
      for (const first of squares) {
        let at: number[] = [first];
        for (const square of squares.filter((other) => other !== first)) {
          expect(nextSquares(way(kind), at).has(square), `${text} from ${squareName(first)}`).toBe(true);
          at = [...at, square];
        }
        expect(finished(way(kind), at)?.text).toBe(text);
      }
    }
  });
});

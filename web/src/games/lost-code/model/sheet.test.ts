import { describe, expect, test } from 'vitest';

import { VIEWS } from '../fixtures';
import { expectedOf, lineResult, notesOf, seenBy, tileNumber, unseen } from './sheet';

const { bet, guess, over } = VIEWS;

describe('the sheet', () => {
  test('strikes out what lies on other racks and what was laid open', () => {
    const seen = seenBy(bet, 2);
    expect(seen.get('bird')?.get(1)).toEqual({ rack: 0 });
    expect(seen.get('chameleon')?.get(5)).toEqual({ discardedBy: 2, round: 1 });
    expect(seen.get('chameleon')?.get(0)).toEqual({ discardedBy: 3, round: 1 });
    expect(seen.has('bear'), 'no bears in the beginner’s game').toBe(false);
  });

  test('leaves open what is seen nowhere', () => {
    expect(unseen(guess, 1, 'bird')).toEqual([1, 2, 3, 4, 6]);
    expect(unseen(guess, 1, 'bear')).toEqual([2, 5]);
  });

  test('counts the tiles a seat has had of a symbol', () => {
    expect(tileNumber(guess, 1, 'bear')).toBe(2);
    expect(tileNumber(guess, 1, 'bird')).toBe(0);
  });

  test('keeps a range for a sum whose tiles are all still there', () => {
    expect(notesOf(guess, 1)[0]?.clue).toEqual({ symbols: ['bird', 'bird', 'jaguar'], inside: true, low: 9, high: 12 });
  });

  test('takes off what was laid open since', () => {
    const note = notesOf(guess, 1)[1];
    expect(note?.dice).toEqual(['jaguar', 'jaguar', 'bear']);
    expect(note?.known).toEqual([null, null, 6]);
    expect(note?.clue).toEqual({ symbols: ['jaguar', 'jaguar'], inside: true, low: 4, high: 7 });
  });

  test('knows what a miss tells', () => {
    const [lower, , higher] = notesOf(bet, 2);
    expect(lower?.clue).toEqual({ symbols: ['jaguar', 'jaguar', 'snake'], inside: true, low: 0, high: 18 });
    expect(higher?.clue, 'the human was a 4').toEqual({ symbols: ['snake', 'snake'], inside: true, low: 16, high: 16 });
    expect(notesOf(guess, 2)[6]?.clue).toMatchObject({ inside: false, low: 17, high: 17 });
  });

  test('has nothing to tell of a bet that is not checked', () => {
    expect(notesOf(bet, 4).at(-1)).toMatchObject({ outcome: null, clue: null });
  });

  test('judges the lines at the end', () => {
    expect(lineResult(over, 1, 'bird')).toEqual({ values: [4], value: 4, right: true, points: 5 });
    expect(lineResult(over, 1, 'bear')).toEqual({ values: [2, 5], value: 5, right: true, points: 2 });
    const wrong = { ...over, sheets: over.sheets.with(0, [[1], null, null, null, null, null]) as typeof over.sheets };
    expect(lineResult(wrong, 1, 'bird')).toMatchObject({ right: false, points: -2 });
    expect(lineResult(wrong, 1, 'jaguar')).toMatchObject({ values: [], right: false, points: -2 });
  });

  test('counts a line with a token double', () => {
    const tokens = over.tokens.with(0, { taken: 1 }) as typeof over.tokens;
    expect(lineResult({ ...over, tokens }, 1, 'bird').points).toBe(10);
    expect(lineResult({ ...over, tokens }, 2, 'bird').points).toBe(5);
  });

  test('expects points by the chances', () => {
    expect(expectedOf([0.5, 0.5], [0])).toBeCloseTo(1.5);
    expect(expectedOf([0.5, 0.5], [0, 1])).toBeCloseTo(2);
    expect(expectedOf([0.5, 0.5], [0, 1], 2)).toBeCloseTo(4);
    expect(expectedOf([1], [])).toBeCloseTo(-2);
  });
});

import { describe, expect, test } from 'vitest';

import { choices, turnsOfTwoBears } from '../fixtures';
import { diceText, mustTurn, resultOf, resultsOf, turned, turnsOf } from './turning';
import { SYMBOLS } from './view';
import type { Symbol } from './view';

const THROWN: Symbol[] = ['bird', 'bird', 'snake'];

/** Accept, or turn one die. */
const ONE_TURN = resultsOf(
  choices(
    ...new Set(
      THROWN.flatMap((_, die) => SYMBOLS.map((symbol) => diceText(THROWN.with(die, symbol)))),
    ),
  ),
);

/** The bear must go, and nothing else may be turned. */
const ONLY_THE_BEAR = resultsOf(
  choices(...SYMBOLS.filter((symbol) => symbol !== 'bear').map((symbol) => diceText(['jaguar', 'snake', symbol]))),
);

describe('turning dice', () => {
  test('any die may be turned to any symbol', () => {
    for (const die of [0, 1, 2]) expect(turnsOf(THROWN, THROWN, die, ONE_TURN)).toEqual(SYMBOLS);
  });

  test('a second turn takes the first one back', () => {
    const first = turned(THROWN, THROWN, 2, 'bear', ONE_TURN);
    expect(first).toEqual(['bird', 'bird', 'bear']);
    expect(turned(THROWN, first ?? [], 0, 'human', ONE_TURN)).toEqual(['human', 'bird', 'snake']);
  });

  test('the dice in any order are one result', () => {
    expect(resultOf(['snake', 'bird', 'bird'], ONE_TURN)?.text).toBe('dice bird bird snake');
    expect(resultOf(['bear', 'bear', 'bear'], ONE_TURN)).toBeNull();
  });

  test('what no result shows must be turned', () => {
    expect(mustTurn('bear', ONLY_THE_BEAR)).toBe(true);
    expect(mustTurn('jaguar', ONLY_THE_BEAR)).toBe(false);
    expect(turnsOf(['jaguar', 'snake', 'bear'], ['jaguar', 'snake', 'bear'], 2, ONLY_THE_BEAR)).toHaveLength(5);
    expect(turnsOf(['jaguar', 'snake', 'bear'], ['jaguar', 'snake', 'bear'], 0, ONLY_THE_BEAR)).toEqual(['jaguar']);
  });

  test('two bears are turned one after the other', () => {
    const results = resultsOf(turnsOfTwoBears());
    const thrown: Symbol[] = ['bird', 'bear', 'bear'];
    const first = turned(thrown, thrown, 1, 'snake', results) ?? [];
    expect(first).toEqual(['bird', 'snake', 'bear']);
    expect(resultOf(first, results)).toBeNull();
    const second = turned(thrown, first, 2, 'human', results) ?? [];
    expect(resultOf(second, results)?.text).toBe('dice bird snake human');
    expect(turned(thrown, second, 2, 'bear', results)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';

import { choice, VIEWS, writings } from '../fixtures';
import { lineOf, lineText, toggled } from './guesses';

describe('writing a line', () => {
  test('at the end the line is that of the choices', () => {
    const line = lineOf(VIEWS.guess, [choice('guess bird none'), ...writings('guess bird', 7)]);
    expect(line).toMatchObject({ symbol: 'bird', token: false, most: 3, leave: null });
    expect(line?.write([5, 2])).toBe('guess bird 2 5');
    expect(line?.write([])).toBe('guess bird none');
    expect(line?.write([9])).toBeNull();
  });

  test('with a token it is that of the symbol offered, and something must be written', () => {
    const line = lineOf(VIEWS.token, [choice('leave'), ...writings('take', 8)]);
    expect(line).toMatchObject({ symbol: 'human', token: true, most: 3, leave: 'leave' });
    expect(line?.write([8, 7])).toBe('take 7 8');
    expect(line?.write([])).toBeNull();
  });

  test('other choices are not about a line', () => {
    expect(lineOf(VIEWS.bet, [choice('bet 1-2')])).toBeNull();
  });

  test('a value is noted and struck again, three at most', () => {
    expect(toggled([], 3, 3)).toEqual([3]);
    expect(toggled([3, 5], 1, 3)).toEqual([1, 3, 5]);
    expect(toggled([1, 3, 5], 3, 3)).toEqual([1, 5]);
    expect(toggled([1, 3, 5], 7, 3)).toBeNull();
  });

  test('what cannot be written has a notation too', () => {
    const line = lineOf(VIEWS.guess, writings('guess bird', 7));
    expect(line && lineText(line, [1, 2, 3, 4])).toBe('guess bird 1 2 3 4');
    expect(line && lineText(line, [])).toBe('guess bird none');
  });
});

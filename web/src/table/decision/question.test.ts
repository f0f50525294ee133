import { describe, expect, test } from 'vitest';

import { tableAt } from '../fixtures';
import { sameQuestion } from './question';

const choices = [{ text: 'guess bird 1', data: { action: 'guess' } }];
const asked = (step: number, seats: number[], view: unknown) =>
  tableAt(step, {}, { asked: seats, prompt: 'guess', choices, view });

describe('an answer that came late', () => {
  test('still stands when only others have answered the same question', () => {
    const before = asked(5, [1, 2], { asked: [1, 2], sheet: 1 });
    expect(sameQuestion(before, asked(6, [1], { asked: [1], sheet: 1 }), 'guess bird 1')).toBe(true);
  });

  test('does not stand when something else is seen', () => {
    const before = asked(5, [1, 2], { asked: [1, 2], sheet: 1 });
    expect(sameQuestion(before, asked(6, [1], { asked: [1], sheet: 2 }), 'guess bird 1')).toBe(false);
  });

  test('does not stand when it is no longer possible or asked', () => {
    const before = asked(5, [1], {});
    expect(sameQuestion(before, asked(6, [1], {}), 'guess bird 2')).toBe(false);
    expect(sameQuestion(before, asked(6, [2], {}), 'guess bird 1')).toBe(false);
    expect(sameQuestion(before, tableAt(6, {}, { asked: [1], prompt: 'bet', choices, view: {} }), 'guess bird 1')).toBe(false);
  });
});

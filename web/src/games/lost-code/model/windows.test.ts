import { describe, expect, test } from 'vitest';

import { bets } from '../fixtures';
import { sumAt, slotMiddle, slotStart } from './dial';
import { hitChance, likeliest, nearest, settingsOf, stepped, sumChances } from './windows';

const settings = settingsOf(bets(21, 1, 7, 10).toReversed());
const sevens = settings.get(7) ?? [];

describe('setting a wheel', () => {
  test('the windows are those of the choices, the lowest first', () => {
    expect([...settings.keys()].toSorted((a, b) => a - b)).toEqual([1, 7, 10]);
    expect(sevens[0]).toEqual({ low: 0, high: 6, text: 'bet 0-6' });
    expect(sevens.at(-1)).toEqual({ low: 15, high: 21, text: 'bet 15-21' });
    expect(settings.get(1)).toHaveLength(22);
  });

  test('a step goes to the next window and stops at the ends of the dial', () => {
    expect(stepped(sevens, { low: 9, high: 15 }, 1)?.text).toBe('bet 10-16');
    expect(stepped(sevens, { low: 9, high: 15 }, -1)?.text).toBe('bet 8-14');
    expect(stepped(sevens, { low: 15, high: 21 }, 1)?.text).toBe('bet 15-21');
    expect(stepped(sevens, { low: 3, high: 9 }, -99)?.text).toBe('bet 0-6');
  });

  test('a finger on the dial finds the nearest window', () => {
    expect(nearest(sevens, 12)?.text).toBe('bet 9-15');
    expect(nearest(sevens, 0)?.text).toBe('bet 0-6');
    expect(nearest(sevens, 21)?.text).toBe('bet 15-21');
  });

  test('every slot of the dial is its sum', () => {
    for (const top of [21, 24]) {
      for (let sum = 0; sum <= top; sum += 1) expect(sumAt(slotMiddle(sum, top), top)).toBeCloseTo(sum);
    }
    expect(sumAt(179, 21), 'in the gap the nearer end').toBe(21);
    expect(sumAt(-179, 21)).toBe(0);
    expect(slotStart(22, 21) - slotStart(0, 21)).toBe(300);
  });

  test('the chances come from the dice in any order', () => {
    const odds = {
      codes: 2,
      values: [] as never,
      sums: [{ dice: ['bird', 'bird', 'snake'] as never, sums: [0, 0.25, 0.5, 0.25] }],
    };
    const chances = sumChances(odds, ['snake', 'bird', 'bird']) ?? [];
    expect(hitChance(chances, { low: 1, high: 2 })).toBe(0.75);
    expect(sumChances(odds, ['bear', 'bird', 'bird'])).toBeNull();
    expect(likeliest(settings.get(1) ?? [], chances)?.text).toBe('bet 2-2');
  });
});

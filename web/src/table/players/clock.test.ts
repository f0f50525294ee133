import { describe, expect, test } from 'vitest';

import type { SeatClock } from '../../generated/table';
import { timeLeft } from './clock';

const clock: SeatClock = { turn: 60_000, bank: 120_000, runs: true, away: null, lost: false };

describe('what is left of a clock', () => {
  test('counts from the arrival of its state, however late somebody looks', () => {
    expect(timeLeft(clock, 1_000, 31_000)).toEqual({ turn: 30_000, bank: 120_000, little: false });
    expect(timeLeft(clock, 1_000, 91_000)).toEqual({ turn: 0, bank: 90_000, little: false });
  });

  test('warns when little is left of both, and never goes below nothing', () => {
    expect(timeLeft(clock, 0, 150_001)).toEqual({ turn: 0, bank: 29_999, little: true });
    expect(timeLeft(clock, 0, 999_999)).toEqual({ turn: 0, bank: 0, little: true });
  });

  test('stands still while it does not run', () => {
    const stopped = { ...clock, runs: false, turn: 1_000, bank: 0 };
    expect(timeLeft(stopped, 0, 999_999)).toEqual({ turn: 1_000, bank: 0, little: false });
  });
});

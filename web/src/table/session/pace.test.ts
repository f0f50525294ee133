import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { tableAt } from '../fixtures';
import { Pace } from './pace.svelte';

const PAUSE = 1000;
const others = { asked: [2] };
const mine = { asked: [1] };

describe('moments are shown one after another', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function paceAt(step: number, match = others): Pace {
    const pace = new Pace(() => PAUSE);
    pace.push(tableAt(step, {}, match));
    return pace;
  }

  test('the first moment is simply there', () => {
    const pace = paceAt(4);
    expect(pace.shown?.game_now?.step).toBe(4);
    expect(pace.fresh).toEqual([]);
    expect(pace.settled).toBe(true);
  });

  test('each stays a while', () => {
    const pace = paceAt(0);
    for (const step of [1, 2, 3]) pace.push(tableAt(step, {}, others));
    expect(pace.shown?.game_now?.step).toBe(1);
    expect(pace.fresh.map(({ step }) => step)).toEqual([1]);
    expect(pace.waiting).toBe(2);
    vi.advanceTimersByTime(PAUSE);
    expect(pace.shown?.game_now?.step).toBe(2);
    vi.advanceTimersByTime(PAUSE);
    expect(pace.shown?.game_now?.step).toBe(3);
    expect(pace.settled).toBe(false);
    vi.advanceTimersByTime(PAUSE);
    expect(pace.settled).toBe(true);
  });

  test('a moment with several events stays longer', () => {
    const pace = paceAt(0);
    pace.push(tableAt(3, {}, others));
    pace.push(tableAt(4, {}, others));
    vi.advanceTimersByTime(PAUSE * 1.5);
    expect(pace.shown?.game_now?.step).toBe(3);
    vi.advanceTimersByTime(PAUSE);
    expect(pace.shown?.game_now?.step).toBe(4);
  });

  test('a crowd of moments hurries', () => {
    const pace = paceAt(0);
    for (let step = 1; step <= 30; step += 1) pace.push(tableAt(step, {}, others));
    vi.advanceTimersByTime(PAUSE * 12);
    expect(pace.shown?.game_now?.step).toBe(30);
  });

  test('the answer to the own decision is shown at once', () => {
    const pace = paceAt(0);
    pace.push(tableAt(1, {}, mine));
    pace.push(tableAt(2, {}, others));
    expect(pace.shown?.game_now?.step).toBe(2);
  });

  test('skipping shows the last moment', () => {
    const pace = paceAt(0);
    for (const step of [1, 2, 3]) pace.push(tableAt(step, {}, others));
    pace.skip();
    expect(pace.shown?.game_now?.step).toBe(3);
    expect(pace.fresh.map(({ step }) => step)).toEqual([3]);
    expect(pace.waiting).toBe(0);
  });

  test('what is taken back is gone at once, with all that waits', () => {
    const pace = paceAt(0);
    for (const step of [1, 2, 3]) pace.push(tableAt(step, {}, others));
    pace.push(tableAt(1, { seq: 9 }, mine));
    expect(pace.shown?.seq).toBe(9);
    expect(pace.fresh).toEqual([]);
    expect(pace.waiting).toBe(0);
  });

  test('news without events do not wait', () => {
    const pace = paceAt(1);
    pace.push(tableAt(1, { seq: 7 }, others));
    expect(pace.shown?.seq).toBe(7);
  });

  test('without a pause everything is shown at once', () => {
    const pace = new Pace(() => 0);
    for (const step of [0, 1, 2]) pace.push(tableAt(step, {}, others));
    expect(pace.shown?.game_now?.step).toBe(2);
    expect(pace.settled).toBe(true);
  });

  test('another viewpoint clears the screen first', () => {
    const pace = paceAt(2);
    pace.push(null);
    expect(pace.shown).toBeNull();
    pace.push(tableAt(2, { viewer: 2 }));
    expect(pace.shown?.viewer).toBe(2);
    expect(pace.fresh).toEqual([]);
  });
});

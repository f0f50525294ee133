import { describe, expect, test } from 'vitest';

import type { Phase, TableNow } from '../../generated/table';
import { curtainFor, viewpointOf, nextHere, seatsHere } from './curtain';
import { seatOfKind, tableAt } from '../fixtures';

/** Seats 1 and 3 share the screen, 2 is a bot, 4 sits elsewhere. */
function shared(asked: number[], phase: Phase = 'playing'): TableNow {
  const seats = [1, 2, 3, 4].map((seat) =>
    seatOfKind(seat, { yours: seat === 1 || seat === 3, ...(seat === 2 ? { kind: 'bot', bot: 'exact' } : {}) }),
  );
  return tableAt(1, { seats, phase }, { asked });
}

const device = (holder: number | null, lingers = false) => ({ holder, lingers });

describe('the curtain', () => {
  test('who shares the screen', () => {
    expect(seatsHere(shared([1]).seats)).toEqual([1, 3]);
  });

  test('nothing is hidden from a single player', () => {
    const now = tableAt(1, {}, { asked: [1] });
    expect(curtainFor(now, device(null))).toBeNull();
    expect(viewpointOf(now, device(null))).toBeNull();
  });

  test('it is down until the one who is asked has come', () => {
    const now = shared([1]);
    expect(curtainFor(now, device(null))).toBe(1);
    expect(viewpointOf(now, device(null))).toBe('spectator');
    expect(curtainFor(now, device(1))).toBeNull();
    expect(viewpointOf(now, device(1))).toBe(1);
  });

  test('it falls when another player at the screen is asked', () => {
    const now = shared([3]);
    expect(curtainFor(now, device(1))).toBe(3);
    expect(viewpointOf(now, device(1))).toBe('spectator');
  });

  test('it stays up while others elsewhere are asked', () => {
    const now = shared([2]);
    expect(curtainFor(now, device(1))).toBeNull();
    expect(viewpointOf(now, device(1))).toBe(1);
  });

  test('before anybody has the device, everybody watches as a spectator', () => {
    const now = shared([2]);
    expect(curtainFor(now, device(null))).toBeNull();
    expect(viewpointOf(now, device(null))).toBe('spectator');
  });

  test('questions to several are asked one after another', () => {
    expect(nextHere(shared([1, 2, 3, 4]), null)).toBe(1);
    expect(nextHere(shared([1, 2, 3, 4]), 1)).toBe(1);
    expect(nextHere(shared([3, 4]), 1)).toBe(3);
    expect(nextHere(shared([1, 4]), 3)).toBe(1);
    expect(nextHere(shared([4]), 3)).toBeNull();
  });

  test('the holder may have one more look', () => {
    const now = shared([3]);
    expect(curtainFor(now, device(1, true))).toBeNull();
    expect(viewpointOf(now, device(1, true))).toBe(1);
  });

  test('at the end it is open, from the same viewpoint', () => {
    const now = shared([], 'over');
    expect(curtainFor(now, device(3))).toBeNull();
    expect(viewpointOf(now, device(3))).toBe(3);
    expect(viewpointOf(now, device(null))).toBeNull();
  });

  test('there is none in the waiting room', () => {
    const now = shared([], 'waiting');
    expect(curtainFor(now, device(null))).toBeNull();
    expect(viewpointOf(now, device(null))).toBeNull();
  });
});

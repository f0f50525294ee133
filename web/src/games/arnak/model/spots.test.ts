import { describe, expect, test } from 'vitest';

import { MOMENTS } from '../fixtures';
import { busiest, bySpot, placesOf, spotOf, wordy } from './spots';
import { actionOf } from './view';

describe('where an action is done', () => {
  test.each([
    [{ action: 'dig', space: 'a1-2' }, 'space:a1-2'],
    [{ action: 'recall', space: 'a1-2' }, 'space:a1-2'],
    [{ action: 'relocate', from: 'a1-2', to: 'b3' }, 'space:b3'],
    [{ action: 'keep', card: 'hat' }, 'drawn:hat'],
    [{ action: 'discover', site: 'b3' }, 'site:b3'],
    [{ action: 'lead', from: 'b3', to: 'a1' }, 'site:a1'],
    [{ action: 'exile', card: 'fear', from: 'play-area' }, 'played:fear'],
    [{ action: 'travel-card', card: 'hat' }, 'hand:hat'],
    [{ action: 'research', token: 'glass', space: 6 }, 'track:6'],
    [{ action: 'exchange', assistant: 'medic', stack: 3 }, 'supply:3'],
    [{ action: 'pass' }, null],
  ])('%o', (action, spot) => {
    expect(spotOf(actionOf(action))).toBe(spot);
  });

  test('no action is lost: each has its spot or its words', () => {
    for (const { choices } of Object.values(MOMENTS)) {
      const placed = [...bySpot(choices).values()].flat();
      const inWords = wordy(choices, () => true);
      expect(placed.length + inWords.length).toBe(choices.length);
    }
  });

  test('a small screen opens where most is to be done', () => {
    expect(busiest(MOMENTS.snake.choices)).toBe('island');
    expect(busiest(MOMENTS.turn.choices)).toBe('research');
    expect(busiest(MOMENTS.pay.choices)).toBe('mine');
    expect(busiest([])).toBeNull();
  });

  test('an event of the log has its places', () => {
    expect([...placesOf({ event: 'dug', seat: 2, space: 'a1-2' })]).toEqual(['space:a1-2', 'site:a1', 'seat:2']);
    expect(placesOf({ event: 'researched', seat: 1, token: 'glass', space: 6 }).has('track:6')).toBe(true);
    expect(placesOf({ event: 'guardian-led', seat: 1, guardian: 'g02', from: 'b3', to: 'a1' }).has('site:b3')).toBe(true);
  });
});

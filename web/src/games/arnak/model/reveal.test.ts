import { describe, expect, test } from 'vitest';

import type { LogLine } from '../../contract';
import { revealOf } from './reveal';
import { rivalTurnWords } from './words';

const TEMPO = { beat: 100, turn: 800 };

const told = (...events: Record<string, unknown>[]) =>
  revealOf(events.map((event) => ({ step: 1, event }) as unknown as LogLine), TEMPO);

const DIG = [
  { event: 'dug', seat: 1, space: 'a2' },
  { event: 'gained', seat: 1, token: 'compass', count: 2 },
];
const RIVAL = [
  { event: 'rival-turn', tile: 'dig-tablet', arrow: 'left' },
  { event: 'rival-dug', space: 'a3' },
  { event: 'rival-turn', tile: 'item-green', arrow: 'right' },
  { event: 'rival-took', card: 'hat' },
  { event: 'row-dealt', card: 'axe' },
];

describe('what just happened', () => {
  test('an archaeologist goes first, then the tokens come from the site', () => {
    const { flights, ends } = told(...DIG);
    expect(flights.map(({ at }) => at)).toEqual([0, 100, 200]);
    expect(flights[0]?.thing).toEqual({ seat: 1, of: 'archaeologist' });
    expect(flights[1]).toMatchObject({ thing: { icon: 'compass' }, from: ['space:a2', 'site:a2', 'seat:1'] });
    expect(flights[1]?.to[0]).toBe('token:1:compass');
    expect(ends).toBe(300);
  });

  test('each turn of the rival has its time', () => {
    const { turns, places } = told(...RIVAL);
    expect(turns.map(({ tile, at }) => [tile, at])).toEqual([
      ['dig-tablet', 0],
      ['item-green', 800],
    ]);
    expect(places.get('site:a3')).toBe(0);
    expect(places.get('row:hat')).toBe(800);
  });

  test('a turn of the rival is told in a sentence', () => {
    expect(told(...RIVAL).turns.map(rivalTurnWords)).toEqual([
      'Digs for tablets: tablet camp occupied.',
      'Buys an item (green): takes Hat from the row.',
    ]);
  });

  test('nothing to show takes no time', () => {
    expect(told({ event: 'turn-ended', seat: 1 })).toMatchObject({ flights: [], turns: [], ends: 0 });
  });
});

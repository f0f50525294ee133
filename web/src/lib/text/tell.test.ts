import { describe, expect, test } from 'vitest';

import { type Kind, tellIn } from './tell';
import { textsOf } from './texts.svelte';

const names = ['Ala', 'Olek'];
const english = (kind: Kind, data: unknown) => tellIn(textsOf('en'), 'lost-code', kind, data, names);
const polish = (kind: Kind, data: unknown) => tellIn(textsOf('pl'), 'lost-code', kind, data, names);

describe('tagged data in words, as crates/text says it', () => {
  test('an event of a game', () => {
    const event = { event: 'exchanged', seat: 2, symbol: 'snake', value: 5 };
    expect(english('event', event)).toBe('Olek exchanges the snake; it was 5.');
  });

  test.each([
    [1, 'Klątwa: Ala traci 1 punkt.'],
    [2, 'Klątwa: Ala traci 2 punkty.'],
    [5, 'Klątwa: Ala traci 5 punktów.'],
    [12, 'Klątwa: Ala traci 12 punktów.'],
    [22, 'Klątwa: Ala traci 22 punkty.'],
  ])('Polish counts as Poles do: %i', (points, words) => {
    expect(polish('event', { event: 'curse-lost', seat: 1, points })).toBe(words);
  });

  test('symbols, lists and windows', () => {
    expect(polish('action', { action: 'exchange', symbol: 'snake' })).toBe('wymień węża');
    expect(polish('action', { action: 'bet', window: { low: 9, high: 15 } })).toBe('obstaw 9-15');
    expect(polish('event', { event: 'rolled', round: 3, seat: 2, dice: ['bird', 'bird', 'snake'] })).toBe(
      'Runda 3. Olek rzuca kośćmi: ptak, ptak, wąż.',
    );
    expect(polish('action', { action: 'guess', symbol: 'bear', values: [] })).toBe('wpisz dla niedźwiedzia: nic');
  });

  test('an error that holds a reason says it in words', () => {
    const error = { error: 'illegal-action', line: 9, action: 'bet 0-6', why: 'wheel-taken', width: 7, seat: 2 };
    expect(english('error', error)).toBe('“bet 0-6” is not legal here. Olek has already taken the wheel of width 7.');
  });

  test('who has no seat has a name, and several words have that of the game', () => {
    const tell = (kind: Kind, data: unknown) => tellIn(textsOf('pl'), 'excavation-earth', kind, data, names);
    expect(tell('event', { event: 'won', seat: 'zu' })).toBe('Wygrywa Zu!');
    expect(tell('event', { event: 'turn-order', order: [1, 'zu'] })).toBe('Kolejność tur: Ala, Zu.');
    expect(tell('action', { action: 'swap', one: '1.2', other: '3.1' })).toBe(
      'zamień miejscami kupujących 1.2 i 3.1',
    );
    expect(tell('event', { event: 'played', seat: 2, card: 'red-2', deed: 'excavate red' })).toBe(
      'Olek zagrywa czerwoną kartę rynku 2 (Wydobycie: czerwony).',
    );
    expect(tell('event', { event: 'said', seat: 2, text: 'excavate red' })).toBe('Olek: excavate red');
  });

  test('what has no words shows its key', () => {
    expect(textsOf('en').say('no-such-message')).toBe('no-such-message');
    expect(english('event', { event: 'danced', seat: 1 })).toBe('house-event-danced');
    expect(english('event', 7)).toBe('house-event-unknown');
    expect(english('event', { event: 'won', seat: 9 })).toBe('9 wins!');
  });
});

import { expect, test } from 'vitest';

import { revealOf } from './reveal';

const lines = (...events: Record<string, unknown>[]) => events.map((event) => ({ step: 1, event }));

test('things fly one after the other, from cause to effect', () => {
  const { flights, ends } = revealOf(
    lines(
      { event: 'played', seat: 1, card: 'red-1', deed: 'excavate red' },
      { event: 'excavated', seat: 1, artefact: 'red-b' },
      { event: 'promoted', seat: 'zu', market: '3', centre: 'middle' },
    ),
    100,
  );
  expect(flights).toEqual([
    { thing: { artefact: 'red-b' }, from: ['lies:red-b'], to: ['seat:1'], at: 0 },
    { thing: { party: 'zu', explorer: false }, from: ['market:3'], to: ['centre:middle'], at: 100 },
  ]);
  expect(ends).toBe(200);
});

test('a place shines when the first thing happens there', () => {
  const { places } = revealOf(lines({ event: 'moved', seat: 1, from: 'L01', to: 'L02' }, { event: 'moved', seat: 1, from: 'L13', to: 'L01' }), 100);
  expect(places.get('place:L01')).toBe(0);
  expect(places.get('place:L13')).toBe(100);
});

test('a new round sends only so much into the air', () => {
  const many = Array.from({ length: 40 }, () => ({ event: 'buyer-joined', market: '1', buyer: 'red' }));
  expect(revealOf(lines(...many), 10).flights).toHaveLength(12);
});

import { expect, test } from 'vitest';

import { busiest, busyPanels } from './panels';
import { placesOf } from './spots';
import { touchedBy } from './touched';
import { momentOf } from '../fixtures';
import { zuTurnOf } from './zu';

test.each([
  [{ event: 'moved', seat: 1, from: 'L01', to: 'L05' }, ['place:L01', 'place:L05']],
  [{ event: 'buyer-led', seat: 1, buyer: 'red', from: '1', to: '3' }, ['market:1', 'market:3']],
  [{ event: 'excavated', seat: 2, artefact: 'red-b' }, ['tile:red-b']],
  [{ event: 'acquired', seat: 2, artefact: 'red-b', store: 'hold', credits: 8 }, ['stack:red']],
  [{ event: 'sampled', seat: 2, artefact: 'red-b' }, ['tile:red-b', 'cell:red-b']],
  [{ event: 'sold', seat: 2, colour: 'red', markets: ['1', '4'], credits: 20 }, ['market:1', 'market:4', 'colour:red']],
  [{ event: 'promoted', seat: 2, market: '1', centre: 'left' }, ['market:1', 'centre:left']],
  [{ event: 'replaced', seat: 2, space: 2, card: 'red-1', before: 'red-2' }, ['forecast:2']],
  [{ event: 'passed', seat: 2 }, []],
  [null, []],
])('a line of the log points at its places: %o', (event, places) => {
  expect(placesOf(event)).toEqual(places);
});

test('a card in mind is about its sites, its market and its centre', () => {
  const touched = touchedBy(momentOf('choose').view, 'red-4');
  expect([...touched].sort()).toEqual(['centre:middle', 'market:4', 'place:L02', 'place:L03', 'place:L04', 'place:L13', 'place:L17']);
  expect(touchedBy(momentOf('choose').view, 'fuel-2').size).toBe(0);
});

test('the panel where most can be done comes first', () => {
  expect(busiest(busyPanels(['place:L01', 'place:L05', 'hand:red-1', 'hand:red-1']))).toBe('map');
  expect(busiest(busyPanels(['dealt:red-1']))).toBeNull();
});

test('the last turn of Zu is told up to the next turn or the end of the round', () => {
  const events = [
    { event: 'passed', seat: 1 },
    { event: 'turn-began', seat: 'zu' },
    { event: 'zu-flipped', deed: 'sell' },
    { event: 'turn-began', seat: 'zu' },
    { event: 'zu-flipped', deed: 'rush' },
    { event: 'zu-failed', credits: 10 },
    { event: 'turn-began', seat: 1 },
    { event: 'moved', seat: 1 },
  ];
  expect(zuTurnOf(events)).toEqual(events.slice(4, 6));
  expect(zuTurnOf(events.slice(6))).toBeNull();
});

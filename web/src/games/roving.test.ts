import { afterEach, expect, test } from 'vitest';

import { roving } from './roving';

/** Spots in a grid of 10 px, as a board lays them. */
function lay(...spots: { name: string; x: number; y: number; live?: boolean }[]) {
  const part = document.createElement('section');
  for (const { name, x, y, live } of spots) {
    const spot = document.createElement('button');
    spot.className = live ? 'spot live' : 'spot';
    spot.textContent = name;
    spot.getBoundingClientRect = () => new DOMRect(x * 10, y * 10, 8, 8);
    part.append(spot);
  }
  document.body.append(part);
  roving(part);
  const press = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.activeElement?.textContent;
  };
  const stops = () => [...part.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ textContent }) => textContent);
  return { part, press, stops };
}

afterEach(() => document.body.replaceChildren());

const GRID = [
  { name: 'a', x: 0, y: 0 },
  { name: 'b', x: 1, y: 0, live: true },
  { name: 'c', x: 0, y: 1 },
  { name: 'd', x: 1, y: 1 },
];

test('the Tab key stops once, where something can be done', () => {
  expect(lay(...GRID).stops()).toEqual(['b']);
});

test('arrows go to the neighbour, and the stop goes along', () => {
  const { part, press, stops } = lay(...GRID);
  part.querySelector<HTMLElement>('.live')?.focus();
  expect(press('ArrowDown')).toBe('d');
  expect(press('ArrowLeft')).toBe('c');
  expect(stops()).toEqual(['c']);
  expect(press('ArrowLeft')).toBe('c');
});

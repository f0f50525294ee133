import { describe, expect, test } from 'vitest';

import { MOMENTS } from '../fixtures';
import { missing, owed, planOf, sourcesOf, stepsOf, unpaid, type Limits, type Plan } from './payment';
import type { Icons, Travel } from './view';

const NO_ICONS: Icons = { boot: 0, car: 0, ship: 0, plane: 0 };

const icons = (text: string) => text.split(' ').filter(Boolean) as Travel[];

describe('travel', () => {
  test.each([
    ['boot boot', 'car', 'boot'],
    ['car', 'ship', 'car'],
    ['car boot', 'plane car', ''],
    ['car boot', 'boot', 'car'],
    ['ship car', 'plane', 'car'],
    ['boot plane', 'plane boot', ''],
    ['boot plane', 'boot plane', ''],
  ])('%s paid with %s leaves %s', (cost, paid, left) => {
    expect(unpaid(icons(cost), icons(paid)).length).toBe(icons(left).length);
  });

  test('discounts and what was put down count', () => {
    const cost = { ...NO_ICONS, car: 2 };
    expect(owed({ cost, discount: { ...NO_ICONS, car: 1 }, put: NO_ICONS })).toEqual(['car']);
    expect(owed({ cost, discount: NO_ICONS, put: { ...NO_ICONS, plane: 2 } })).toEqual([]);
  });
});

describe('the proposed payment', () => {
  const { view, choices } = MOMENTS.pay;
  const sources = sourcesOf(view, choices);
  const texts = (plan: Plan | null) => plan && stepsOf(plan).sort();
  const plan = (owes: string, limits?: Limits) => texts(planOf(icons(owes), sources, limits));

  test('is what is missed least', () => {
    expect(plan('boot')).toEqual(['icon ship']);
    expect(plan('boot boot boot')).toEqual(['icon ship', 'travel fear', 'travel fear']);
    expect(plan('ship ship')).toEqual(['icon ship', 'travel funding-ship']);
    expect(plan('car')).toEqual(['travel machete']);
    expect(plan('plane')).toEqual(['pilot']);
  });

  test('keeps to what the player wants', () => {
    expect(plan('boot', { 'icon ship': { least: 0, most: 0 } })).toEqual(['travel fear']);
    expect(plan('boot boot', { 'travel machete': { least: 1, most: 1 } })).toEqual(['icon ship', 'travel machete']);
    expect(plan('plane', { pilot: { least: 0, most: 0 } })).toBeNull();
  });
});

test('what is missing for a price', () => {
  const tokens = { coin: 1, compass: 0, tablet: 0, arrowhead: 0, jewel: 3 };
  expect(missing({ coin: 2, jewel: 1, idol: 1 }, { tokens, crates: 0 })).toEqual([
    { token: 'coin', count: 1 },
    { token: 'idol', count: 1 },
  ]);
});

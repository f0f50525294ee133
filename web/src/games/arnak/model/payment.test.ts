import { describe, expect, test } from 'vitest';

import { MOMENTS } from '../fixtures';
import { missing, owed, proposalOf, unpaid } from './payment';
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
  test('is the source that is missed least', () => {
    const { view, choices } = MOMENTS.pay;
    const proposal = proposalOf(view, choices);
    expect(proposal).not.toBeNull();
    expect(proposal?.text).not.toBe('pilot');
    const boots = { ...view, payment: { cost: { ...NO_ICONS, boot: 1 }, discount: NO_ICONS, put: NO_ICONS } };
    expect(proposalOf(boots, choices)?.text).toBe('travel fear');
  });

  test('is none when nothing is paid', () => {
    expect(proposalOf(MOMENTS.turn.view, MOMENTS.turn.choices)).toBeNull();
  });
});

test('what is missing for a price', () => {
  expect(missing({ coin: 2, jewel: 1 }, { coin: 1, jewel: 3 })).toEqual([{ token: 'coin', count: 1 }]);
});

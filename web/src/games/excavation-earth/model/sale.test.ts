import { expect, test } from 'vitest';

import { MOMENTS } from '../fixtures';
import { bestSale, incomeOf } from './sale';

test.each(Object.entries(MOMENTS))('what is counted is what the rules say (%s)', (_, { view }) => {
  for (const { colour, sales } of view.sales) {
    for (const { markets, income } of sales) expect(incomeOf(view, colour, markets), `${colour} at ${markets}`).toEqual(income);
    const totals = sales.map(({ income }) => income.total);
    expect(bestSale(view, colour)?.income.total ?? null).toBe(totals.length > 0 ? Math.max(...totals) : null);
  }
});

test('some moments have sales at three markets', () => {
  const most = Object.values(MOMENTS).flatMap(({ view }) => view.sales.flatMap(({ sales }) => sales.map(({ markets }) => markets.length)));
  expect(Math.max(...most)).toBe(3);
});

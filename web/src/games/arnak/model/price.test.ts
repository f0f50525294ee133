import { expect, test } from 'vitest';

import { missing } from './price';

test('what is missing for a price', () => {
  const tokens = { coin: 1, compass: 0, tablet: 0, arrowhead: 0, jewel: 3 };
  expect(missing({ coin: 2, jewel: 1, idol: 1 }, { tokens, crates: 0 })).toEqual([
    { token: 'coin', count: 1 },
    { token: 'idol', count: 1 },
  ]);
});

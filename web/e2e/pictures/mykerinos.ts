import { inRound, pictureOf, playTo } from '../harness/picture';
import { test } from '../harness/test';

test('Mykerinos', async ({ guest }) => {
  const id = await playTo(guest, { game: 'mykerinos' }, 4, inRound(3, 'dig', 4));
  await pictureOf(guest, id, 'mykerinos');
});

import { inRound, pictureOf, playTo } from '../harness/picture';
import { test } from '../harness/test';

test('a table on a phone', async ({ visit }) => {
  const guest = await visit({ phone: true });
  const id = await playTo(guest, { game: 'lost-code' }, 3, inRound(4, 'bet'));
  await pictureOf(guest, id, 'phone');
});

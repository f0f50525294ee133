import { inRound, pictureOf, playTo } from '../harness/picture';
import { test } from '../harness/test';

test('Excavation Earth', async ({ guest }) => {
  const id = await playTo(guest, { game: 'excavation-earth' }, 3, inRound(2, 'choose', 3));
  await pictureOf(guest, id, 'excavation-earth');
});

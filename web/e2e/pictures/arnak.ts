import { inRound, pictureOf, playTo } from '../harness/picture';
import { test } from '../harness/test';

test('Lost Ruins of Arnak', async ({ guest }) => {
  const id = await playTo(guest, { game: 'arnak' }, 3, inRound(4, 'main-action', 3));
  await pictureOf(guest, id, 'arnak');
});

import { inRound, pictureOf, playTo } from '../harness/picture';
import { test } from '../harness/test';

test('The Lost Code', async ({ guest }) => {
  const id = await playTo(guest, { game: 'lost-code', options: { curse: 'on' } }, 4, inRound(5, 'bet'));
  await pictureOf(guest, id, 'lost-code');
});

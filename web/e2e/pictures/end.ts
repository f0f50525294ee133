import { pictureOf, playTo } from '../harness/picture';
import { test } from '../harness/test';

test('the end of a game', async ({ guest }) => {
  const id = await playTo(guest, { game: 'mykerinos' }, 3);
  await pictureOf(guest, id, 'end');
});

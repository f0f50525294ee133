import { inRound, pictureOf, playTo } from '../harness/picture';
import { test } from '../harness/test';

test('a table in the dark theme', async ({ visit }) => {
  const guest = await visit({ theme: 'dark' });
  const id = await playTo(guest, { game: 'lost-code' }, 4, inRound(4, 'bet'));
  await pictureOf(guest, id, 'table-dark');
});

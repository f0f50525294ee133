import { inRound, playTo, takePicture } from '../harness/picture';
import { createTable } from '../harness/tables';
import { test } from '../harness/test';

test('the lobby', async ({ guest, visit }) => {
  const host = await visit();
  await host.context.request.get('/api/me');
  await host.context.request.put('/api/me', { data: { name: 'Olek' } });
  await createTable(host, { game: 'arnak', public: true, seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }] });
  await playTo(guest, { game: 'lost-code', public: true }, 3, inRound(2, 'bet'));
  await playTo(guest, { game: 'mykerinos', public: true }, 3);
  await guest.openWhole('/');
  await takePicture(guest, 'lobby');
});

import { violations } from './harness/axe';
import { createTable } from './harness/tables';
import { expect, test } from './harness/test';
import { Lobby } from './pages/lobby';
import { WaitingRoom } from './pages/waiting-room';

const PASSWORD = 'sezamie, otwórz się';

test('a friend comes in with the password of the table', async ({ guest, visit }) => {
  const lobby = new Lobby(guest);
  await lobby.open();
  await lobby.chooseBox();
  await guest.press(lobby.preset('friends'));
  await lobby.details();
  await guest.press(lobby.dialog.getByText(guest.say('web-new-public'), { exact: true }));
  await lobby.dialog.getByLabel(guest.say('web-new-password'), { exact: true }).fill(PASSWORD);
  const id = await lobby.sitDown();
  await guest.text('web-invite-locked').waitFor();

  const friend = await visit({ language: 'pl', phone: true });
  friend.faults.allow(/\b403\b/);
  const found = new Lobby(friend);
  await found.open();
  await friend.press(found.tables('open').filter({ hasText: friend.say('web-locked') }).getByRole('button'));
  await friend.page.waitForURL(`**/table/${id}`);
  const password = friend.page.getByLabel(friend.say('web-door-password'), { exact: true });
  await password.fill('ryżu, otwórz się');
  expect(await violations(friend)).toEqual([]);
  await friend.press(friend.button('web-door-enter'));
  await friend.page.getByRole('alert').getByText(friend.say('house-error-wrong-table-password')).waitFor();
  await password.fill(PASSWORD);
  await friend.press(friend.button('web-door-enter'));
  await new WaitingRoom(friend).sit.first().waitFor();
});

test('the replay of a table with a password leads to its door', async ({ guest, visit }) => {
  const id = await createTable(guest, { password: PASSWORD });
  const stranger = await visit();
  stranger.faults.allow(/\b403\b/);
  await stranger.open(`/replay/${id}`);
  await stranger.press(stranger.link('web-to-table'));
  await stranger.page.getByLabel(stranger.say('web-door-password'), { exact: true }).waitFor();
});

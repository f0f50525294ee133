import { Inspection } from './harness/inspection';
import { createTable, tableNow } from './harness/tables';
import { expect, test } from './harness/test';
import { Lobby } from './pages/lobby';
import { Table } from './pages/table';

const LIVE = { turn: 60, bank: 900, then: 'bot' } as const;
const SLOW = { turn: 86_400, bank: 0, then: 'loss' } as const;
const FRIENDS = [{ kind: 'you' }, { kind: 'open' }] as const;

test('a table is laid with a clock', async ({ guest }) => {
  const lobby = new Lobby(guest);
  await lobby.open();
  await lobby.chooseBox();
  await lobby.details();
  const choice = guest.say('web-clock-choice', { turn: '1 min', bank: '15 min' });
  await guest.press(lobby.dialog.getByText(choice, { exact: true }));
  await guest.press(lobby.dialog.getByText(guest.say('web-time-out-loss'), { exact: true }));
  await guest.press(lobby.play);
  await new Table(guest).ask();
  const { clock } = await tableNow(guest, guest.at.split('/').at(-1) ?? '');
  expect(clock).toEqual({ turn: 60, bank: 900, then: 'loss' });
});

test('the clocks stand when both agree, and go on when one wants to', async ({ guest, visit }) => {
  const id = await createTable(guest, { seats: [...FRIENDS], clock: LIVE });
  const friend = await visit();
  await friend.context.request.get('/api/me');
  await friend.context.request.post(`/api/tables/${id}/sit`, { data: { salt: 'e2e' } });
  const [table, other] = [new Table(guest), new Table(friend)];
  await Promise.all([table.open(id), other.open(id)]);
  await guest.page.getByText(/^\d:\d\d \+ 15:00$/).first().waitFor();
  await guest.press(guest.button('web-menu'));
  await guest.press(guest.button('web-pause'));
  await friend.press(friend.button('web-wish-agree'));
  await Promise.all([guest, friend].map((one) => one.text('web-paused').waitFor()));
  const inspection = new Inspection(guest);
  await inspection.look('pause');
  expect(inspection.found).toEqual([]);
  await friend.press(friend.button('web-resume'));
  await guest.text('web-paused').waitFor({ state: 'detached' });
});

test('who plays over days can be away', async ({ visit }) => {
  const guest = await visit({ language: 'pl' });
  const id = await createTable(guest, { pace: 'slow', clock: SLOW });
  await new Table(guest).open(id);
  await guest.press(guest.button('web-menu'));
  await guest.press(guest.button('web-away'));
  await guest.page.getByRole('spinbutton').fill('3');
  await guest.press(guest.button('web-away-go'));
  await expect.poll(async () => (await tableNow(guest, id)).clocks?.seats.some(({ away }) => away !== null)).toBe(true);
});

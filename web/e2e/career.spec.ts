import { violations } from './harness/axe';
import { CONTROLS, tooSmall, untranslated, widerThanScreen } from './harness/checks';
import type { Guest } from './harness/guest';
import { createTable, playUntil } from './harness/tables';
import { expect, test } from './harness/test';

async function claim(guest: Guest, name: string): Promise<void> {
  await guest.context.request.get('/api/me');
  const answer = await guest.context.request.post('/api/account', { data: { name, password: 'sowa Minerwy o zmierzchu' } });
  expect(answer.status()).toBe(200);
}

test('a game between accounts is on the page of both, with a rating and its replay', async ({ visit }) => {
  const [guest, friend] = await Promise.all([visit({ language: 'pl', phone: true }), visit()]);
  await Promise.all([claim(guest, 'Żółty Bóbr'), claim(friend, 'Red Fox')]);
  const id = await createTable(guest, { seats: [{ kind: 'you' }, { kind: 'open' }], public: true });
  await friend.context.request.post(`/api/tables/${id}/sit`, { data: { salt: 'e2e' } });
  await friend.context.request.post(`/api/tables/${id}/resign`, { data: { seat: 2 } });
  await playUntil(guest, id, ({ phase }) => phase === 'over');

  await guest.openWhole('/career');
  await guest.page.getByRole('img', { name: /^Wykres rankingu/ }).waitFor();
  await guest.page.getByText(/^Ranking 16\d\d ± \d+$/).waitFor();
  expect(await untranslated(guest)).toEqual([]);
  expect(await widerThanScreen(guest)).toBe(0);
  expect(await tooSmall(guest.page.locator('main').locator(CONTROLS))).toEqual([]);
  expect(await violations(guest)).toEqual([]);
  await guest.press(guest.page.getByRole('link', { name: /Red Fox/ }));
  await guest.page.getByRole('heading', { name: guest.say('web-career-of', { name: 'Red Fox' }), level: 1 }).waitFor();
  await guest.page.getByText(/^Ranking 13\d\d ± \d+$/).waitFor();
  await guest.press(guest.page.getByRole('region', { name: guest.say('web-finished-games') }).getByRole('link', { name: guest.say('lost-code-title') }));
  await guest.page.waitForURL(`**/replay/${id}?**`);
});

test('a guest is told how to get a rating', async ({ guest }) => {
  await guest.open('/career');
  await guest.text('web-career-guest').waitFor();
  await guest.link('web-career-keep').waitFor();
});

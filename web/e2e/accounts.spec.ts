import { violations } from './harness/axe';
import { CONTROLS, tooSmall, untranslated, widerThanScreen } from './harness/checks';
import type { Guest } from './harness/guest';
import { expect, test } from './harness/test';
import { Lobby } from './pages/lobby';

const PASSWORD = 'sowa Minerwy o zmierzchu';

/** A sheet of the page, by its title. */
const sheet = (guest: Guest, title: string) => guest.region(title);

async function fill(guest: Guest, title: string, name: string, password: string): Promise<void> {
  const form = sheet(guest, title);
  await form.getByLabel(guest.say('web-account-name'), { exact: true }).fill(name);
  await form.getByLabel(guest.say('web-password'), { exact: true }).fill(password);
}

test('a guest keeps the name, signs in elsewhere, and signs both browsers out', async ({ guest, visit }) => {
  const lobby = new Lobby(guest);
  await lobby.open();
  await guest.press(guest.link('web-account-keep'));
  await fill(guest, 'web-claim-title', 'Żółta Sowa', PASSWORD);
  await guest.press(guest.button('web-claim'));
  await guest.page.getByText(guest.say('web-account-signed-in', { name: 'Żółta Sowa' })).waitFor();

  const elsewhere = await visit();
  await elsewhere.open('/account');
  elsewhere.faults.allow(/\b401\b/);
  await fill(elsewhere, 'web-sign-in-title', 'żółta sowa', 'not the password');
  await elsewhere.press(elsewhere.button('web-sign-in'));
  await elsewhere.page.getByRole('alert').getByText(elsewhere.say('house-error-wrong-sign-in')).waitFor();
  await fill(elsewhere, 'web-sign-in-title', 'żółta sowa', PASSWORD);
  await elsewhere.press(elsewhere.button('web-sign-in'));
  await elsewhere.page.getByText(elsewhere.say('web-account-signed-in', { name: 'Żółta Sowa' })).waitFor();
  await elsewhere.press(elsewhere.button('web-sign-out-everywhere'));
  await elsewhere.page.getByText(elsewhere.say('web-account-guest')).waitFor();
  await guest.page.reload();
  await guest.page.getByText(guest.say('web-account-guest')).waitFor();
});

test('a password that anybody would try is refused in words', async ({ guest }) => {
  await guest.open('/account');
  guest.faults.allow(/\b400\b/);
  await fill(guest, 'web-claim-title', 'Ala', 'password123');
  await guest.press(guest.button('web-claim'));
  await guest.page.getByRole('alert').getByText(guest.say('house-error-weak-password', { what: 'common' })).waitFor();
});

test('who wants to be forgotten is a new guest', async ({ guest }) => {
  const me = () => guest.page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { id: string }).id);
  await guest.open('/account');
  await guest.button('web-forget').waitFor();
  const before = await me();
  await guest.press(guest.button('web-forget'));
  await guest.press(guest.button('web-forget-sure'));
  await guest.page.getByText(guest.say('web-forgotten')).waitFor();
  expect(await me()).not.toBe(before);
});

for (const language of ['en', 'pl'] as const) {
  test(`the page of the account suits everybody (${language})`, async ({ visit }) => {
    const guest = await visit({ language, phone: true });
    await guest.openWhole('/account');
    expect(await untranslated(guest)).toEqual([]);
    expect(await widerThanScreen(guest)).toBe(0);
    expect(await tooSmall(guest.page.locator('main').locator(CONTROLS))).toEqual([]);
    expect(await violations(guest)).toEqual([]);
    await fill(guest, 'web-claim-title', `Ola ${language}`, PASSWORD);
    await guest.press(guest.button('web-claim'));
    await guest.button('web-sign-out-here').waitFor();
    expect(await violations(guest)).toEqual([]);
    expect(await untranslated(guest)).toEqual([]);
  });
}

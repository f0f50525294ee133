import { expect, test } from './harness/test';
import { Lobby } from './pages/lobby';

test('the theme changes at once and is remembered', async ({ guest }) => {
  const lobby = new Lobby(guest);
  await lobby.open();
  const ground = () => guest.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await guest.press(guest.button('web-switch-theme', { theme: 'auto', next: 'light' }));
  await guest.press(guest.button('web-switch-theme', { theme: 'light', next: 'dark' }));
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await guest.page.reload();
  expect(await ground()).toBe(dark);
});

test('settings hold in every tab at once', async ({ guest }) => {
  await guest.open('/settings');
  const other = await guest.anotherTab();
  await other.open('/settings');
  const sound = (who: typeof guest) => who.page.getByRole('switch', { name: who.say('web-settings-sound') });
  expect(await sound(guest).isChecked()).toBe(false);
  await sound(guest).check();
  await expect.poll(() => sound(other).isChecked()).toBe(true);
});

test('a guest takes a name, and the name is kept', async ({ guest }) => {
  const lobby = new Lobby(guest);
  await lobby.open();
  await guest.press(guest.buttonLike('web-name-change'));
  await guest.page.getByRole('textbox', { name: guest.words.like('web-name-label') }).fill('Żółta Jaźń');
  await guest.press(guest.button('web-name-save'));
  await guest.button('web-name-change', { name: 'Żółta Jaźń' }).waitFor();
  await guest.page.reload();
  await guest.button('web-name-change', { name: 'Żółta Jaźń' }).waitFor();
});

test('the rules are read in both languages', async ({ guest }) => {
  await guest.open('/rules/lost-code');
  await guest.page.getByRole('heading', { name: /What the game is about/ }).waitFor();
  await guest.press(guest.page.getByRole('button', { name: 'Polski', exact: true }));
  guest.reads('pl');
  await guest.page.getByRole('heading', { name: /What the game is about/ }).waitFor({ state: 'detached' });
  await expect.poll(() => guest.page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
});

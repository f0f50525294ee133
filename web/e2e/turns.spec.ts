import type { Guest } from './harness/guest';
import { answer, ask, createTable, tableNow } from './harness/tables';
import { expect, test } from './harness/test';

interface Called {
  called: string[];
}

/** In the browser, before any page: nobody looks, and what would be shown to the player is written down. */
function lookElsewhere(): void {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  const page = window as unknown as Called;
  page.called = [];
  class Written extends EventTarget {
    static readonly permission = 'granted';
    static readonly requestPermission = () => Promise.resolve('granted');
    constructor(title: string, { body, tag }: NotificationOptions) {
      super();
      page.called.push(`${title}: ${body} ${tag}`);
    }
    close() {}
  }
  Object.defineProperty(window, 'Notification', { value: Written });
}

const calls = async (tabs: Guest[]) =>
  (await Promise.all(tabs.map(({ page }) => page.evaluate(() => (window as unknown as Called).called)))).flat();

test('a player who looks elsewhere is notified once, and every tab shows how many tables wait', async ({ visit }) => {
  const [guest, friend] = [await visit({ language: 'pl' }), await visit()];
  await guest.context.addInitScript(lookElsewhere);
  const other = await guest.anotherTab();
  const tabs = [guest, other];
  const id = await createTable(guest, { seats: [{ kind: 'you' }, { kind: 'open' }] });
  await guest.open('/settings');
  const heard = other.page.waitForResponse(/quiet=true/);
  await other.open('/rules/lost-code');
  await heard;
  await guest.page.getByRole('switch', { name: guest.say('web-settings-calls') }).check();

  await ask(friend, 'get', '/api/me');
  await ask(friend, 'post', `/api/tables/${id}/sit`, { salt: 'e2e' });
  for (;;) {
    const now = await tableNow(friend, id);
    if (now.game_now?.asked.includes(1)) break;
    await answer(friend, now, []);
  }
  for (const { page } of tabs) await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  const icon = guest.page.locator('link[rel="icon"]');
  await expect.poll(() => icon.getAttribute('href')).toContain('data:image/svg+xml');
  await expect.poll(() => calls(tabs)).toEqual([`${guest.say('web-call')}: ${guest.say('lost-code-title')} ${id}`]);

  const seat = await tableNow(guest, id, 1);
  for (let now = seat; now.game_now?.asked.includes(1); now = await tableNow(guest, id, 1)) await answer(guest, now, []);
  for (const { page } of tabs) await expect.poll(() => page.title()).not.toContain('(');
  expect(await icon.getAttribute('href')).toMatch(/\/icon\.svg$/);
  expect(await calls(tabs)).toHaveLength(1);
});

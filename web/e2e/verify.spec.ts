import { readFile } from 'node:fs/promises';

import { violations } from './harness/axe';
import { untranslated, widerThanScreen } from './harness/checks';
import type { Guest } from './harness/guest';
import { playedTable } from './harness/tables';
import { expect, test } from './harness/test';
import { ReplayPage } from './pages/replay';
import { VerifyPage } from './pages/verify';

/** A game by rules that were replaced twice since. Its record does not name the module. */
const OLD = '../tests/records/superseded/rules-1/arnak-random-solo-3.dig';
const MODULE = '2c9b658137ef4317a7ad5e3022853def6a542a948f09eb9dc3e455e736011b47';

const replayed = (guest: Guest) =>
  guest.page.getByRole('article').filter({ has: guest.page.getByRole('heading', { name: guest.say('web-check-replay') }) });

for (const language of ['en', 'pl'] as const) {
  test(`a game by old rules is verified in the browser (${language})`, async ({ visit }) => {
    const phone = language === 'pl';
    const guest = await visit({ language, phone, theme: phone ? 'dark' : 'light' });
    const verify = new VerifyPage(guest);
    const record = await readFile(OLD, 'utf8');
    await guest.openWhole('/verify');
    // Nothing is left to the server.
    await guest.page.route('**/api/**', (route) => route.abort());
    guest.faults.allow(/net::ERR_FAILED/);
    await verify.paste(record);
    const card = replayed(guest);
    await card.getByText(guest.say('web-check-replay-right', { steps: 42 })).waitFor();
    await card.getByText(guest.say('web-check-replay-version', { game: guest.say('arnak-title'), rules: 1 })).waitFor();
    await card.getByText('5e0182557b9df4de').waitFor();
    await guest.press(guest.button('web-check-replay-copy'));
    expect(await guest.page.evaluate(() => navigator.clipboard.readText())).toBe(MODULE);
    expect([await violations(guest), await untranslated(guest), await widerThanScreen(guest)]).toEqual([[], [], 0]);
  });

  test(`a record that was tampered with is refused, with the action named (${language})`, async ({ visit }) => {
    const guest = await visit({ language });
    const verify = new VerifyPage(guest);
    const lines = (await readFile(OLD, 'utf8')).split('\n');
    const first = lines.indexOf('') + 1;
    lines[first + 11] = '1 research 99';
    await guest.openWhole('/verify');
    await verify.paste(lines.join('\n'));
    const what = guest.say('house-error-unknown-action', { action: 'research 99' });
    await replayed(guest).getByText(guest.say('web-check-replay-action', { step: 12, line: first + 12, what })).waitFor();
    await guest.page.getByRole('status').filter({ hasText: guest.say('web-verify-all-wrong') }).waitFor();
  });
}

test('a replay says that it was verified in this browser', async ({ guest }) => {
  const replay = new ReplayPage(guest);
  await replay.open(await playedTable(guest));
  await guest.text('web-replay-verified', { hash: '8a563f38' }).waitFor();
});

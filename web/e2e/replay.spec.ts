import { playedTable } from './harness/tables';
import { expect, test } from './harness/test';
import { Board } from './pages/board';
import { ReplayPage } from './pages/replay';
import { Table } from './pages/table';

test('a replay is stepped, played, and jumps to a round', async ({ guest }) => {
  const replay = new ReplayPage(guest);
  await replay.open(await playedTable(guest));
  const last = await replay.last();
  await replay.standsAt(0);
  await replay.press('web-replay-on');
  await replay.standsAt(1);
  await guest.page.keyboard.press('ArrowRight');
  await replay.standsAt(2);
  await replay.press('web-replay-back');
  await replay.standsAt(1);

  await replay.press('web-replay-play');
  await expect.poll(() => replay.step(), { timeout: 8000 }).toBeGreaterThan(2);
  await replay.press('web-replay-pause');
  const stands = await replay.step();
  await guest.page.waitForTimeout(2000);
  expect(await replay.step()).toBe(stands);

  await replay.press('web-replay-chapter-on');
  await expect.poll(() => replay.step()).toBeGreaterThan(stands);
  await guest.page.keyboard.press('End');
  await replay.standsAt(last);
  await guest.page.keyboard.press('Home');
  await replay.standsAt(0);
  await guest.press(replay.line(/^Round 5:/));
  await expect.poll(() => guest.labelled('lost-code-board-sheet').innerText()).toContain('Round 5 of 9');
});

test('a replay is seen with the eyes of a player, of a spectator, or with everything open', async ({ guest }) => {
  const id = await playedTable(guest);
  const [replay, board] = [new ReplayPage(guest), new Board(guest)];
  await replay.open(id, '?step=6');
  await replay.standsAt(6);
  const seat = guest.say('web-bot-random', { letter: 'B' });
  const hidden = guest.say('lost-code-board-tile', { owner: 'somebody', seat, symbol: 'bird', value: 'hidden' });

  await replay.eyes.selectOption('1');
  await expect.poll(() => guest.at).toContain('as=1');
  const own = guest.say('lost-code-board-own-tile', { symbol: 'bird', value: 'hidden', count: 0 }).split(':')[0] ?? '';
  await expect.poll(() => board.ownRack.innerText()).toContain(own);
  await replay.eyes.selectOption('spectator');
  await expect.poll(() => guest.at).toContain('as=spectator');
  await guest.page.getByText(hidden).first().waitFor({ state: 'attached' });
  await replay.eyes.selectOption('all');
  await expect.poll(() => guest.at).not.toContain('as=');
  expect(await replay.step()).toBe(6);
});

test('a link to a moment opens there, for somebody else too', async ({ guest, visit }) => {
  const id = await playedTable(guest, { public: true });
  const replay = new ReplayPage(guest);
  await replay.open(id);
  await replay.slider.fill('11');
  await replay.standsAt(11);
  await guest.press(guest.button('web-replay-share'));
  await guest.text('web-replay-shared').waitFor();
  const link = new URL(await guest.page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname + link.search).toBe(`/replay/${id}?step=11`);

  const friend = await visit();
  const theirs = new ReplayPage(friend);
  await theirs.open(id, link.search);
  await theirs.standsAt(11);
  expect(await friend.labelled('lost-code-board-sheet').innerText()).toBe(
    await guest.labelled('lost-code-board-sheet').innerText(),
  );
});

test('from a moment of a replay one plays on', async ({ guest }) => {
  const id = await playedTable(guest);
  const replay = new ReplayPage(guest);
  await replay.open(id, '?step=9&as=1');
  await replay.standsAt(9);
  await guest.press(guest.button('web-play-on-short'));
  await guest.press(guest.dialog('web-play-on').getByRole('button', { name: guest.say('web-play-on-begin'), exact: true }));
  await guest.page.waitForURL((url) => url.pathname.startsWith('/table/'));
  expect(guest.at).not.toContain(id);
  const [table, board] = [new Table(guest), new Board(guest)];
  await table.play(board, (_, answered) => answered === 2);
});

test('a private game is shared by a link until that is revoked', async ({ guest, visit }) => {
  const id = await playedTable(guest);
  const friend = await visit();
  friend.faults.allow(/\b403\b/);
  await friend.open(`/replay/${id}`);
  await friend.text('web-refused-private-table').waitFor();

  const replay = new ReplayPage(guest);
  await replay.open(id);
  await guest.press(guest.button('web-share-game'));
  const dialog = guest.dialog('web-share-game');
  const press = (label: string) =>
    guest.press(dialog.getByRole('button', { name: guest.say(label), exact: true }));
  await press('web-share-game-create');
  const field = dialog.getByRole('textbox', { name: guest.say('web-share-game-link'), exact: true });
  const link = new URL(await field.inputValue());

  const theirs = new ReplayPage(friend);
  await theirs.open(id, link.search);
  await theirs.standsAt(0);
  await theirs.press('web-replay-on');
  await theirs.standsAt(1);
  expect(friend.at).toContain('share=');
  await friend.press(friend.page.getByRole('link', { name: friend.say('web-verify-game'), exact: true }));
  await friend.page.waitForURL((url) => url.pathname === `/verify/${id}` && url.searchParams.has('share'));

  await press('web-share-game-revoke');
  await dialog.getByRole('button', { name: guest.say('web-share-game-create'), exact: true }).waitFor();
  await friend.open(`/replay/${id}${link.search}`);
  await friend.text('house-error-not-shared').waitFor();
});

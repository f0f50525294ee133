import { readFile } from 'node:fs/promises';

import type { Guest } from './harness/guest';
import { expect, test } from './harness/test';
import { Board } from './pages/board';
import { EndScreen } from './pages/end-screen';
import { Lobby } from './pages/lobby';
import { Table } from './pages/table';
import { VerifyPage } from './pages/verify';

const ROUNDS = 9;

/** From the lobby to a table against two bots, in two clicks. */
async function sitDownInTwoClicks(guest: Guest): Promise<string> {
  const lobby = new Lobby(guest);
  await lobby.open();
  await lobby.chooseBox();
  return lobby.sitDown();
}

/** Notes a value in every line of the sheet and writes them all at once. */
async function writeAllLines(guest: Guest, board: Board): Promise<void> {
  for (const [index, symbol] of (['bird', 'jaguar', 'chameleon', 'snake', 'human', 'bear'] as const).entries()) {
    await board.note(symbol, index);
  }
  await guest.press(guest.button('lost-code-board-write-all', { count: 6 }));
}

test('a whole game by clicking, its rematch and the proof that it was fair', async ({ visit }) => {
  const guest = await visit({ motion: true });
  const id = await sitDownInTwoClicks(guest);
  const [table, board, end] = [new Table(guest), new Board(guest), new EndScreen(guest)];

  expect(await table.play(board, (ask) => ask === 'guess')).toBe('guess');
  const story = await table.logLines();
  expect(story.filter((line) => guest.words.like('lost-code-event-rolled').test(line.trim()))).toHaveLength(ROUNDS);
  await writeAllLines(guest, board);
  await end.dialog.waitFor();
  expect(await table.ask()).toBe('over');
  const [bets, guesses, total] = await Promise.all(
    ['lost-code-score-bets', 'lost-code-score-guesses', 'house-score-total'].map((row) => end.row(row)),
  );
  expect(total).toHaveLength(3);
  expect(total).toEqual(bets?.map((points, player) => String(Number(points) + Number(guesses?.[player]))));
  await end.chart.waitFor();

  const [download] = await Promise.all([guest.page.waitForEvent('download'), guest.press(end.record)]);
  expect(download.suggestedFilename()).toBe(`lost-code-${id}.dig`);
  const record = await readFile(await download.path(), 'utf8');

  // The game can be looked at behind its results, and they come back.
  await guest.page.keyboard.press('Escape');
  await end.dialog.waitFor({ state: 'hidden' });
  await board.whole.getByText(guest.say('lost-code-board-results')).first().waitFor();
  await guest.press(guest.button('web-results'));

  await guest.press(end.verify);
  const verify = new VerifyPage(guest);
  await verify.saysAllRight();
  expect(await verify.titles()).toEqual([
    guest.say('web-check-commitment'),
    guest.say('web-check-kept'),
    guest.say('web-check-salt'),
    guest.say('web-check-seed'),
    guest.say('web-check-replay'),
  ]);

  // The file that was kept proves the same, and one that was tampered with does not.
  await guest.open('/verify');
  await verify.paste(record);
  await verify.saysAllRight();
  await guest.open('/verify');
  await verify.paste(record.replace(/^(secret )(.)/m, (_, key: string, digit: string) => key + (digit === '0' ? '1' : '0')));
  await guest.page.getByText(guest.say('web-check-commitment-wrong')).waitFor();

  await guest.open(`/table/${id}`);
  await guest.press(end.rematch);
  await guest.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
  expect(await table.ask()).not.toBe('over');
  await table.play(board, (_, answered) => answered === 2);
});

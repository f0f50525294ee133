import type { View } from '../src/generated/lost-code';
import type { Guest } from './harness/guest';
import { expect, test } from './harness/test';
import { Board } from './pages/board';
import { Curtain } from './pages/curtain';
import { EndScreen } from './pages/end-screen';
import { Lobby } from './pages/lobby';
import { Table } from './pages/table';

/** While the curtain is down nothing of the table is in the page, and what was last heard is what onlookers may hear. */
async function nothingIsBehindTheCurtain(guest: Guest): Promise<void> {
  const source = await guest.page.evaluate(() => document.body.innerHTML + JSON.stringify({ ...sessionStorage }));
  const tile = new RegExp(guest.words.like('lost-code-board-tile').source.replace(/^\^|\$$/g, ''), 'u');
  expect(source).not.toContain(guest.say('lost-code-board-own-rack'));
  expect(source).not.toMatch(tile);
  expect(await guest.labelled('lost-code-title').count()).toBe(0);
  expect(await guest.page.getByRole('log').count()).toBe(0);
  await expect.poll(() => guest.wire.streamed?.viewer).toBe(null);
  const view = guest.wire.streamed?.game_now?.view as View;
  expect(view.racks.slice(0, 2).flat().every((value) => value === null)).toBe(true);
}

test('two players share a screen; the curtain hides everything between them', async ({ guest }) => {
  const lobby = new Lobby(guest);
  await lobby.open();
  await lobby.chooseBox();
  await guest.press(lobby.preset('screen'));
  await lobby.sitDown();

  const [curtain, table, board] = [new Curtain(guest), new Table(guest), new Board(guest)];
  const called = new Set<string>();
  const friend = guest.say('web-new-friend', { letter: 'B' });
  let before = '';
  for (let decided = 0; decided < 60; decided += 1) {
    await expect.poll(async () => (await curtain.whole.isVisible()) || (await table.asked()) !== null).toBe(true);
    if (await curtain.whole.isVisible()) {
      if (called.size < 3) await nothingIsBehindTheCurtain(guest);
      const name = await curtain.open();
      expect(name).not.toBe(before);
      called.add((before = name));
    }
    const ask = await table.ask();
    if (ask === 'over') break;
    await board.decide(ask);
  }
  expect([...called]).toContain(friend);
  expect(called.size).toBe(2);
  await new EndScreen(guest).dialog.waitFor();
});

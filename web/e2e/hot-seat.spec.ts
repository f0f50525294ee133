import type { View } from '../src/generated/lost-code';
import type { Guest } from './harness/guest';
import { playUntil } from './harness/tables';
import { expect, test } from './harness/test';
import { Board } from './pages/board';
import { Curtain } from './pages/curtain';
import { EndScreen } from './pages/end-screen';
import { Lobby } from './pages/lobby';
import { type Ask, Table } from './pages/table';

/** While the curtain is down, the page has nothing of the table, and the last event was one for spectators. */
async function nothingIsBehindTheCurtain(guest: Guest): Promise<void> {
  const source = await guest.page.evaluate(() => document.body.innerHTML + JSON.stringify({ ...sessionStorage }));
  expect(source).not.toContain(guest.say('lost-code-board-own-rack'));
  expect(source).not.toMatch(guest.words.within('lost-code-board-tile'));
  expect(await guest.labelled('lost-code-title').count()).toBe(0);
  expect(await guest.page.getByRole('log').count()).toBe(0);
  await expect.poll(() => guest.wire.streamed?.viewer).toBe(null);
  const view = guest.wire.streamed?.game_now?.view as View;
  expect(view.racks.slice(0, 2).flat().every((value) => value === null)).toBe(true);
}

/** Two players at one screen, who pass it on whenever the curtain says so. */
class SharedScreen {
  readonly called: string[] = [];
  readonly #curtain: Curtain;
  readonly #table: Table;
  readonly #board: Board;

  constructor(readonly guest: Guest) {
    this.#curtain = new Curtain(guest);
    this.#table = new Table(guest);
    this.#board = new Board(guest);
  }

  /** Makes so many decisions; false once the game is over. */
  async decide(decisions: number): Promise<boolean> {
    for (let decided = 0; decided < decisions; decided += 1) {
      const ask = await this.#asked();
      if (ask === 'over') return false;
      await this.#board.decide(ask);
    }
    return true;
  }

  async #asked(): Promise<Ask> {
    const { whole } = this.#curtain;
    await expect.poll(async () => (await whole.isVisible()) || (await this.#table.asked()) !== null).toBe(true);
    if (await whole.isVisible()) {
      await nothingIsBehindTheCurtain(this.guest);
      const name = await this.#curtain.open();
      expect(name, 'only somebody else is called').not.toBe(this.called.at(-1));
      this.called.push(name);
    }
    return this.#table.ask();
  }
}

test('two players share a screen; the curtain hides everything between them', async ({ guest }) => {
  const lobby = new Lobby(guest);
  await lobby.open();
  await lobby.chooseBox();
  await guest.press(lobby.preset('screen'));
  const id = await lobby.sitDown();

  const screen = new SharedScreen(guest);
  expect(await screen.decide(9)).toBe(true);
  expect(new Set(screen.called).size).toBe(2);
  expect(screen.called).toContain(guest.say('web-new-friend', { letter: 'B' }));

  // The rounds between are played without the pages; the last guesses are made behind the curtain again.
  await playUntil(guest, id, ({ game_now: match }) => match?.prompt === 'guess');
  await guest.page.reload();
  screen.called.length = 0;
  expect(await screen.decide(20)).toBe(false);
  expect(screen.called).toHaveLength(2);
  await new EndScreen(guest).dialog.waitFor();
});

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { BoardProps } from '../contract';
import { propsOf } from '../fixtures';
import { explanation } from '../../lib/ui/explain.svelte';
import { settings } from '../../lib/settings/settings.svelte';
import Board from './Board.svelte';
import { bets, choice, choices, turnsOfTwoBears, VIEWS, writings } from './fixtures';
import type { View } from './model/view';

function show(phase: keyof typeof VIEWS, given: Partial<BoardProps<View>> = {}) {
  const { act, props } = propsOf(VIEWS[phase], phase, given);
  return { act, props, ...render(Board, { props }) };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  settings.language = 'en';
});

describe('betting', () => {
  const given = { choices: bets(24, 1, 2, 3, 5, 7, 10) };

  test('a wheel is taken, stepped and bet on', async () => {
    const { act } = show('bet', given);
    await fireEvent.click(button(/7-number wheel, 2 points, window/));
    const dial = screen.getByRole('slider');
    expect(dial.getAttribute('aria-valuenow')).toBe('9');
    await fireEvent.keyDown(dial, { key: 'ArrowRight' });
    await fireEvent.keyDown(dial, { key: 'ArrowRight' });
    await fireEvent.click(button('Lower'));
    expect(dial.getAttribute('aria-valuenow')).toBe('10');
    await fireEvent.click(button(/^Bet on 10.*16: 2 points$/));
    expect(act).toHaveBeenCalledExactlyOnceWith('bet 10-16');
  });

  test('arrow keys on a wheel step it', async () => {
    const { act } = show('bet', given);
    const wheel = button(/2-number wheel/);
    await fireEvent.keyDown(wheel, { key: 'ArrowLeft' });
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' });
    expect(act).toHaveBeenCalledExactlyOnceWith('bet 10-11');
  });

  test('news that do not change the decision leave the window alone', async () => {
    const { rerender } = show('bet', given);
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
    await rerender({ choices: bets(24, 1, 2, 3, 5, 7, 10), view: structuredClone(VIEWS.bet) });
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('20');
  });

  test('an answer that is refused leaves the window alone', async () => {
    const { rerender } = show('bet', given);
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
    await rerender({ choices: [] });
    expect(screen.queryByRole('slider')).toBeNull();
    await rerender(given);
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('20');
  });

  test('a taken wheel tells who has it and why it cannot be had', async () => {
    const whyNot = vi.fn(async () => 'Ewa has it.');
    const { act } = show('bet', { ...given, whyNot });
    const wheel = button(/4-number wheel, 3 points, taken by Ewa: 8/);
    await fireEvent.click(wheel);
    expect(act).not.toHaveBeenCalled();
    expect(wheel.getAttribute('aria-disabled')).toBe('true');
    wheel.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await vi.waitFor(() => expect(explanation.shown?.text).toMatch(/\nEwa: 8.*11\nEwa has it\.$/));
    expect(whyNot).toHaveBeenCalledWith('bet 0-3');
  });

  test('the advice is taken up, and may be left again', async () => {
    const { rerender } = show('bet', given);
    await rerender({ hint: 'bet 3-5' });
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^3.*5$/);
    await rerender({ hint: null });
    await fireEvent.click(button('Higher'));
    expect(button(/^Bet on 4.*6: 3 points$/)).toBeTruthy();
  });

  test('with aids the chance of the window is shown', () => {
    const sums = Array.from({ length: 25 }, (_, sum) => (sum >= 6 && sum <= 9 ? 0.25 : 0));
    const values = Array.from({ length: 6 }, () => [0.5, 0.5, 0, 0, 0, 0, 0, 0, 0]);
    show('bet', { ...given, aid: { codes: 4, values, sums: [{ dice: VIEWS.bet.dice, sums }] } });
    expect(screen.getByText('4 possible codes')).toBeTruthy();
    expect(screen.getAllByText('100%').length).toBeGreaterThan(0);
    expect(button(/Bet on 5.*9: 2 points/)).toBeTruthy();
  });
});

describe('turning dice', () => {
  test('bears must be turned before the dice can be accepted', async () => {
    const { act } = show('turn', { choices: turnsOfTwoBears() });
    const dice = screen.getByRole('group', { name: 'Dice' });
    expect(button('Turn the marked dice').hasAttribute('disabled')).toBe(true);
    for (const symbol of ['snake', 'human']) {
      await fireEvent.click(within(dice).getAllByRole('button', { name: 'bear' })[0] as HTMLElement);
      await fireEvent.click(within(screen.getByRole('group', { name: 'Turn the die to' })).getByRole('button', { name: symbol }));
    }
    await fireEvent.click(button('Confirm the turn'));
    expect(act).toHaveBeenCalledExactlyOnceWith('dice bird snake human');
  });

  test('the throw is accepted with one click', async () => {
    const view = { ...VIEWS.turn, dice: ['bird', 'bird', 'snake'] } as View;
    const { act } = show('turn', { view, choices: choices('dice bird bird snake', 'dice bird snake snake') });
    await fireEvent.click(button('Accept the dice'));
    expect(act).toHaveBeenCalledExactlyOnceWith('dice bird bird snake');
  });
});

describe('exchanging', () => {
  test('a tile is chosen and given away', async () => {
    const { act } = show('exchange', { choices: choices('exchange bird', 'exchange snake') });
    expect(button('Choose a tile').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(button(/^Your snake/));
    await fireEvent.click(button('Exchange the snake'));
    expect(act).toHaveBeenCalledExactlyOnceWith('exchange snake');
  });

  test('a tile that cannot go stays', async () => {
    const { act } = show('exchange', { choices: choices('exchange bird') });
    await fireEvent.click(button(/^Your snake/));
    expect(screen.queryByRole('button', { name: /Exchange/ })).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });
});

describe('writing', () => {
  const lines = [choice('guess bird none'), ...writings('guess bird', 7)];

  test('up to three values are noted in the line and written', async () => {
    const { act } = show('guess', { choices: lines });
    for (const value of [6, 1, 4, 2]) await fireEvent.click(button(new RegExp(`^bird ${value}`)));
    await fireEvent.click(button('Write 1, 4, 6'));
    expect(act).toHaveBeenCalledExactlyOnceWith('guess bird 1 4 6');
  });

  test('nothing can be written too', async () => {
    const { act } = show('guess', { choices: lines });
    await fireEvent.click(button('Write nothing'));
    expect(act).toHaveBeenCalledExactlyOnceWith('guess bird none');
  });

  test('all lines are written one after the other', async () => {
    const { act, rerender } = show('guess', { choices: lines });
    for (const symbol of ['bird', 'jaguar', 'chameleon', 'snake', 'human', 'bear']) {
      await fireEvent.click(button(new RegExp(`^${symbol} 2`)));
    }
    await fireEvent.click(button('Write all 6 rows'));
    expect(act).toHaveBeenLastCalledWith('guess bird 2');
    const sheets = VIEWS.guess.sheets.with(0, [[2], null, null, null, null, null]) as View['sheets'];
    await rerender({ view: { ...VIEWS.guess, sheets }, choices: writings('guess jaguar', 7) });
    expect(act).toHaveBeenLastCalledWith('guess jaguar 2');
    expect(act).toHaveBeenCalledTimes(2);
  });

  test('a token is taken with values, or left', async () => {
    const { act } = show('token', { choices: [choice('leave'), ...writings('take', 8)] });
    expect(button('Take it').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(button(/^human 7/));
    await fireEvent.click(button('Take it, write 7'));
    await fireEvent.click(button('Leave it'));
    expect(act.mock.calls).toEqual([['take 7'], ['leave']]);
  });
});

describe('the pencil', () => {
  test('crosses, doubts and forgets, and the browser remembers', async () => {
    const { unmount } = show('bet');
    const cell = () => button(/^bird 5/);
    await fireEvent.click(cell());
    expect(cell().textContent).toContain('crossed out');
    unmount();
    show('bet');
    expect(cell().textContent).toContain('crossed out');
    await fireEvent.click(cell());
    expect(cell().textContent).toContain('maybe');
    await fireEvent.click(cell());
    expect(cell().textContent).not.toContain('maybe');
  });

  test('does not touch what is seen elsewhere', async () => {
    show('bet');
    const cell = button('bird 1, seen elsewhere');
    await fireEvent.click(cell);
    expect(cell.textContent).not.toContain('crossed out');
  });
});

describe('looking on', () => {
  test('a spectator sees no sheet and is asked nothing', () => {
    show('bet', { seat: null, view: { ...VIEWS.bet, seat: null } });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('in a replay nothing is asked', () => {
    show('bet', { replay: true, choices: bets(24, 5) });
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('at the end everything lies open', async () => {
    show('over');
    await tick();
    expect(screen.getByText('Tomek wins')).toBeTruthy();
    expect(screen.getByRole('table').textContent).toContain('+27');
  });

  test('it speaks Polish', () => {
    settings.language = 'pl';
    show('over');
    expect(screen.getByText('Wygrywa Tomek')).toBeTruthy();
  });
});

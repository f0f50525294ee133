import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { BoardProps } from '../contract';
import { propsOf } from '../fixtures';
import { explanation } from '../../lib/ui/explain.svelte';
import { settings } from '../../lib/settings/settings.svelte';
import Board from './Board.svelte';
import { MOMENTS } from './fixtures';
import type { View } from './model/view';

function show(moment: keyof typeof MOMENTS, given: Partial<BoardProps<View>> = {}) {
  const { view, choices } = MOMENTS[moment];
  const { act, props } = propsOf(view, moment === 'brown' ? 'dig' : moment, { choices, ...given });
  return { act, props, ...render(Board, { props }) };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
/** By the beginning of its label: asking for roles among so many squares takes long. */
const labelled = (label: string) => document.querySelector(`[aria-label^="${label}"]`) as Element;
const square = (name: string) => labelled(`${name}, zone`);
const room = (name: string) => labelled(`Room ${name},`);
const canBeChosen = () =>
  [...document.querySelectorAll('[data-square][aria-label$="can be chosen"]')].map((found) =>
    found.getAttribute('aria-label')?.slice(0, 2),
  );

/** As a finger or a mouse does it: clicks of a mouse have been pointed at before. */
function click(target: Element, pointerType: 'mouse' | 'touch' = 'mouse') {
  return fireEvent(target, new PointerEvent('click', { bubbles: true, detail: 1, pointerType }));
}

beforeEach(() => {
  localStorage.clear();
  settings.language = 'en';
});

describe('digging', () => {
  test('a square where nothing can be added is dug with one click', async () => {
    const { act } = show('dig');
    await click(square('h2'));
    expect(act).toHaveBeenCalledExactlyOnceWith('dig h2');
  });

  test('a finger confirms what it has pressed', async () => {
    const { act } = show('dig');
    await click(square('h2'), 'touch');
    expect(act).not.toHaveBeenCalled();
    await click(button('Start a dig on h2'));
    expect(act).toHaveBeenCalledExactlyOnceWith('dig h2');
  });

  test('an extension is built square by square, and only what leads on can be chosen', async () => {
    const { act } = show('dig');
    await click(square('d2'));
    expect(act).not.toHaveBeenCalled();
    expect(canBeChosen()).toEqual(['d1', 'e2', 'd3']);
    expect(button('Start a dig on d2')).toBeTruthy();
    await click(square('d3'));
    expect(act).toHaveBeenCalledExactlyOnceWith('extend d2 d3');
  });

  test('a choice is taken back by clicking again, by Escape and by its button', async () => {
    const { act } = show('dig');
    for (const back of [
      () => click(square('d2')),
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => click(button('Undo last choice')),
    ]) {
      await click(square('d2'));
      expect(canBeChosen()).toHaveLength(3);
      await back();
      expect(canBeChosen().length).toBeGreaterThan(20);
    }
    expect(act).not.toHaveBeenCalled();
  });

  test('what it would change is told before it is done', async () => {
    show('dig');
    await fireEvent.pointerEnter(square('f1'), { pointerType: 'mouse' });
    expect(screen.getByText('Zone 2: Ewa 1, now rank 1, tied')).toBeTruthy();
    await fireEvent.pointerEnter(square('d5'), { pointerType: 'mouse' });
    expect(screen.getByText('Zone 3: Ewa 1, now rank 2, tied')).toBeTruthy();
  });

  test('passing can be thought of, too', async () => {
    const { act } = show('brown');
    await fireEvent.pointerEnter(button('Pass'), { pointerType: 'mouse' });
    expect(screen.getByText('Zone 1: Nadia 2, rank 1 → 2, tie decided')).toBeTruthy();
    await click(button('Pass'));
    expect(act).toHaveBeenCalledExactlyOnceWith('pass');
  });

  test('what is not possible tells why', async () => {
    const whyNot = vi.fn(async () => 'A pyramid stands on b1.');
    const { act } = show('dig', { whyNot });
    await click(square('b1'));
    expect(act).not.toHaveBeenCalled();
    square('b1').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await vi.waitFor(() => expect(explanation.shown?.text).toBe('A pyramid stands on b1.'));
    expect(whyNot).toHaveBeenCalledWith('dig b1');
  });

  test('news that do not change the decision leave the choice alone', async () => {
    const { rerender } = show('dig');
    await click(square('d2'));
    await rerender({ view: structuredClone(MOMENTS.dig.view), choices: structuredClone(MOMENTS.dig.choices) });
    expect(canBeChosen()).toHaveLength(3);
    await rerender({ choices: [] });
    await rerender({ choices: MOMENTS.dig.choices });
    expect(canBeChosen()).toHaveLength(3);
  });

  test('the advice is laid out, and may be left', async () => {
    const { act, rerender } = show('dig');
    await rerender({ hint: 'patron tangerine d2 d3 e3' });
    expect(button(/^Colonel Tangerine/).getAttribute('aria-pressed')).toBe('true');
    expect(button('Use Colonel Tangerine: d2, d3, e3')).toBeTruthy();
    for (let steps = 0; steps < 4; steps += 1) await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(button('Pass')).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
  });
});

describe('with the keyboard', () => {
  test('arrows walk over the squares, Enter chooses and confirms', async () => {
    const { act } = show('dig');
    const grid = screen.getByRole('grid');
    const stop = () => grid.querySelector('[tabindex="0"]') as HTMLElement;
    expect(stop()).toBe(square('a1'));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown']) await fireEvent.keyDown(grid, { key });
    expect(stop()).toBe(square('d2'));
    expect(document.activeElement).toBe(square('d2'));
    await fireEvent.click(square('d2'));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(square('d2'));
    expect(act).toHaveBeenCalledExactlyOnceWith('dig d2');
  });

  test('the museum is one stop with rooms that arrows go round', async () => {
    const { act } = show('claim');
    const museum = screen.getByRole('toolbar', { name: 'The museum' });
    expect(museum.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await fireEvent.keyDown(museum, { key: 'ArrowLeft' });
    await fireEvent.keyDown(museum, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(room('3-5'));
    await fireEvent.keyDown(room('3-5'), { key: 'Enter' });
    expect(act).toHaveBeenCalledExactlyOnceWith('museum 3-5');
  });
});

describe('patrons', () => {
  test('Colonel Tangerine is turned, then three squares are chosen', async () => {
    const { act } = show('dig');
    await click(button(/^Colonel Tangerine, can be used/));
    expect(screen.getByText('Extend a dig with a chain of three archaeologists.')).toBeTruthy();
    for (const name of ['e3', 'd3', 'd2']) await click(square(name));
    expect(act).toHaveBeenCalledExactlyOnceWith('patron tangerine d2 d3 e3');
  });

  test('Lord Lemon opens pyramids, and can be turned back', async () => {
    show('dig');
    expect(canBeChosen()).not.toContain('b1');
    await click(button(/^Lord Lemon/));
    expect(canBeChosen()).toContain('b1');
    await click(button(/^Lord Lemon/));
    expect(canBeChosen()).not.toContain('b1');
  });

  test('Sir Brown opens the museum', async () => {
    const { act } = show('brown');
    await click(room('5-2'));
    expect(act).not.toHaveBeenCalled();
    await click(button(/^Sir Brown, can be used/));
    await click(room('5-2'));
    expect(act).toHaveBeenCalledExactlyOnceWith('patron brown 5-2');
  });
});

describe('evaluating', () => {
  test('a plot of the zone is taken', async () => {
    const { act } = show('claim');
    await click(button(/^Take this plot: Mrs\. Blackmore, 2 points/));
    expect(act).toHaveBeenCalledExactlyOnceWith('take right');
  });

  test('the next claim begins anew, even if it offers the same', async () => {
    const { rerender } = show('claim');
    await click(button(/^Take this plot: Lady Violet/), 'touch');
    const { claim } = MOMENTS.claim.view;
    await rerender({ view: { ...MOMENTS.claim.view, claim: claim && { ...claim, rank: 2 } } });
    expect(screen.queryByRole('button', { name: 'Take the left plot' })).toBeNull();
  });

  test('a finger chooses between plot and room before it confirms', async () => {
    const { act } = show('claim');
    await click(button(/^Take this plot: Lady Violet/), 'touch');
    expect(button('Take the left plot')).toBeTruthy();
    await click(room('5-1'), 'touch');
    await click(button('Send an archaeologist to the museum: room 5-1'));
    expect(act).toHaveBeenCalledExactlyOnceWith('museum 5-1');
  });

  test('a room shows what it would be worth', async () => {
    show('claim');
    const sheet = screen.getByRole('table', { name: 'If it ended now' });
    const total = () => [...sheet.querySelectorAll('tfoot td')].map((cell) => cell.textContent);
    expect(total()).toEqual(['6', '9', '3', '3']);
    await fireEvent.pointerEnter(room('5-2'));
    expect(total()).toEqual(['6', '9', '5', '3']);
  });

  test('the plot that the neutral player removes is named', async () => {
    const { act } = show('remove');
    await click(screen.getAllByRole('button', { name: /^Remove this plot for the neutral player/ })[0] as Element);
    expect(act).toHaveBeenCalledExactlyOnceWith('remove left');
  });
});

describe('the neutral player', () => {
  test('digs with its own cubes, or not', async () => {
    const { act } = show('neutral');
    await fireEvent.pointerEnter(square('f1'), { pointerType: 'mouse' });
    expect(screen.getByText('Zone 2: Neutral player 1, now rank 1, tied')).toBeTruthy();
    await click(square('f1'));
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    await click(button('Place no neutral archaeologists'));
    expect(act.mock.calls).toEqual([['neutral f1'], ['skip']]);
  });
});

describe('looking on', () => {
  test('a spectator is asked nothing and has nothing before them', () => {
    show('dig', { seat: null, choices: [], view: { ...MOMENTS.dig.view, seat: null } });
    expect(screen.queryByLabelText('Your archaeologists and patrons')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
  });

  test('in a replay nothing is asked', async () => {
    const { act } = show('dig', { replay: true });
    expect(canBeChosen()).toEqual([]);
    await click(square('h2'));
    expect(act).not.toHaveBeenCalled();
  });

  test('at the end everybody has a total', () => {
    show('over');
    expect(screen.getByText('Game over')).toBeTruthy();
    const { players } = MOMENTS.over.view;
    const total = within(screen.getByRole('table', { name: 'If it ended now' })).getAllByRole('row').at(-1);
    for (const { standing } of players) expect(total?.textContent).toContain(String(standing.total));
  });

  test('it speaks Polish', () => {
    settings.language = 'pl';
    show('claim');
    expect(screen.getByText('Rozliczenie strefy 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Weź tę parcelę: Lady Violet/ })).toBeTruthy();
  });
});

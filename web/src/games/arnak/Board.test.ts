import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { BoardProps } from '../contract';
import { settings } from '../../lib/settings.svelte';
import Board from './Board.svelte';
import { MOMENTS, SEATS, type MomentName } from './fixtures';
import type { View } from './model/view';

function show(name: MomentName, given: Partial<BoardProps<View>> = {}) {
  const { view, seat, prompt, choices } = MOMENTS[name];
  const act = vi.fn<(text: string) => void>();
  const props: BoardProps<View> = {
    view,
    seat,
    seats: SEATS.slice(0, view.players.length),
    choices,
    prompt,
    act,
    whyNot: async () => null,
    aid: null,
    hint: null,
    spot: null,
    fresh: [],
    replay: false,
    ...given,
  };
  return { act, ...render(Board, { props }) };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  settings.language = 'en';
});

describe('a turn', () => {
  test('what is legal is pressed on its spot', async () => {
    const { act } = show('turn');
    await fireEvent.click(button(/^Ostrich: Buy$/));
    await fireEvent.click(button(/^Row 4, left: Move up: magnifying glass$/));
    await fireEvent.click(button(/^Level I, lower row, no\. 3: Discover$/));
    await fireEvent.click(screen.getAllByRole('button', { name: /^Tablet camp: a free space: Dig$/ })[1] as HTMLElement);
    await fireEvent.click(button('Pass'));
    expect(act.mock.calls.flat()).toEqual(['buy ostrich', 'research glass 6', 'discover b3', 'dig a3-2', 'pass']);
  });

  test('a spot with several actions asks which', async () => {
    const { act } = show('relocate');
    await fireEvent.click(screen.getAllByRole('button', { name: /^Coin camp: a free space: Move here/ })[0] as HTMLElement);
    const menu = screen.getByRole('menu');
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
    await fireEvent.keyDown(menu, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    await fireEvent.click(screen.getAllByRole('button', { name: /^Coin camp: a free space: Move here/ })[0] as HTMLElement);
    await fireEvent.click(screen.getByRole('menuitem', { name: /level I/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith('relocate b2 a1');
  });

  test('what is not legal asks the rules why', async () => {
    const whyNot = vi.fn(async () => 'You lack compasses.');
    const { act } = show('turn', { whyNot });
    const crown = button("Guardian's Crown");
    expect(crown.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(crown);
    expect(whyNot).toHaveBeenCalledWith('buy guardians-crown');
    expect(act).not.toHaveBeenCalled();
  });

  test('the boards of the others are a press away', async () => {
    show('turn');
    await fireEvent.click(screen.getByRole('tab', { name: /Nadia/ }));
    expect(screen.getByRole('tab', { name: /Nadia/ }).getAttribute('aria-selected')).toBe('true');
    expect(within(screen.getByRole('group', { name: 'Hand: 1 card' })).queryByRole('button')).toBeNull();
  });
});

describe('decisions', () => {
  test('a payment shows what is owed and proposes the cheapest way', async () => {
    const { act, container } = show('pay');
    expect(screen.getByText('To pay')).toBeTruthy();
    expect(container.querySelectorAll('.spot.advised, .words.advised').length).toBeGreaterThan(0);
    await fireEvent.click(button(/Hire a pilot/));
    expect(act).toHaveBeenCalledExactlyOnceWith('pilot');
  });

  test('drawn cards are shown to choose from', async () => {
    const { act } = show('keep');
    await fireEvent.click(screen.getAllByRole('button', { name: /Keep$/ })[0] as HTMLElement);
    expect(act.mock.calls[0]?.[0]).toMatch(/^keep /);
  });

  test('an idol goes into a slot, a card into exile', async () => {
    const { act } = show('exile');
    await fireEvent.click(button(/^Gain 2 tablets\.: /));
    await fireEvent.click(button(/^Axe: Exile$/));
    expect(act.mock.calls.flat()).toEqual(['slot tablets', 'exile axe play-area']);
  });

  test.each(Object.keys(MOMENTS) as MomentName[])('every choice of %s can be done on the board', (name) => {
    const { act, container } = show(name);
    const done = new Set<string>();
    const press = (element: Element | undefined) => {
      flushSync(() => (element as HTMLElement).click());
      act.mock.calls.forEach(([text]) => done.add(text));
    };
    const menu = () => container.querySelectorAll('[role=menuitem]');
    for (const spot of container.querySelectorAll('.spot.live, .tray button')) {
      press(spot);
      for (let at = 0; at < menu().length; at += 1) {
        press(menu()[at]);
        press(spot);
      }
    }
    expect([...done].sort()).toEqual(MOMENTS[name].choices.map(({ text }) => text).sort());
  });
});

describe('looking on', () => {
  test('in a replay nothing is asked', () => {
    const { container } = show('turn', { replay: true });
    expect(container.querySelector('.live, .tray button')).toBeNull();
  });

  test('the log points at its place', () => {
    const { container } = show('turn', { spot: { event: 'overcame', seat: 2, site: 'c2', guardian: 'g11' } });
    expect(container.querySelectorAll('.pointed').length).toBeGreaterThan(0);
  });

  test('the rival has a board of its own', async () => {
    show('solo');
    await fireEvent.click(screen.getByRole('tab', { name: 'rival' }));
    expect(screen.getByText('Done this round:')).toBeTruthy();
  });

  test('it speaks Polish', () => {
    settings.language = 'pl';
    show('snake');
    expect(screen.getByRole('region', { name: 'Wyspa' })).toBeTruthy();
    expect(screen.getAllByText('Pasuj').length).toBe(1);
  });
});

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { BoardProps, LogLine } from '../contract';
import { propsOf } from '../fixtures';
import { settings } from '../../lib/settings/settings.svelte';
import Board from './Board.svelte';
import { MOMENTS, type MomentName } from './fixtures';
import type { PaymentView, View } from './model/view';

function show(name: MomentName, given: Partial<BoardProps<View>> = {}) {
  const { view, prompt, choices } = MOMENTS[name];
  const { act, props } = propsOf(view, prompt, { choices, ...given });
  return { act, ...render(Board, { props }) };
}

const NO_ICONS = { boot: 0, car: 0, ship: 0, plane: 0 };

const button = (name: RegExp | string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  settings.language = 'en';
});

describe('a turn', () => {
  test('what is legal is pressed on its spot', async () => {
    const { act } = show('snake');
    await fireEvent.click(button(/^Ceremonial Rattle: Buy$/));
    await fireEvent.click(button(/^Space 2 \(row 1, right\): Move up: magnifying glass$/));
    await fireEvent.click(button(/^Site b1 \(level I\): Discover$/));
    await fireEvent.click(button(/^Tablet camp: free: Dig$/));
    await fireEvent.click(button('Pass'));
    expect(act.mock.calls.flat()).toEqual(['buy ceremonial-rattle', 'research glass 2', 'discover b1', 'dig a3', 'pass']);
  });

  test('a spot with several actions asks which', async () => {
    const { act } = show('relocate');
    await fireEvent.click(screen.getAllByRole('button', { name: /^Coin camp: free: Move here/ })[0] as HTMLElement);
    const menu = screen.getByRole('menu');
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
    await fireEvent.keyDown(menu, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    await fireEvent.click(screen.getAllByRole('button', { name: /^Coin camp: free: Move here/ })[0] as HTMLElement);
    await fireEvent.click(screen.getByRole('menuitem', { name: /level I/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith('relocate c3 a1');
  });

  test('what is not legal asks the rules why', async () => {
    const whyNot = vi.fn(async () => 'You lack compasses.');
    const { act } = show('turn', { whyNot });
    const arrows = button('Hunting Arrows');
    expect(arrows.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(arrows);
    expect(whyNot).toHaveBeenCalledWith('buy hunting-arrows');
    expect(act).not.toHaveBeenCalled();
  });

  test('the boards of the others are a press away', async () => {
    show('turn');
    await fireEvent.click(screen.getByRole('tab', { name: /Ewa/ }));
    expect(screen.getByRole('tab', { name: /Ewa/ }).getAttribute('aria-selected')).toBe('true');
    expect(within(screen.getByRole('group', { name: 'Hand: 2 cards' })).queryByRole('button')).toBeNull();
  });
});

describe('decisions', () => {
  test('a payment is proposed, changed by pressing and paid', async () => {
    const { act } = show('pay');
    const chosen = () => screen.getAllByRole('button', { pressed: true }).map((source) => (source.querySelector('.heard') ?? source).textContent?.trim());
    expect(chosen()).toEqual(['Use the ship']);
    await fireEvent.click(button('Use the ship'));
    expect(chosen()).toEqual(['Fear: Use for travel']);
    await fireEvent.click(button('Funding: Use for travel'));
    expect(chosen()).toEqual(['Funding: Use for travel']);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button('Pay'));
    expect(act).toHaveBeenCalledExactlyOnceWith('travel funding-ship');
  });

  test('a way that two things pay is said in one word', async () => {
    const { view } = MOMENTS.pay;
    const { sources } = view.payment as PaymentView;
    const [fear, ship] = ['travel fear', 'icon ship'].map((text) => sources.findIndex(({ action }) => action === text)) as [number, number];
    const boots = (put: number): PaymentView => ({
      cost: { ...NO_ICONS, boot: 2 },
      discount: NO_ICONS,
      put: { ...NO_ICONS, boot: put },
      owed: { ...NO_ICONS, boot: 2 - put },
      sources,
      proposals: put === 0 ? [[fear, ship]] : [[ship]],
    });
    const { act, rerender } = show('pay', { view: { ...view, payment: boots(0) } });
    await fireEvent.click(button('Pay'));
    expect(act).toHaveBeenCalledExactlyOnceWith('travel fear');
    await rerender({ choices: [] });
    await rerender({ view: { ...view, payment: boots(1) }, choices: [...MOMENTS.pay.choices] });
    expect(act.mock.calls.flat()).toEqual(['travel fear', 'icon ship']);
  });

  test('effects to choose from are named, not numbered', () => {
    const { container } = show('choose');
    expect([...container.querySelectorAll('[data-answer^="choose"] > :last-child')].map((words) => words.textContent)).toEqual(['2 compasses', 'an item under your deck']);
  });

  test('drawn cards are shown to choose from', async () => {
    const { act } = show('keep');
    await fireEvent.click(screen.getAllByRole('button', { name: /Keep$/ })[0] as HTMLElement);
    expect(act.mock.calls[0]?.[0]).toMatch(/^keep /);
  });

  test('at the end of a round cards are discarded and the rest is kept', async () => {
    const { act } = show('keepCards');
    await fireEvent.click(button(/^Bow and Arrows: Discard/));
    await fireEvent.click(button('Keep the rest'));
    expect(act.mock.calls.flat()).toEqual(['use-up bow-and-arrows', 'done']);
  });

  test('of two archaeologists at one camp one is chosen by its space', async () => {
    const { view } = MOMENTS.relocate;
    const choices = ['a4', 'a4-2'].map((from) => ({ text: `relocate ${from} a1`, data: { action: 'relocate', from, to: 'a1' } }));
    const { act } = show('relocate', { view, choices });
    await fireEvent.click(button(/^Coin camp: free: Move here/));
    await fireEvent.click(screen.getByRole('menuitem', { name: /2nd space/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith('relocate a4-2 a1');
  });

  test('others are told what an earring kept or put back', () => {
    const view = structuredClone(MOMENTS.turn.view);
    const other = view.players.find(({ seat }) => seat !== view.seat);
    if (other) other.hand_or_deck = ['hat'];
    show('turn', { view });
    flushSync(() => screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'false')?.click());
    expect(screen.getByText('In the hand or on top of the deck: Hat')).toBeTruthy();
  });

  test('an idol goes into a slot, a card into exile', async () => {
    const { act } = show('exile');
    await fireEvent.click(button(/^Gain 2 tablets\.: /));
    await fireEvent.click(button(/^Gold Pan: Exile$/));
    expect(act.mock.calls.flat()).toEqual(['slot tablets', 'exile gold-pan play-area']);
  });

  test.each((Object.keys(MOMENTS) as MomentName[]).filter((name) => name !== 'pay'))('every choice of %s can be done on the board', (name) => {
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

  test('a turn of the rival is told', async () => {
    const turn = { event: 'rival-turn', tile: 'dig-tablet', arrow: 'left' };
    show('solo', { fresh: [turn, { event: 'rival-dug', space: 'a3' }].map((event) => ({ step: 1, event }) as unknown as LogLine) });
    expect((await screen.findByText(/Digs for tablets/)).textContent).toBe('Digs for tablets: tablet camp occupied.');
  });

  test('the rival has a board of its own', async () => {
    show('solo');
    await fireEvent.click(screen.getByRole('tab', { name: 'The rival' }));
    expect(screen.getByText('This round:')).toBeTruthy();
  });

  test('it speaks Polish', () => {
    settings.language = 'pl';
    show('snake');
    expect(screen.getByRole('region', { name: 'Wyspa' })).toBeTruthy();
    expect(screen.getAllByText('Pasuj').length).toBe(1);
  });
});

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { BoardProps } from '../contract';
import { propsOf } from '../fixtures';
import { explanation } from '../../lib/ui/explain.svelte';
import { settings } from '../../lib/settings/settings.svelte';
import Board from './Board.svelte';
import { MOMENTS, momentOf } from './fixtures';
import { stepsOf } from './model/steps';
import type { View } from './model/view';

function show(name: string, given: Partial<BoardProps<View>> = {}) {
  const { view, prompt, choices } = momentOf(name);
  const { act, props } = propsOf(view, prompt, { choices, ...given });
  const shown = render(Board, { props });
  const spots = (step: string) => [...shown.container.querySelectorAll<HTMLElement>(`[data-places="${step}"]`)];
  return { act, props, spots, spot: (step: string) => spots(step)[0] as HTMLElement, ...shown };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  settings.language = 'en';
  explanation.hide();
});

/** More choices than this are tried here and there. */
const MANY = 60;

describe('every choice', () => {
  test.each(Object.keys(MOMENTS))('of %s can be done on the board', (name) => {
    const { act, spots, container } = show(name);
    const { view, choices } = momentOf(name);
    const press = (element: HTMLElement | undefined) => flushSync(() => element?.click());
    const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
    const done = () => act.mock.calls.length > 0;
    // A bribery has hundreds of choices that are alike.
    const some = choices.filter((_, at) => choices.length < MANY || at % 11 === 0 || at === choices.length - 1);
    for (const { text, data } of some) {
      act.mockClear();
      const steps = stepsOf(data, view);
      steps.forEach((step, at) => {
        if (!done()) press(spots(step)[steps.slice(0, at).filter((other) => other === step).length]);
      });
      if (!done()) press(all(`[data-choice="${text}"], [data-answer="chosen"]`)[0]);
      if (!done()) {
        const kind = String(data['action']);
        const alike = choices.filter((other) => other.data['action'] === kind && stepsOf(other.data, view).length === 0);
        press(all(`[data-answer="${kind}"]`)[alike.findIndex((other) => other.text === text)]);
      }
      expect(act.mock.calls.flat(), text).toEqual([text]);
    }
  });
});

describe('a turn', () => {
  test('a card asks what it is played for, and Escape closes the question', async () => {
    const { act, spot, props } = show('choose');
    const card = props.view.players.find(({ party }) => party === props.seat)?.hand[0] ?? '';
    await fireEvent.click(spot(`hand:${card}`));
    const menu = screen.getByRole('menu');
    expect(within(menu).getAllByRole('menuitem').map((item) => item.textContent)).toContain('Travel: 3 steps');
    await fireEvent.keyDown(menu, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    await fireEvent.click(spot(`hand:${card}`));
    await fireEvent.click(screen.getByRole('menuitem', { name: /^Travel/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith(`travel ${card}`);
  });

  test('pointing at a card tells all that it can do, and why not the rest', async () => {
    vi.useFakeTimers();
    const whyNot = vi.fn(async () => 'No explorer is there.');
    const { spot, props } = show('choose', { whyNot });
    const card = props.view.players.find(({ party }) => party === props.seat)?.hand[0] ?? '';
    await fireEvent.pointerEnter(spot(`hand:${card}`), { pointerType: 'mouse' });
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    const told = explanation.shown?.text ?? '';
    const legal = props.choices.filter(({ text }) => text.endsWith(` ${card}`)).length;
    expect(told.match(/✓/g)).toHaveLength(legal);
    expect(told.match(/No explorer is there\./g)).toHaveLength(7 - legal);
    expect(whyNot).toHaveBeenCalledTimes(7 - legal);
  });

  test('a card in mind lights up what it is about', async () => {
    const { spot, props, container } = show('choose');
    const card = props.view.players.find(({ party }) => party === props.seat)?.hand[0] ?? '';
    await fireEvent.pointerEnter(spot(`hand:${card}`));
    expect(container.querySelectorAll('.pointed').length).toBeGreaterThan(2);
    await fireEvent.pointerLeave(spot(`hand:${card}`));
    expect(container.querySelector('.pointed')).toBeNull();
  });

  test('the boards of the others are a press away, and their hands are hidden', async () => {
    show('choose');
    const tab = screen.getByRole('tab', { name: /Nadia/ });
    await fireEvent.click(tab);
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(within(screen.getByRole('group', { name: /^Cards in hand/ })).queryByRole('button')).toBeNull();
    await fireEvent.keyDown(tab, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toContain('Ewa');
  });

  test('what a bot advises stands out, step by step', () => {
    const { container } = show('sale', { hint: momentOf('sale').choices[0]?.text ?? null });
    const advised = [...container.querySelectorAll('.advised')].map((spot) => spot.getAttribute('data-places'));
    expect(new Set(advised)).toEqual(new Set(stepsOf(momentOf('sale').choices[0]?.data, momentOf('sale').view)));
  });
});

describe('a sale', () => {
  test('shows what it brings before it is confirmed, and is taken back', async () => {
    const { act, spot, props, container } = show('sale');
    const [best] = props.view.sales.flatMap(({ colour, sales }) => sales.filter(({ markets }) => markets.length === 2).map((sale) => ({ colour, ...sale })));
    if (!best) throw new Error('no sale at two markets');
    await fireEvent.click(spot(`colour:${best.colour}`));
    for (const market of best.markets) await fireEvent.click(spot(`market:${market}`));
    expect(container.querySelector('output')?.textContent?.replace(/\s+/g, ' ')).toContain(String(best.income.total));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(container.querySelectorAll('.slip .picked')).toHaveLength(2);
    await fireEvent.click(spot(`market:${best.markets.at(-1)}`));
    await fireEvent.click(button(new RegExp(`^Sell for ${best.income.total} `)));
    expect(act).toHaveBeenCalledExactlyOnceWith(`sale ${best.colour} at ${best.markets.join(' ')}`);
  });

  test('a colour in mind lets its buyers stand out', async () => {
    const { spot, container } = show('choose');
    await fireEvent.pointerEnter(spot('colour:red'));
    expect(container.querySelectorAll('.dim').length).toBeGreaterThan(0);
  });
});

describe('what is asked', () => {
  test('a draft keeps two of the cards, sealed until all have chosen', async () => {
    const { act, container } = show('draft');
    const cards = [...container.querySelectorAll<HTMLElement>('.slip .spot')];
    await fireEvent.click(cards[0] as HTMLElement);
    await fireEvent.click(cards[1] as HTMLElement);
    await fireEvent.click(button('Keep these two'));
    expect(act.mock.calls[0]?.[0]).toMatch(/^keep /);
  });

  test('what was kept is shown while others still choose', () => {
    const { view } = momentOf('draft');
    const packet = view.players.find(({ party }) => party === view.seat)?.packet ?? [];
    const kept = [packet[0], packet[1]] as [string, string];
    const sealed = { ...view, asked: [2, 4], players: view.players.map((player) => (player.party === view.seat ? { ...player, kept } : player)) };
    show('draft', { view: sealed, choices: [], prompt: null });
    expect(screen.getByText(/Hidden until everyone has chosen\. Still choosing: Tomek, Ewa/)).toBeTruthy();
  });

  test('buyers are added one by one, and the queue shows who would leave', async () => {
    const { view, seat } = momentOf('special-buyer');
    const market = view.pending.market;
    const full = { ...view, markets: view.markets.map((it) => (it.market === market ? { ...it, queue: ['red', 'green', 'red', 'special'] as const } : it)) };
    const { act, container, spot, spots } = show('special-buyer', { view: full as unknown as View, seat });
    expect(container.querySelectorAll('.leaves')).toHaveLength(1);
    expect(spots('buyer:orange')).toEqual([]);
    await fireEvent.click(spot('buyer:special'));
    expect(act).toHaveBeenCalledExactlyOnceWith('buyer special');
  });

  test.each([
    ['travel', /^Fuel left: \d$/],
    ['excavate', /^1 more artefact at most$/],
    ['trading', /^\d more (delivery|purchase) at most$|^Up to \d more (deliveries|purchases)$/],
    ['bribe', /^Up to \d buyers$/],
    ['discard', /to discard$/],
  ])('%s says how much is left', (name, words) => {
    show(name);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('a hand that cannot be redrawn says so', () => {
    const { choices } = momentOf('mulligan');
    show('mulligan', { choices: choices.filter(({ text }) => text === 'stand') });
    expect(screen.getByText('You have fewer than 4 cards of one colour or symbol, so you keep your hand.')).toBeTruthy();
  });

  test('every artefact gained can be sampled, in any order', async () => {
    const { act, spot, props } = show('sample');
    const last = props.view.pending.artefacts.at(-1) ?? '';
    await fireEvent.click(spot(`cell:${last}`));
    expect(act).toHaveBeenCalledExactlyOnceWith(`sample ${last}`);
  });

  test('the discarded buyer cards are shown beside the queues', () => {
    show('choose');
    expect(screen.getByRole('img', { name: /^Discarded buyer cards: / })).toBeTruthy();
  });

  test('an illegal thing asks the rules why', async () => {
    const whyNot = vi.fn(async () => 'An explorer of yours is there.');
    const { act, spot, props } = show('settle', { whyNot });
    const own = props.view.players.find(({ party }) => party === props.seat)?.explorers[0];
    await fireEvent.click(spot(`place:${own}`));
    expect(whyNot).toHaveBeenCalledWith(`settle ${own}`);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('looking on', () => {
  test('in a replay nothing can be pressed', () => {
    const { container } = show('choose', { replay: true });
    expect(container.querySelector('.live, [data-answer]')).toBeNull();
  });

  test('a spectator sees no sales of anybody', () => {
    const { view } = momentOf('choose');
    const { container } = show('choose', { view: { ...view, seat: null, sales: [] }, seat: null, choices: [], prompt: null });
    expect(container.querySelector('.income')).toBeNull();
  });

  test('the log points at its place', () => {
    const { spot } = show('choose', { spot: { event: 'trader-placed', seat: 2, market: '4' } });
    expect(spot('market:4').classList).toContain('pointed');
  });

  test('Zu has a board of its own, and its last turn is told', async () => {
    const fresh = [{ event: 'turn-began', seat: 'zu' }, { event: 'zu-flipped', deed: 'rush', colour: null, other_colour: null, market: null }, { event: 'zu-failed', credits: 10 }];
    const { props, rerender } = show('solo', { fresh: fresh.map((event) => ({ step: 1, event })) });
    await fireEvent.click(screen.getByRole('tab', { name: /Zu/ }));
    expect(screen.getByText('Zu’s action fails, and it gains 10 credits.')).toBeTruthy();
    await rerender({ ...props, fresh: [] });
    expect(screen.getByText('Zu’s action fails, and it gains 10 credits.')).toBeTruthy();
  });

  test('it speaks Polish', () => {
    settings.language = 'pl';
    show('choose');
    expect(screen.getByRole('region', { name: 'Mapa świata' })).toBeTruthy();
    expect(button('Spasuj')).toBeTruthy();
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Turn } from '../../generated/turn';
import { showCount, withCount } from './badge';
import { router } from '../router.svelte';
import { settings } from '../settings/settings.svelte';
import { loadTexts, t } from '../text/texts.svelte';

const turn = (table: string, step = 1): Turn => ({ table, game: 'lost-code', step });

/** What was shown to the player, by all tabs. */
let shown: FakeNotification[] = [];

class FakeNotification {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve(FakeNotification.permission);
  closed = false;
  onclose: (() => void) | null = null;
  onclick: (() => void) | null = null;

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    shown.push(this);
  }

  close(): void {
    this.closed = true;
    this.onclose?.();
  }
}

/** The locks of a browser: exclusive ones one after the other, shared ones until their holder lets go. */
class FakeLocks {
  #queue: Promise<unknown> = Promise.resolve();
  held: { name: string }[] = [];

  query = () => Promise.resolve({ held: this.held });

  request(name: string, ...rest: unknown[]): Promise<unknown> {
    const run = rest.at(-1) as () => Promise<unknown>;
    if (rest.length === 1) return (this.#queue = this.#queue.then(run));
    const lock = { name };
    this.held.push(lock);
    return run().finally(() => (this.held = this.held.filter((other) => other !== lock)));
  }
}

/** A tab of the same browser: modules of its own. */
async function openTab() {
  vi.resetModules();
  const { loadTexts } = await import('../text/texts.svelte');
  await loadTexts();
  const notifications = await import('./notify');
  const { Turns } = await import('./turns.svelte');
  return { ...notifications, turns: new Turns() };
}

const look = async (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
};
const settle = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  localStorage.clear();
  shown = [];
  FakeNotification.permission = 'granted';
  vi.stubGlobal('Notification', FakeNotification);
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  settings.language = 'en';
  settings.notifications = true;
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a notification', () => {
  test('appears when a turn begins, in the language of the page', async () => {
    settings.language = 'pl';
    const { turns } = await openTab();
    turns.take([]);
    turns.take([turn('a')]);
    await settle();
    expect(shown.map(({ title, options }) => [title, options.body, options.tag])).toEqual([['Twój ruch', 'Zaginiony kod', 'a']]);
  });

  test('does not appear for a turn that had begun before, nor twice for one of several decisions', async () => {
    const { turns } = await openTab();
    turns.take([turn('a')]);
    turns.take([turn('a', 2)]);
    turns.take([turn('a', 3), turn('b')]);
    await settle();
    expect(shown.map(({ options }) => options.tag)).toEqual(['b']);
  });

  test('appears once, however many tabs are open', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()];
    for (const { turns } of tabs) turns.take([]);
    for (const { turns } of tabs) turns.take([turn('a', 7)]);
    await settle();
    expect(shown).toHaveLength(1);
    for (const { turns } of tabs) turns.take([]);
    expect(shown[0]?.closed).toBe(true);
    for (const { turns } of tabs) turns.take([turn('a', 9)]);
    await settle();
    expect(shown).toHaveLength(2);
  });

  test('does not appear while any tab is visible', async () => {
    const seen = await openTab();
    seen.announceVisibility();
    await look('visible');
    const hidden = await openTab();
    hidden.turns.take([]);
    hidden.turns.take([turn('a')]);
    await settle();
    expect(shown).toHaveLength(0);
    await look('hidden');
    hidden.turns.take([turn('a'), turn('b')]);
    await settle();
    expect(shown.map(({ options }) => options.tag)).toEqual(['b']);
  });

  test('does not appear unless the player has switched it on and permitted it', async () => {
    const { turns } = await openTab();
    turns.take([]);
    settings.notifications = false;
    localStorage.clear();
    const unasked = await openTab();
    unasked.turns.take([]);
    unasked.turns.take([turn('a')]);
    FakeNotification.permission = 'denied';
    turns.take([turn('a')]);
    await settle();
    expect(shown).toHaveLength(0);
  });

  test('leads to the table', async () => {
    const { turns } = await openTab();
    turns.take([]);
    turns.take([turn('a')]);
    await settle();
    shown[0]?.onclick?.();
    expect(location.pathname).toBe('/table/a');
    expect(shown[0]?.closed).toBe(true);
    router.go('/');
  });
});

describe('the tab', () => {
  test('says how many tables wait', async () => {
    await loadTexts();
    expect(t('web-tab', { page: 'Settings', turns: 0 })).toBe('Settings · Dighouse');
    expect(t('web-tab', { page: 'Settings', turns: 2 })).toBe('(2) Settings · Dighouse');
  });

  test('has the number on its icon, and loses it again', async () => {
    const link = document.head.appendChild(document.createElement('link'));
    link.rel = 'icon';
    link.setAttribute('href', '/icon.svg');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<svg></svg>')));
    await showCount(0);
    expect(new URL(link.href).pathname).toBe('/icon.svg');
    await showCount(3);
    expect(decodeURIComponent(link.href)).toMatch(/^data:image\/svg\+xml,<svg>.*>3<\/text><\/svg>$/);
    await Promise.all([showCount(4), showCount(0)]);
    expect(new URL(link.href).pathname).toBe('/icon.svg');
    expect(withCount('<svg></svg>', 12)).toContain('>9+<');
    link.remove();
  });
});

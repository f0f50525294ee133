import { tick } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';

import { routeOf, router } from './router.svelte';

describe('addresses', () => {
  test.each([
    ['/', { page: 'lobby' }],
    ['/settings', { page: 'settings' }],
    ['/table/k3f9', { page: 'table', id: 'k3f9' }],
    ['/replay/k3f9/', { page: 'replay', id: 'k3f9' }],
    ['/rules/lost-code', { page: 'rules', game: 'lost-code' }],
    ['/career', { page: 'career', player: null }],
    ['/career/Ala%20Nowak', { page: 'career', player: 'Ala Nowak' }],
    ['/verify', { page: 'verify', id: null }],
    ['/verify/k3f9', { page: 'verify', id: 'k3f9' }],
    ['/table', { page: 'lost' }],
    ['/table/a/b', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
    ['/table/%E0%A4%A', { page: 'table', id: '%E0%A4%A' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

describe('the router', () => {
  beforeEach(() => router.go('/', { replace: true }));

  test('goes, and leaves a way back', () => {
    const before = history.length;
    router.go('/table/a1');
    expect(router.route).toEqual({ page: 'table', id: 'a1' });
    expect(location.pathname).toBe('/table/a1');
    expect(history.length).toBe(before + 1);
    expect(router.moved).toBe(true);
  });

  test('follows the back button', () => {
    router.go('/settings');
    history.replaceState({}, '', '/');
    dispatchEvent(new PopStateEvent('popstate', { state: { scroll: 120 } }));
    expect(router.route).toEqual({ page: 'lobby' });
  });

  test('tunes the part after the question mark without lengthening the way back', () => {
    router.go('/replay/a1?step=3');
    const before = history.length;
    router.tune({ step: '7', as: '2' });
    expect(router.query.get('step')).toBe('7');
    router.tune({ as: null });
    expect(location.search).toBe('?step=7');
    expect(history.length).toBe(before);
  });

  test('handles clicks on links to this site, and no others', async () => {
    document.body.innerHTML =
      '<a id="own" href="/settings">a</a><a id="api" href="/api/x">b</a><a id="file" href="/x.dig" download>c</a>';
    const click = (id: string, init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      document.addEventListener('click', (late) => late.preventDefault(), { once: true });
      let taken = false;
      document.getElementById(id)?.addEventListener('click', () => (taken = true), { once: true });
      document.getElementById(id)?.dispatchEvent(event);
      expect(taken).toBe(true);
    };
    click('api');
    click('file');
    click('own', { ctrlKey: true });
    expect(router.path).toBe('/');
    click('own');
    await tick();
    expect(router.path).toBe('/settings');
  });
});

import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';

import { languageOf, Settings } from './settings.svelte';
import { t } from '../text/texts.svelte';
import { settings } from './settings.svelte';

const kept = () => JSON.parse(localStorage.getItem('dighouse.settings') ?? '{}');

beforeEach(() => localStorage.clear());

describe('settings', () => {
  test('have good defaults', () => {
    const fresh = new Settings();
    expect(fresh.theme).toBe('auto');
    expect(fresh.speed).toBe('normal');
    expect(fresh.sound).toBe(false);
    expect(fresh.confirmTurn).toBe(false);
  });

  test('are remembered, and applied to the page', () => {
    const first = new Settings();
    first.theme = 'dark';
    first.motion = 'off';
    first.language = 'pl';
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.documentElement.dataset['motion']).toBe('off');
    expect(document.documentElement.lang).toBe('pl');
    const second = new Settings();
    expect([second.theme, second.motion, second.language]).toEqual(['dark', 'off', 'pl']);
    second.theme = 'auto';
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  test('forget what they do not know', () => {
    localStorage.setItem('dighouse.settings', '{"theme":"neon","speed":"slow","sound":"loud"}');
    const read = new Settings();
    expect([read.theme, read.speed, read.sound]).toEqual(['auto', 'slow', false]);
    localStorage.setItem('dighouse.settings', 'no json');
    expect(new Settings().speed).toBe('normal');
  });

  test('follow another tab', () => {
    const here = new Settings();
    localStorage.setItem('dighouse.settings', '{"language":"pl"}');
    dispatchEvent(new StorageEvent('storage', { key: 'dighouse.settings' }));
    expect(here.language).toBe('pl');
  });

  test('keep only what was chosen', () => {
    new Settings().sound = true;
    expect(kept()).toEqual({ sound: true });
  });
});

describe('the language', () => {
  test('is the first of the browser that the client has texts for', () => {
    expect(languageOf(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(languageOf(['en-GB', 'pl'])).toBe('en');
    expect(languageOf(['fr'])).toBe('en');
    expect(languageOf([])).toBe('en');
  });

  test('switches all words at once', () => {
    settings.language = 'en';
    const heard: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        heard.push(t('web-settings'));
      });
    });
    flushSync();
    settings.language = 'pl';
    flushSync();
    stop();
    expect(heard).toEqual(['Settings', 'Ustawienia']);
  });
});

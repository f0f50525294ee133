import { beforeEach, expect, test, vi } from 'vitest';

/** The client as a new page has it: nothing is loaded. */
async function openPage() {
  vi.resetModules();
  const { settings } = await import('../settings/settings.svelte');
  settings.language = 'en';
  return { settings, ...(await import('./texts.svelte')), ...(await import('./names')) };
}

beforeEach(() => localStorage.clear());

test('a page loads its language and the titles and options of all games', async () => {
  const { t, loadTexts, textsOf, hasTexts, gameTitle } = await openPage();
  await loadTexts();
  expect(t('web-settings')).not.toBe('web-settings');
  expect(['lost-code', 'arnak', 'mykerinos', 'excavation-earth'].map((game) => gameTitle(game))).toEqual([
    'The Lost Code', 'Lost Ruins of Arnak', 'Mykerinos', 'Excavation Earth',
  ]);
  expect(t('arnak-value-bird')).toMatch(/^[^{}]+$/);
  expect(textsOf('pl').hasParts(['core'])).toBe(false);
  expect(hasTexts('arnak')).toBe(false);
});

test('the words of a game come with the game', async () => {
  const { t, loadTexts, hasTexts } = await openPage();
  await loadTexts('mykerinos');
  expect(hasTexts('mykerinos')).toBe(true);
  expect(t('mykerinos-ask-claim')).not.toBe('mykerinos-ask-claim');
  expect(hasTexts('arnak')).toBe(false);
});

test('another language is shown once it is complete, with the games on the page', async () => {
  const { t, loadTexts, texts, settings } = await openPage();
  await loadTexts('mykerinos');
  const english = t('mykerinos-ask-claim');
  settings.language = 'pl';
  expect(t('mykerinos-ask-claim')).toBe(english);
  await vi.waitFor(() => expect(texts().language).toBe('pl'));
  expect(t('mykerinos-ask-claim')).not.toBe(english);
  expect(t('web-language-name')).toBe('Polski');
});

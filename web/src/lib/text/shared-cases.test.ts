import { describe, expect, test } from 'vitest';

import actions from '../../../../tests/cases/actions.json';
import languageCases from '../../../../tests/cases/languages.json';
import recordCases from '../../../../tests/cases/records.json';
import seedCases from '../../../../tests/cases/seeds.json';
import tellCases from '../../../../tests/cases/tell.json';
import { readHeader } from '../fairness/record';
import { commitmentText, hash, seedText } from '../fairness/seed';
import { languageOf } from '../settings/settings.svelte';
import { type Kind, tellIn } from './tell';
import { textsOf } from './texts.svelte';

/* The cases in tests/cases, which the Rust crates must pass too. */

test.each(tellCases)('$game: $told', ({ language, game, kind, data, told }) => {
  expect(tellIn(textsOf(language), game, kind as Kind, data, ['Ala', 'Olek'])).toBe(told);
});

test.each(languageCases)('who asks for "$asked" reads $language', ({ asked, language }) => {
  expect(languageOf([asked])).toBe(language);
});

test.each(seedCases)('the seed $seed', ({ secret, salts, commitment, seed }) => {
  expect(hash(commitmentText(secret))).toBe(commitment);
  expect(hash(seedText(secret, salts))).toBe(seed);
});

test.each(recordCases)('the header of a record: $about', ({ record, header }) => {
  expect(readHeader(record)).toEqual(header);
});

describe('the actions that a board writes', () => {
  const sources = import.meta.glob<string>(['../../games/*/**/*.{ts,svelte}', '!../../games/**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  /** Keys of lists and parts of effects. */
  const OTHERS = new Set(['gap', 'slot', 'gain']);

  test.each(Object.entries(actions))('of %s are all among the cases', (game, cases) => {
    const code = Object.entries(sources).filter(([path]) => path.includes(`/games/${game}/`));
    const known = new Set(cases.map((action) => action.split(' ')[0]));
    const written = code.flatMap(([, source]) =>
      [...source.matchAll(/(?:wish|return|\?|board\.why).*`([a-z]+) \$\{/g)].map(([, verb]) => verb),
    );
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((verb) => verb && !known.has(verb) && !OTHERS.has(verb))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { rulesPage } from '../pages/rules/rules';
import { ruleSections as arnak } from './arnak/rule-sections';
import { ruleSections as excavationEarth } from './excavation-earth/rule-sections';
import { ruleSections as lostCode } from './lost-code/rule-sections';
import { ruleSections as mykerinos } from './mykerinos/rule-sections';

const GAMES: [string, Record<string, string>][] = [
  ['lost-code', lostCode],
  ['mykerinos', mykerinos],
  ['arnak', arnak],
  ['excavation-earth', excavationEarth],
];

/** The names of the questions of a game. */
function questionsOf(game: string): string[] {
  const texts = readFileSync(`../locales/en/${game}.ftl`, 'utf8');
  return [...texts.matchAll(new RegExp(`^${game}-ask-([a-z-]+) =`, 'gmu'))].map(([, question]) => question ?? '');
}

describe.each(GAMES)('%s', (game, sections) => {
  test('has a section of its rules for every question', () => {
    expect(Object.keys(sections).sort()).toEqual(questionsOf(game).sort());
  });

  test.each(['en', 'pl'])('has these sections on its page (%s)', async (language) => {
    const page = await rulesPage(game, language)?.();
    const keys = page?.sections.map(({ key }) => key);
    for (const section of Object.values(sections)) expect(keys).toContain(section);
  });
});

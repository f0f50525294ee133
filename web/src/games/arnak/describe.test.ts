import { describe as about, expect, test } from 'vitest';

import { textsOf } from '../../lib/texts.svelte';
import { describe } from './describe';
import { MOMENTS, SEATS } from './fixtures';

const say = (language: 'en' | 'pl') => {
  const texts = textsOf(language);
  return (key: string, args?: Parameters<typeof texts.say>[1]) => texts.say(key, args);
};

about('the view in words', () => {
  for (const language of ['en', 'pl'] as const) {
    for (const [name, { view }] of Object.entries(MOMENTS)) {
      test(`${name} has all its words in ${language}`, () => {
        const words = describe(view, SEATS.slice(0, view.players.length), say(language)).join('\n');
        expect(words).not.toMatch(/arnak-|house-|\{|undefined|null|NaN/);
      });
    }
  }

  test('says who is on turn and what lies on the table', () => {
    const words = describe(MOMENTS.turn.view, SEATS, say('en'));
    expect(words[0]).toBe('Round 4 of 5. Turn: You. Starting player: Nadia.');
    expect(words.find((line) => line.startsWith('Camps'))).toContain('a1 coin camp (boot: Nadia, boot, boot: free)');
    expect(words.find((line) => line.startsWith('Card row'))).toContain('Ostrich (3 coins)');
    expect(words.find((line) => line.startsWith('You, hand'))).toBe('You, hand: Fear, Fear.');
  });

  test('tells of the rival in the solo game', () => {
    const words = describe(MOMENTS.solo.view, SEATS.slice(0, 1), say('en')).join('\n');
    expect(words).toContain('Rival, ');
    expect(words).toContain('tiles still to come');
  });
});

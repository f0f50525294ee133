import { describe as about, expect, test } from 'vitest';

import { say, seatsAt } from '../fixtures';
import { describe } from './describe';
import { MOMENTS } from './fixtures';

about('the view in words', () => {
  for (const language of ['en', 'pl'] as const) {
    for (const [name, { view }] of Object.entries(MOMENTS)) {
      test(`${name} has all its words in ${language}`, () => {
        const words = describe(view, seatsAt(view), say(language)).join('\n');
        expect(words).not.toMatch(/arnak-|house-|\{|undefined|null|NaN/);
      });
    }
  }

  test('says who is on turn and what lies on the table', () => {
    const words = describe(MOMENTS.turn.view, seatsAt(MOMENTS.turn.view), say('en'));
    expect(words[0]).toBe('Round 4 of 5. Turn: You. Starting player: Nadia.');
    expect(words.find((line) => line.startsWith('Camps'))).toContain('a1 coin camp (boot: free, boot, boot: Nadia)');
    expect(words.find((line) => line.startsWith('Card row'))).toContain('Bow and Arrows (2 coins)');
    expect(words.find((line) => line.startsWith('You, hand'))).toBe('You, hand: Fear, Fear.');
  });

  test('tells of the rival in the solo game', () => {
    const words = describe(MOMENTS.solo.view, seatsAt(MOMENTS.solo.view), say('en')).join('\n');
    expect(words).toContain('Rival, ');
    expect(words).toContain('tiles left this round');
  });
});

import { describe, expect, test } from 'vitest';

import { say } from '../../fixtures';
import { settings } from '../../../lib/settings/settings.svelte';
import { MOMENTS } from '../fixtures';
import { answerWords, faceOf, partWords } from './answers';
import { box } from './box';
import type { Picture } from './effect';
import { questionOf } from './question';
import type { View } from './view';

const asked = (question: View['question']) => questionOf({ question });

const all = (effect: readonly Picture[]): Picture[] =>
  effect.flatMap((step) => [step, ...(step.step === 'pay' ? all(step.then) : step.step === 'choose' ? all(step.options.flat()) : [])]);

const { cards, assistants, siteTiles } = box();
const EFFECTS = [
  ...[...cards.values()].flatMap(({ effect, pass }) => [effect, pass ?? []]),
  ...[...assistants.values()].flatMap(({ silver, gold }) => [silver.effect, gold.effect]),
  ...[...siteTiles.values()].map(({ effect }) => effect),
];

const NO_TOKENS = { coin: 0, compass: 0, tablet: 0, arrowhead: 0, jewel: 0 };

describe('what a question is about', () => {
  test('choosing has its options in icons and words', () => {
    const options = (['arrowhead', 'jewel'] as const).map((token) => [{ step: 'gain' as const, tokens: { ...NO_TOKENS, [token]: 1 } }]);
    const question = asked({ about: 'effect', steps: [{ step: 'fear' }, { step: 'choose', pick: 1, options }], at: 1 });
    expect(question.options).toHaveLength(2);
    expect(answerWords(question, { action: 'choose', option: 2 })).toBe('1 jewel');
    expect(faceOf(question, { action: 'choose', option: 1 }).steps).toEqual([{ step: 'marks', marks: [{ icon: 'arrowhead' }] }]);
  });

  test('one of two discounts is chosen', () => {
    const [discount, or] = [{ ...NO_TOKENS, arrowhead: 1 }, { ...NO_TOKENS, tablet: 2 }];
    const question = asked({ about: 'effect', steps: [{ step: 'research', notebook_only: false, free: false, discount, or }], at: 0 });
    expect(answerWords(question, { action: 'choose', option: 1 })).toBe('1 arrowhead');
    expect(answerWords(question, { action: 'choose', option: 2 })).toBe('2 tablets');
  });

  test('an offer shows what is paid and what for', () => {
    const { offer } = questionOf(MOMENTS.offer.view);
    expect(offer).toEqual({ cost: [{ icon: 'use-up' }], then: [{ step: 'marks', marks: [{ icon: 'jewel' }] }] });
  });

  test('an artifact that can be used is shown', () => {
    const question = asked({ about: 'artifact', card: 'war-club' });
    expect(question.card).toBe('war-club');
    expect(answerWords(question, { action: 'resolve' })).toBe('Use the effect: War Club');
  });

  test.each(['en', 'pl'] as const)('every option of the box has words in %s', (language) => {
    settings.language = language;
    const options = EFFECTS.flatMap((effect) => all(effect).flatMap((step) => (step.step === 'choose' ? step.options : [])));
    expect(options.length).toBeGreaterThan(8);
    for (const option of options) expect(partWords(option)).not.toMatch(/web-|arnak-|^$/);
    expect(partWords([{ step: 'marks', marks: [{ icon: 'coin', count: 2 }] }])).toBe(say(language)('arnak-count-coin', { count: 2 }));
    settings.language = 'en';
  });
});

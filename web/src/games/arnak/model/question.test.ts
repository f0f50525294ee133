import { describe, expect, test } from 'vitest';

import { say } from '../../fixtures';
import { settings } from '../../../lib/settings/settings.svelte';
import { MOMENTS } from '../fixtures';
import { answerWords, faceOf, partWords } from './answers';
import { ASSISTANTS, CARDS, SITE_TILES } from './box';
import type { Step } from './effect';
import { questionOf } from './question';

const asked = (task: string) => questionOf({ ...MOMENTS.turn.view, pending: [{ prompt: 'later', task: 'exile' }, { prompt: 'x', task }] });

const all = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => [step, ...(step.step === 'pay' ? all(step.then) : step.step === 'choose' ? all(step.options.flat()) : [])]);

const EFFECTS = [
  ...[...CARDS.values()].flatMap(({ effect, pass }) => [effect, pass ?? []]),
  ...[...ASSISTANTS.values()].flatMap(({ silver, gold }) => [silver.effect, gold.effect]),
  ...[...SITE_TILES.values()].map(({ effect }) => effect),
];

describe('what a question is about', () => {
  test('choosing has its options in icons and words', () => {
    const question = asked('choose 0 1 of pay 1 coin { choose 1 { gain 1 arrowhead | gain 1 jewel } }');
    expect(question.options).toHaveLength(2);
    expect(answerWords(question, { action: 'choose', option: 2 })).toBe('1 jewel');
    expect(faceOf(question, { action: 'choose', option: 1 }).steps).toEqual([{ step: 'marks', marks: [{ icon: 'arrowhead' }] }]);
  });

  test('one of two discounts is chosen', () => {
    const question = asked('pay-discount 4 0 of research discount 1 arrowhead or 2 tablet');
    expect(answerWords(question, { action: 'choose', option: 1 })).toBe('1 arrowhead');
    expect(answerWords(question, { action: 'choose', option: 2 })).toBe('2 tablets');
  });

  test('an offer shows what is paid and what for', () => {
    const { offer } = asked('offer 0 of pay 1 compass { gain 1 tablet 1 arrowhead }');
    expect(offer?.cost).toEqual([{ icon: 'compass' }]);
  });

  test('an artifact that can be used is shown', () => {
    expect(asked('resolve war-club').card).toBe('war-club');
    expect(answerWords(asked('resolve war-club'), { action: 'resolve' })).toBe('Use the effect: War Club');
  });

  test('no effect asks for two choices or two payments: the first is the one', () => {
    for (const kind of ['choose', 'pay']) {
      for (const effect of EFFECTS) expect(all(effect).filter(({ step }) => step === kind).length).toBeLessThan(2);
    }
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

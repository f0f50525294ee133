import { describe as about, expect, test } from 'vitest';

import { say, seatsAt } from '../fixtures';
import { describe } from './describe';
import { MOMENTS } from './fixtures';

const words = (moment: keyof typeof MOMENTS, language: 'en' | 'pl' = 'en') => {
  const { view } = MOMENTS[moment];
  return describe(view, seatsAt(view), say(language));
};

about('the view in words', () => {
  for (const language of ['en', 'pl'] as const) {
    for (const moment of Object.keys(MOMENTS) as (keyof typeof MOMENTS)[]) {
      test(`${moment} has all its words in ${language}`, () => {
        expect(words(moment, language).join('\n')).not.toMatch(/mykerinos-|house-|\{|undefined|null|NaN/);
      });
    }
  }

  test('tells the round, and each zone with its plots and who digs where', () => {
    const [moment, track, first, , , fourth] = words('dig');
    expect(moment).toMatch(/^Round 3 of 4\. Digging\. \w+ starts this round\.$/);
    expect(track).toBe('Pass track: Space 1: free; Space 2: free; Space 3: free; Space 4: free.');
    expect(first).toContain('1. You: 3 (c2, b3, c3); 2. Tomek: 1 (a1).');
    expect(first).toContain('Pyramids: b1, c1, a3.');
    expect(fourth).toContain('1. Nadia: 2 (g4, e6)');
  });

  test('tells what decides a tie', () => {
    const told = words('claim').join('\n');
    expect(told).toContain('2. Tomek: 4 (h4, f6, g6, h6; tied: decided by space 3 on the pass track)');
  });

  test('tells of the neutral player and of the end', () => {
    expect(words('neutral').join('\n')).toContain('1. Neutral player: 4 (f4, e5, f5, h6)');
    expect(words('over')[0]).toBe('Round 4 of 4. Game over.');
  });
});

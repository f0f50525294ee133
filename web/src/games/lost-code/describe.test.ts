import { describe as about, expect, test } from 'vitest';

import { say, seatsAt } from '../fixtures';
import { describe } from './describe';
import { VIEWS } from './fixtures';

about('the view in words', () => {
  for (const language of ['en', 'pl'] as const) {
    for (const [phase, view] of Object.entries(VIEWS)) {
      test(`${phase} has all its words in ${language}`, () => {
        const words = describe(view, seatsAt(view), say(language)).join('\n');
        expect(words).not.toMatch(/lost-code-|house-|\{|undefined|null|NaN/);
      });
    }
  }

  test('says in English what lies on the table', () => {
    const words = describe(VIEWS.bet, seatsAt(VIEWS.bet), say('en'));
    expect(words[0]).toBe('Round 5 of 8. Dice: jaguar, chameleon, snake. Order: Ewa, You, Olga, Nadia.');
    expect(words[1]).toContain('Ewa 1, You 3, Olga 3, Nadia 6.');
    expect(words).toContain('Bets this round: Ewa: 8\u2060–\u206011.');
    expect(words).toContain('Olga’s rack: bird 1, jaguar 1, chameleon 3, snake 3, human 2.');
    expect(words).toContain('Your rack: hidden from you.');
    expect(words).toContain('Written: human 7, 8.');
    expect(words.find((line) => line.startsWith('Values'))).toContain('chameleon 1, 4');
  });

  test('says it in Polish too', () => {
    const words = describe(VIEWS.over, seatsAt(VIEWS.over), say('pl'));
    expect(words[0]).toBe('Wygrywa Tomek!');
    expect(words).toContain('Stojak bez właściciela: ptak 5, jaguar 5, kameleon 6, wąż 6, człowiek 0, niedźwiedź 3.');
    expect(words.at(-1)).toContain('Tomek, razem 55 punktów, typy końcowe: ptak: wpis 7, na stojaku 7, 5 punktów;');
  });

  test('a spectator is told of no own rack', () => {
    const view = { ...VIEWS.bet, seat: null };
    const words = describe(view, seatsAt(view), say('en')).join('\n');
    expect(words).not.toContain('Your');
    expect(words).toContain('Tomek’s rack: hidden from you.');
  });
});

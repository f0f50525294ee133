import { describe, expect, test } from 'vitest';

import type { Choice } from '../../generated/table';
import { matches } from '../../lib/text/search';
import { groupChoices, insteadOf } from './choices';

const choice = (action: string, fields: Record<string, unknown>): Choice => ({
  text: `${action} ${JSON.stringify(fields)}`,
  data: { action, ...fields },
});

const bets = [1, 2, 3, 4].flatMap((width) =>
  Array.from({ length: 6 }, (_, low) => choice('bet', { window: { low, high: low + width - 1 } })),
);

describe('actions in groups', () => {
  test('a few need none', () => {
    const groups = groupChoices(bets.slice(0, 4));
    expect(groups.map(({ trait }) => trait)).toEqual([{ trait: 'all' }]);
  });

  test('many windows by their width', () => {
    const groups = groupChoices(bets);
    expect(groups.map(({ trait }) => trait)).toEqual([1, 2, 3, 4].map((width) => ({ trait: 'width', width })));
    expect(groups.every(({ choices }) => choices.length === 6)).toBe(true);
  });

  test('many sets of values by their size', () => {
    const sets = [[], [1], [2], [3], [4], [1, 2], [1, 3], [2, 3], [1, 2, 3], [2, 3, 4]];
    const groups = groupChoices(sets.map((values) => choice('guess', { symbol: 'bird', values })));
    expect(groups.map(({ trait }) => trait)).toEqual([0, 1, 2, 3].map((count) => ({ trait: 'count', count })));
  });

  test('many lists of words by their first', () => {
    const dice = ['bird', 'bear', 'snake'].flatMap((first) =>
      ['bird', 'bear', 'snake', 'human'].map((second) => choice('dice', { dice: [first, second, 'bird'] })),
    );
    const groups = groupChoices(dice);
    expect(groups.map(({ trait }) => trait)).toEqual(['bird', 'bear', 'snake'].map((word) => ({ trait: 'word', word })));
  });

  test('kinds of actions apart', () => {
    const groups = groupChoices([choice('leave', {}), ...bets]);
    expect(groups[0]?.trait).toEqual({ trait: 'action', action: 'leave' });
    expect(groups).toHaveLength(5);
  });

  test('to pass comes last', () => {
    const groups = groupChoices([choice('pass', {}), choice('dig', { site: 'a1' }), choice('buy', { card: 'hat' })]);
    expect(groups.map(({ trait }) => 'action' in trait && trait.action)).toEqual(['dig', 'buy', 'pass']);
  });

  test('no action is lost and none is there twice', () => {
    const all = [choice('leave', {}), choice('take', { values: [1] }), ...bets];
    const texts = groupChoices(all).flatMap(({ choices }) => choices.map(({ text }) => text));
    expect(texts.toSorted()).toEqual(all.map(({ text }) => text).toSorted());
  });

  test('keys are all different', () => {
    const keys = groupChoices([...bets, ...bets.map(({ data }) => choice('fold', data))]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('searching', () => {
  test.each([
    ['Obstaw 9-15', '9-15', true],
    ['Obstaw 9-15', 'obs 9', true],
    ['Wymień węża', 'weza', true],
    ['Wpisz dla człowieka: 2, 5', 'człow 5', true],
    ['Wpisz dla człowieka: 2, 5', 'czlow', true],
    ['Bet on 9-15', '15', false],
    ['Bet on 9-15', '', true],
  ])('%s is found by “%s”: %s', (text, search, found) => {
    expect(matches(text, search)).toBe(found);
  });
});

describe('what could be done instead', () => {
  const [pass, dig, buy] = [choice('pass', {}), choice('dig', { site: 1 }), choice('buy', { card: 2 })];
  const kindsOf = (answer: Choice, choices: Choice[]) => insteadOf(answer, choices).map(({ trait }) => trait);

  test('is every other kind of action, for a pass', () => {
    expect(kindsOf(pass, [dig, pass, dig, buy])).toEqual([
      { trait: 'action', action: 'dig' },
      { trait: 'action', action: 'buy' },
    ]);
  });

  test('is nothing if only passing is left, and for every other action', () => {
    expect(kindsOf(pass, [pass])).toEqual([]);
    expect(kindsOf(dig, [dig, pass, buy])).toEqual([]);
  });
});

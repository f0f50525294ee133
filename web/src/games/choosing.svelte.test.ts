import { describe, expect, test } from 'vitest';

import { StepChoosing } from './choosing.svelte';
import type { Choice } from './contract';

const choice = (text: string): Choice => ({ text, data: {} });

/** Actions written as their steps: `red 1 3`; those of `keep` are confirmed. */
function choosing(...texts: string[]) {
  return new StepChoosing(
    () => texts.map(choice),
    ({ text }) => text.split(' ').filter((word) => word !== 'keep' && !word.startsWith('-')),
    ({ text }) => text.startsWith('keep'),
  );
}

describe('choosing by steps', () => {
  test('a step that is all of one action does it', () => {
    expect(choosing('a', 'b').press('a', 'a')).toEqual({ act: choice('a') });
  });

  test('a step that is all of several asks which', () => {
    expect(choosing('a -in', 'a -out', 'b').press('a', 'a')).toEqual({ ask: [choice('a -in'), choice('a -out')] });
  });

  test('the order of steps means nothing, and what must follow needs no press', () => {
    const moves = choosing('home sea', 'home hill', 'camp hill');
    expect(moves.press('hill', 'hill')).toBeNull();
    expect(moves.leadsOn('home') && moves.leadsOn('camp')).toBe(true);
    expect(moves.leadsOn('sea')).toBe(false);
    expect(moves.press('camp', 'camp')).toEqual({ act: choice('camp hill') });
    expect(choosing('home sea', 'home hill', 'camp hill').press('sea', 'sea')).toEqual({ act: choice('home sea') });
  });

  test('what is confirmed waits, and may go on', () => {
    const sale = choosing('keep red 1', 'keep red 2', 'keep red 1 2');
    sale.press('red', 'red');
    expect(sale.toConfirm).toBeNull();
    sale.press('1', '1');
    expect(sale.toConfirm).toEqual(choice('keep red 1'));
    expect(sale.leadsOn('2')).toBe(true);
    sale.press('2', '2');
    expect(sale.toConfirm).toEqual(choice('keep red 1 2'));
  });

  test('two things alike are two steps', () => {
    const pair = choosing('keep a a', 'keep a b');
    pair.press('a', 'first');
    expect(pair.leadsOn('a')).toBe(true);
    pair.press('a', 'second');
    expect(pair.toConfirm).toEqual(choice('keep a a'));
  });

  test('a step that does not fit takes the place of one', () => {
    const pair = choosing('keep a b', 'keep a c', 'keep b c');
    pair.press('a', 'a');
    pair.press('b', 'b');
    pair.press('c', 'c');
    expect(pair.picks.map(({ step }) => step)).toEqual(['b', 'c']);
  });

  test('steps are taken back by a second press, one by one, or all', () => {
    const pair = choosing('keep a b');
    pair.press('a', 'a');
    pair.press('b', 'b');
    pair.press('a', 'a');
    expect(pair.picks).toEqual([{ step: 'b', id: 'b' }]);
    expect(pair.back()).toBe(true);
    expect(pair.back()).toBe(false);
    pair.press('a', 'a');
    pair.clear();
    expect(pair.begun).toBe(false);
  });
});

import { expect, test } from 'vitest';

import { propsOf } from '../../fixtures';
import { MOMENTS } from '../fixtures';
import { Paying } from './paying.svelte';

const { view, choices, prompt } = MOMENTS.pay;

function begin() {
  const { act, props } = propsOf(view, prompt, { choices });
  return { act, paying: new Paying(() => props) };
}

test.each(choices.map(({ text }) => text))('%s can pay', (text) => {
  const { act, paying } = begin();
  if (paying.times(text) === 0) paying.take(text);
  paying.pay();
  expect(act).toHaveBeenCalledExactlyOnceWith(text);
});

test('what is proposed can be left for something else', () => {
  const { paying } = begin();
  const [first] = paying.plan ?? [];
  const text = first?.source.choice.text ?? '';
  paying.leave(text);
  expect(paying.times(text)).toBe((first?.times ?? 0) - 1);
  expect(paying.plan).not.toBeNull();
});

test('there is always a way: an older wish gives way to a newer one', () => {
  const { paying } = begin();
  for (const { text } of [...choices, ...choices]) {
    if (paying.times(text) > 0) paying.leave(text);
    expect(paying.plan).not.toBeNull();
  }
});

test('the advice of a bot is in the proposal', () => {
  const advised = choices.at(-1)?.text ?? '';
  const { props } = propsOf(view, prompt, { choices, hint: advised });
  expect(new Paying(() => props).times(advised)).toBe(1);
});

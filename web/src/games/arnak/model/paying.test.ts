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
  const [first] = paying.plan;
  const text = first?.choice.text ?? '';
  paying.leave(text);
  expect(paying.times(text)).toBe((first?.times ?? 0) - 1);
  expect(paying.plan).not.toEqual([]);
});

test('there is always a way: an older wish gives way to a newer one', () => {
  const { paying } = begin();
  for (const { text } of [...choices, ...choices]) {
    if (paying.times(text) > 0) paying.leave(text);
    expect(paying.plan).not.toEqual([]);
  }
});

test('the advice of a bot is in the proposal', () => {
  const advised = choices.at(-1)?.text ?? '';
  const { props } = propsOf(view, prompt, { choices, hint: advised });
  expect(new Paying(() => props).times(advised)).toBe(1);
});

test('the only way to pay is taken by itself, but not again by who takes it back', () => {
  const only = choices.slice(0, 1);
  const { payment } = view;
  const sources = payment?.sources.filter(({ action }) => action === only[0]?.text) ?? [];
  const alone = { ...view, payment: payment && { ...payment, sources, proposals: [[0]] } };
  const { act, props } = propsOf(alone, prompt, { choices: only });
  const paying = new Paying(() => props);
  paying.goOn();
  expect(act).toHaveBeenCalledExactlyOnceWith(only[0]?.text);
  paying.goOn();
  expect(act).toHaveBeenCalledOnce();
  paying.pay();
  expect(act).toHaveBeenCalledTimes(2);
});

test('where there are several ways nothing is paid by itself', () => {
  const { act, paying } = begin();
  paying.goOn();
  expect(act).not.toHaveBeenCalled();
});

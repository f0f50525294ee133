import { describe, expect, test } from 'vitest';

import { StepChoosing } from '../../choosing.svelte';
import { MOMENTS } from '../fixtures';
import { inWords, isConfirmed, stepsOf } from './steps';

describe.each(Object.entries(MOMENTS))('%s', (_, { view, choices }) => {
  const choosing = () => new StepChoosing(() => choices, ({ data }) => stepsOf(data, view), isConfirmed);

  test('every legal action is reached by its steps in any order, or has words', () => {
    const lost = choices.filter((choice) => {
      const steps = stepsOf(choice.data, view);
      if (steps.length === 0) return !inWords(choice) && choice.data['action'] !== 'free';
      return [steps, [...steps].reverse()].some((order) => {
        const way = choosing();
        const last = order.map((step, at) => way.press(step, `${step} ${at}`)).findLast((outcome) => outcome !== null) ?? null;
        if (last === null) return way.toConfirm?.text !== choice.text;
        return 'act' in last ? last.act.text !== choice.text : !last.ask.includes(choice);
      });
    });
    expect(lost.map(({ text }) => text)).toEqual([]);
  });

  test('no step leads nowhere', () => {
    const way = choosing();
    for (const { data } of choices) for (const step of stepsOf(data, view)) expect(way.leadsOn(step), step).toBe(true);
  });
});

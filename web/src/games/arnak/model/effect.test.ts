import { describe, expect, test } from 'vitest';

import { ICONS } from '../parts/icons';
import { readCost, readEffect, type Mark, type Step } from './effect';

/** The effect as a line of text, for reading in a test. */
function written(steps: readonly Step[]): string {
  return steps
    .map((step) => {
      if (step.step === 'marks') return marks(step.marks);
      if (step.step === 'pay') return `${marks(step.cost)} > ${written(step.then)}`;
      return `${step.pick} of ${step.options.map(written).join(' | ')}`;
    })
    .join('; ');
}

const marks = (all: readonly Mark[]) =>
  all.map(({ icon, count, sign, place }) => [count, icon ?? sign, place && `(${place})`].filter(Boolean).join('')).join(' ');

describe('effects become icons', () => {
  test.each([
    ['gain 2 coin 1 compass', '2coin compass'],
    ['fear; gain 1 coin 3 tablet', 'fear; coin 3tablet'],
    ['draw 1; dig travel ship', 'draw; dig − ship'],
    ['dig travel plane compass 3', 'dig − plane 3compass'],
    ['dig camp free twice', 'dig camp 0 boot ×2'],
    ['pay 1 compass { gain 1 tablet 1 arrowhead }', 'compass > tablet arrowhead'],
    ['pay card { draw 1; exile }', 'use-up > draw; exile'],
    ['pay boot { gain 1 arrowhead }', 'boot > arrowhead'],
    ['choose 1 { gain 2 tablet | pass; gain 1 jewel }', '1 of 2tablet | pass; jewel'],
    ['pay 1 coin { choose 1 { gain 1 arrowhead | gain 1 jewel } }', 'coin > 1 of arrowhead | jewel'],
    ['gain 1 compass per guardian most 3', 'compass / guardian ≤3'],
    ['research discount 1 arrowhead or 2 tablet', 'glass notebook − arrowhead / 2tablet'],
    ['research notebook free', 'notebook = 0'],
    ['buy artifact 3 top', 'artifact −3 compass + deck'],
    ['buy any 2', 'item / artifact −2'],
    ['activate mine fee 2', 'main archaeologist site II: 2compass'],
    ['earring bottom 2', '2look(bottom) then card'],
    ['travel car car', 'car car'],
  ])('%s', (text, icons) => {
    expect(written(readEffect(text))).toBe(icons);
  });

  test('costs of guardians and spaces', () => {
    expect(marks(readCost('card 1 coin 1 arrowhead'))).toBe('use-up coin arrowhead');
    expect(marks(readCost('boot boot 1 compass'))).toBe('boot boot compass');
    expect(marks(readCost('idol'))).toBe('idol');
    expect(readCost('')).toEqual([]);
  });

  test.each(['gain 2 coin }', 'sing', 'pay 1 coin gain 1 jewel }', 'draw', 'draw many'])('what makes no sense is refused: %s', (text) => {
    expect(() => readEffect(text)).toThrow();
  });
});

test('every icon is drawn inside its grid with something', () => {
  for (const [name, { lines, fill }] of Object.entries(ICONS) as [string, { lines?: string; fill?: string }][]) {
    expect(lines ?? fill, name).toBeTruthy();
    const path = `${lines ?? ''}${fill ?? ''}`;
    expect(path, name).toMatch(/^[Mm][-\d.\sa-zA-Z,]+$/);
  }
});

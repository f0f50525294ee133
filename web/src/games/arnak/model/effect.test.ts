import { describe, expect, test } from 'vitest';

import type { Cost, EffectStep, Icons, Tokens } from '../../../generated/arnak';
import { ICONS } from '../parts/icons';
import { costMarks, pictures, type Mark, type Picture } from './effect';

/** The effect as a line of text, for reading in a test. */
function written(effect: readonly Picture[]): string {
  return effect
    .map((step) => {
      if (step.step === 'marks') return marks(step.marks);
      if (step.step === 'pay') return `${marks(step.cost)} > ${written(step.then)}`;
      return `${step.pick} of ${step.options.map(written).join(' | ')}`;
    })
    .join('; ');
}

const marks = (all: readonly Mark[]) =>
  all.map(({ icon, count, sign, place }) => [count, icon ?? sign, place && `(${place})`].filter(Boolean).join('')).join(' ');

const tokens = (some: Partial<Tokens> = {}): Tokens => ({ coin: 0, compass: 0, tablet: 0, arrowhead: 0, jewel: 0, ...some });
const icons = (some: Partial<Icons> = {}): Icons => ({ boot: 0, car: 0, ship: 0, plane: 0, ...some });
const cost = (some: Partial<Cost>): Cost => ({ tokens: tokens(), icons: icons(), card: false, idol: false, ...some });
const gain = (some: Partial<Tokens>): EffectStep => ({ step: 'gain', tokens: tokens(some) });

const DIG = { step: 'dig', icons: icons(), compass: 0, camps_only: false, free: false, twice: false } as const;
const RESEARCH = { step: 'research', notebook_only: false, free: false, discount: tokens(), or: tokens() } as const;

const EFFECTS: [string, EffectStep[]][] = [
  ['2coin compass', [gain({ coin: 2, compass: 1 })]],
  ['fear; coin 3tablet', [{ step: 'fear' }, gain({ coin: 1, tablet: 3 })]],
  ['draw; dig − ship', [{ step: 'draw', count: 1 }, { ...DIG, icons: icons({ ship: 1 }) }]],
  ['dig − plane 3compass', [{ ...DIG, icons: icons({ plane: 1 }), compass: 3 }]],
  ['dig camp 0 boot ×2', [{ ...DIG, camps_only: true, free: true, twice: true }]],
  ['compass > tablet arrowhead', [{ step: 'pay', cost: cost({ tokens: tokens({ compass: 1 }) }), then: [gain({ tablet: 1, arrowhead: 1 })] }]],
  ['use-up > draw; exile', [{ step: 'pay', cost: cost({ card: true }), then: [{ step: 'draw', count: 1 }, { step: 'exile' }] }]],
  ['1 of 2tablet | pass; jewel', [{ step: 'choose', pick: 1, options: [[gain({ tablet: 2 })], [{ step: 'pass' }, gain({ jewel: 1 })]] }]],
  ['compass / guardian ≤3', [{ step: 'gain-per', tokens: tokens({ compass: 1 }), per: 'guardian', most: 3 }]],
  ['glass notebook − arrowhead / 2tablet', [{ ...RESEARCH, discount: tokens({ arrowhead: 1 }), or: tokens({ tablet: 2 }) }]],
  ['notebook = 0', [{ ...RESEARCH, notebook_only: true, free: true }]],
  ['artifact −3 compass + deck', [{ step: 'buy', items: false, artifacts: true, cheaper: 3, top: true }]],
  ['item / artifact −2', [{ step: 'buy', items: true, artifacts: true, cheaper: 2, top: false }]],
  ['main archaeologist site II: 2compass', [{ step: 'activate', which: 'mine', fee: 2, twice: false }]],
  ['2look(bottom) then card', [{ step: 'earring', most: 2, bottom: true }]],
  ['car car', [{ step: 'travel', icons: icons({ car: 2 }) }]],
];

describe('effects become icons', () => {
  test.each(EFFECTS)('%s', (shown, steps) => {
    expect(written(pictures(steps))).toBe(shown);
  });

  test('costs of guardians and spaces', () => {
    expect(marks(costMarks(cost({ card: true, tokens: tokens({ coin: 1, arrowhead: 1 }) })))).toBe('use-up coin arrowhead');
    expect(marks(costMarks(cost({ icons: icons({ boot: 2 }), tokens: tokens({ compass: 1 }) })))).toBe('boot boot compass');
    expect(marks(costMarks(cost({ idol: true })))).toBe('idol');
    expect(costMarks(cost({}))).toEqual([]);
  });
});

test('every icon is drawn inside its grid with something', () => {
  for (const [name, { lines, fill }] of Object.entries(ICONS) as [string, { lines?: string; fill?: string }][]) {
    expect(lines ?? fill, name).toBeTruthy();
    const path = `${lines ?? ''}${fill ?? ''}`;
    expect(path, name).toMatch(/^[Mm][-\d.\sa-zA-Z,]+$/);
  }
});

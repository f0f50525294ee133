import { describe, expect, test } from 'vitest';

import { textsOf } from '../../../lib/text/texts.svelte';
import { ICONS } from '../parts/icons';
import * as box from './box';
import { BONUSES, trackOf } from './research';
import type { Step } from './effect';

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const ofKind = (kind: box.CardKind) => [...box.CARDS.values()].filter((card) => card.kind === kind);

/** All icons of an effect. */
function icons(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => {
    if (step.step === 'choose') return step.options.flatMap(icons);
    const marks = step.step === 'marks' ? step.marks : step.cost;
    const then = step.step === 'pay' ? icons(step.then) : [];
    return [...marks.flatMap(({ icon }) => icon ?? []), ...then];
  });
}

describe('the printed box', () => {
  test('has what the box has', () => {
    expect(ofKind('item')).toHaveLength(40);
    expect(ofKind('artifact')).toHaveLength(35);
    expect(ofKind('basic')).toHaveLength(4);
    expect(sum(ofKind('item').map(({ cost }) => cost))).toBe(101);
    expect(sum(ofKind('artifact').map(({ cost }) => cost))).toBe(117);
    expect(sum(ofKind('item').map(({ points }) => points))).toBe(57);
    expect(sum(ofKind('artifact').map(({ points }) => points))).toBe(51);
    expect(ofKind('item').filter(({ exiles }) => exiles)).toHaveLength(7);
    expect(box.card('fear')).toMatchObject({ points: -1, travel: ['boot'], effect: [] });
    expect(box.ASSISTANTS.size).toBe(12);
    expect(box.GUARDIANS.size).toBe(15);
    expect(box.SITE_TILES.size).toBe(16);
  });

  test('shows every effect in icons that exist', () => {
    const effects = [
      ...[...box.CARDS.values()].flatMap(({ effect, pass }) => [effect, pass ?? []]),
      ...[...box.ASSISTANTS.values()].flatMap(({ silver, gold }) => [silver.effect, gold.effect]),
      ...[...box.GUARDIANS.values()].map(({ boon }) => boon),
      ...[...box.SITE_TILES.values(), ...box.IDOLS.values(), ...BONUSES.values(), ...box.SLOT_EFFECTS].map(({ effect }) => effect),
      ...(['bird', 'snake'] as const).flatMap((temple) => trackOf(temple).rows.flatMap(({ glass, notebook }) => [glass, notebook])),
    ];
    for (const icon of effects.flatMap(icons)) expect(ICONS, icon).toHaveProperty(icon);
  });

  test('leads from the start of both tracks to the temple', () => {
    for (const temple of ['bird', 'snake'] as const) {
      const { spaces, stacks } = trackOf(temple);
      const reached = new Set([0]);
      for (const { space, up } of spaces) if (reached.has(space)) up.forEach((next) => reached.add(next));
      expect(reached.size).toBe(15);
      expect(stacks.at(-1)?.price).toEqual({ coin: 1, compass: 1, tablet: 2, jewel: 1, arrowhead: 1 });
    }
  });

  test.each(['en', 'pl'] as const)('has words for every card and assistant in %s', (language) => {
    const texts = textsOf(language);
    for (const id of box.CARDS.keys()) {
      expect(texts.has(`arnak-card-${id}`), id).toBe(true);
      expect(texts.has(`arnak-effect-${id}`), id).toBe(true);
    }
    for (const id of box.ASSISTANTS.keys()) expect(texts.has(`arnak-effect-${id}-gold`), id).toBe(true);
    for (const id of box.GUARDIANS.keys()) expect(texts.has(`arnak-boon-${id}`), id).toBe(true);
  });
});

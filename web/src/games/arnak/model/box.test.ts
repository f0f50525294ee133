import { describe, expect, test } from 'vitest';

import '../fixtures';
import { textsOf } from '../../../lib/text/texts.svelte';
import { ICONS } from '../parts/icons';
import { box, card, trackOf } from './box';
import type { Picture } from './effect';

/** All icons of an effect. */
function icons(effect: readonly Picture[]): string[] {
  return effect.flatMap((step) => {
    if (step.step === 'choose') return step.options.flatMap(icons);
    const marks = step.step === 'marks' ? step.marks : step.cost;
    const then = step.step === 'pay' ? icons(step.then) : [];
    return [...marks.flatMap(({ icon }) => icon ?? []), ...then];
  });
}

describe('the printed box', () => {
  test('has every component by its name', () => {
    const { printed, cards, assistants, guardians, siteTiles } = box();
    for (const [found, rows] of [
      [cards, printed.cards],
      [assistants, printed.assistants],
      [guardians, printed.guardians],
      [siteTiles, printed.site_tiles],
    ] as const) {
      expect(found.size).toBe(rows.length);
      expect(found.size).toBeGreaterThan(0);
    }
    expect(card('fear')).toMatchObject({ kind: 'fear', points: -1, travel: ['boot'], effect: [] });
    expect(() => card('umbrella')).toThrow('umbrella');
  });

  test('shows every effect in icons that exist', () => {
    const { cards, assistants, guardians, siteTiles, idols, bonuses, slots, camps } = box();
    const effects = [
      ...[...cards.values()].flatMap(({ effect, pass }) => [effect, pass ?? []]),
      ...[...assistants.values()].flatMap(({ silver, gold }) => [silver.effect, gold.effect]),
      ...[...guardians.values()].map(({ boon }) => boon),
      ...[...siteTiles.values(), ...idols.values(), ...bonuses.values(), ...slots].map(({ effect }) => effect),
      ...(['bird', 'snake'] as const).flatMap((temple) => trackOf(temple).rows.flatMap(({ glass, notebook }) => [glass, notebook])),
      ...camps,
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
    const { cards, assistants, guardians } = box();
    for (const id of cards.keys()) {
      expect(texts.has(`arnak-card-${id}`), id).toBe(true);
      expect(texts.has(`arnak-effect-${id}`), id).toBe(true);
    }
    for (const id of assistants.keys()) expect(texts.has(`arnak-effect-${id}-gold`), id).toBe(true);
    for (const id of guardians.keys()) expect(texts.has(`arnak-boon-${id}`), id).toBe(true);
  });
});

import type { Cost, EffectStep, Icons, Tokens, Which } from '../../../generated/arnak';
import type { IconName } from '../parts/icons';
import { iconList, tokenList } from './view';

/** An icon with a number, or a sign between icons. */
export interface Mark {
  icon?: IconName;
  /** More than one of it. */
  count?: number;
  /** A sign instead of an icon: `−`, `×2`, `/`, `I`. */
  sign?: string;
  /** Where a card goes or comes from. */
  place?: 'top' | 'bottom';
}

/** A step of an effect, as icons. */
export type Picture =
  | { step: 'marks'; marks: Mark[] }
  /** May be paid for what follows. */
  | { step: 'pay'; cost: Mark[]; then: Picture[] }
  /** So many of these are chosen. */
  | { step: 'choose'; pick: number; options: Picture[][] };

type Simple = Exclude<EffectStep, { step: 'pay' | 'choose' }>;
type Of<Name extends EffectStep['step']> = Extract<EffectStep, { step: Name }>;

const SITES: Record<Which, Mark[]> = {
  camp: [{ icon: 'camp' }],
  'empty-camp': [{ icon: 'camp' }, { sign: '∅' }],
  'level-one': [{ icon: 'site' }, { sign: 'I' }],
  mine: [{ icon: 'archaeologist' }, { icon: 'site' }],
};

const counted = (icon: IconName, count: number): Mark => (count === 1 ? { icon } : { icon, count });

const tokenMarks = (tokens: Tokens): Mark[] => tokenList(tokens).map(({ token, count }) => counted(token, count));

const iconMarks = (icons: Icons): Mark[] => iconList(icons).map((icon) => ({ icon }));

/** Marks that are there only sometimes. */
const when = (there: boolean, ...marks: Mark[]): Mark[] => (there ? marks : []);

/** Marks after a sign; nothing if there are none. */
const after = (sign: string, marks: Mark[]): Mark[] => (marks.length > 0 ? [{ sign }, ...marks] : []);

/** What is paid, as icons. */
export function costMarks({ tokens, icons, card, idol }: Cost): Mark[] {
  return [...when(card, { icon: 'use-up' }), ...when(idol, { icon: 'idol' }), ...iconMarks(icons), ...tokenMarks(tokens)];
}

/** Tokens as a picture, for one of several gains. */
export const gainPicture = (tokens: Tokens): Picture[] => [{ step: 'marks', marks: tokenMarks(tokens) }];

/** An effect as icons. */
export function pictures(steps: readonly EffectStep[]): Picture[] {
  return steps.map((step) => {
    if (step.step === 'pay') return { step: 'pay', cost: costMarks(step.cost), then: pictures(step.then) };
    if (step.step === 'choose') return { step: 'choose', pick: step.pick, options: step.options.map(pictures) };
    return { step: 'marks', marks: marksOf(step) };
  });
}

function digMarks({ icons, compass, camps_only, free, twice }: Of<'dig'>): Mark[] {
  const less = [...iconMarks(icons), ...when(compass > 0, counted('compass', compass))];
  return [
    { icon: 'dig' },
    ...when(camps_only, { icon: 'camp' }),
    ...after('−', less),
    ...when(free, { sign: '0' }, { icon: 'boot' }),
    ...when(twice, { sign: '×2' }),
  ];
}

function researchMarks({ notebook_only, free, discount, or }: Of<'research'>): Mark[] {
  return [
    ...when(!notebook_only, { icon: 'glass' }),
    { icon: 'notebook' },
    ...when(free, { sign: '= 0' }),
    ...after('−', tokenMarks(discount)),
    ...after('/', tokenMarks(or)),
  ];
}

function buyMarks({ items, artifacts, cheaper, top }: Of<'buy'>): Mark[] {
  const less: Mark = { sign: `−${cheaper}` };
  const deck = when(top, { sign: '+' }, { icon: 'deck' });
  if (items && artifacts) return [{ icon: 'item' }, { sign: '/' }, { icon: 'artifact' }, less, ...deck];
  return items ? [{ icon: 'item' }, less, { icon: 'coin' }, ...deck] : [{ icon: 'artifact' }, less, { icon: 'compass' }, ...deck];
}

function marksOf(step: Simple): Mark[] {
  switch (step.step) {
    case 'gain':
      return tokenMarks(step.tokens);
    case 'gain-per':
      return [...tokenMarks(step.tokens), { sign: '/' }, { icon: step.per }, { sign: `≤${step.most}` }];
    case 'draw':
      return [counted('draw', step.count)];
    case 'draw-bottom':
      return [{ ...counted('draw', step.count), place: 'bottom' }];
    case 'refresh':
      return [counted('refresh', step.count)];
    case 'travel':
      return iconMarks(step.icons);
    case 'dig':
      return digMarks(step);
    case 'research':
      return researchMarks(step);
    case 'buy':
      return buyMarks(step);
    case 'take-item':
      return step.to === 'hand' ? [{ icon: 'item' }, { icon: 'then' }, { icon: 'card' }] : [{ icon: 'item', place: step.to }];
    case 'take-artifact':
      return [{ icon: 'artifact' }];
    case 'overcome':
      return step.reach === 'mine' ? [{ icon: 'archaeologist' }, { icon: 'guardian' }] : [{ icon: 'guardian' }, { sign: '∅' }];
    case 'activate':
      return [
        { icon: 'main' },
        ...SITES[step.which],
        ...when(step.fee > 0, { sign: 'II:' }, counted('compass', step.fee)),
        ...when(step.twice, { sign: '×2' }),
      ];
    case 'relocate':
      return [{ icon: 'archaeologist' }, { icon: 'relocate' }, ...SITES[step.level === 0 ? 'camp' : 'level-one']];
    case 'earring':
      return [{ ...counted('look', step.most), place: step.bottom ? 'bottom' : 'top' }, { icon: 'then' }, { icon: 'card' }];
    case 'borrow':
      return [{ icon: step.gold ? 'promote' : 'assistant' }];
    case 'reveal-site':
      return [{ icon: 'look' }, { icon: 'site' }, { sign: 'I'.repeat(step.level) }];
    case 'rescue':
      return [{ icon: 'recruit' }];
    case 'war-mask':
      return [{ icon: 'shield' }];
    case 'recall':
      return [{ icon: 'archaeologist' }, { icon: 'recall' }];
    case 'ocarina':
      return [{ icon: 'boot' }, { icon: 'then' }, { icon: 'plane' }];
    case 'exchange':
      return [{ icon: 'assistant' }, { icon: 'exchange' }, { icon: 'assistant' }];
    case 'hammer':
      return [{ icon: 'hammer' }, { icon: 'item', place: 'bottom' }];
    case 'free-slot':
      return [{ icon: 'idol' }, { icon: 'recall' }, { icon: 'crate' }];
    case 'crown':
      return [{ icon: 'guardian' }, { icon: 'relocate' }, { icon: 'site' }];
    case 'fear':
    case 'exile':
    case 'upgrade':
    case 'use-up':
    case 'recruit':
    case 'promote':
    case 'pass':
      return [{ icon: step.step }];
  }
}

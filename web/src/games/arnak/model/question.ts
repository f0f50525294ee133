import { card } from './box';
import { gainPicture, pictures, costMarks, type Mark, type Picture } from './effect';
import type { View } from './view';

/** What a question is about, in icons. */
export interface Question {
  /** The effect that is being carried out. */
  effect: Picture[];
  /** What can be chosen, by the numbers of the answers from 1. */
  options: Picture[][];
  /** What can be paid, and for what. */
  offer: { cost: Mark[]; then: Picture[] } | null;
  /** The artifact that can be used at once. */
  card: string | null;
  /** What a step of research brings. */
  rewards: { tile: Picture[]; row: Picture[] } | null;
}

const NOTHING: Question = { effect: [], options: [], offer: null, card: null, rewards: null };

export function questionOf({ question }: Pick<View, 'question'>): Question {
  switch (question?.about) {
    case 'effect': {
      const effect = pictures(question.steps);
      const asking = question.steps[question.at];
      if (asking?.step === 'choose') return { ...NOTHING, effect, options: asking.options.map(pictures) };
      if (asking?.step === 'pay') return { ...NOTHING, effect, offer: { cost: costMarks(asking.cost), then: pictures(asking.then) } };
      // Of two discounts one is chosen.
      if (asking?.step === 'research') return { ...NOTHING, effect, options: [asking.discount, asking.or].map(gainPicture) };
      return { ...NOTHING, effect };
    }
    case 'artifact':
      return { ...NOTHING, card: question.card, effect: card(question.card).effect };
    case 'rewards':
      return { ...NOTHING, rewards: { tile: pictures(question.tile), row: pictures(question.row) } };
    case undefined:
      return NOTHING;
  }
}

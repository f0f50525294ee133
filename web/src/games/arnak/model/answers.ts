import { t } from '../../../lib/text/texts.svelte';
import { assistant, bonus, box } from './box';
import type { Mark, Picture } from './effect';
import { TOKENS } from './icons';
import type { Question } from './question';
import { actionOf, tokenList, type Action, type Token } from './view';
import { cardName, doWords, thing } from './words';

/** How an answer that has no place on the table is shown: in icons, or as the card or assistant it is about. */
export interface Face {
  steps: Picture[];
  card: string | null;
  assistant: string | null;
  /** Whether the card itself is taken or kept, and not only its effect used. */
  whole: boolean;
}

const BLANK: Face = { steps: [], card: null, assistant: null, whole: false };

const marks = (...marks: Mark[]): Picture[] => [{ step: 'marks', marks }];

/** What a trade gives for a token. */
function tradeOf(token: Token): Picture[] {
  const trade = box().printed.trades.find(({ give }) => give === token);
  return trade ? marks({ icon: trade.give }, { icon: 'then' }, { icon: trade.get }) : [];
}

/** A pilot, with what is paid for the flight. */
function pilot(): Picture[] {
  const price = tokenList(box().printed.pilot).map(({ token, count }): Mark => ({ icon: token, count }));
  return marks(...price, { icon: 'then' }, { icon: 'plane' });
}

/** Answers whose icons are always the same. */
const ALWAYS: Partial<Record<Action['action'], Picture[]>> = {
  draw: marks({ icon: 'draw' }),
  'exile-fear-tile': marks({ icon: 'exile' }, { icon: 'fear' }),
  'free-slot': marks({ icon: 'idol' }, { icon: 'recall' }, { icon: 'crate' }),
};

function stepsOf(question: Question, action: Action): Picture[] {
  switch (action.action) {
    case 'choose':
      return question.options[action.option - 1] ?? [];
    case 'pay':
      return question.offer ? [{ step: 'pay', ...question.offer }] : [];
    case 'reward':
      return question.rewards?.[action.reward] ?? [];
    case 'pick':
      return bonus(action.tile).effect;
    case 'trade':
      return tradeOf(action.token);
    case 'pilot':
      return pilot();
    case 'icon':
      return marks({ icon: action.icon });
    case 'look':
      return marks({ icon: 'look', count: action.count });
    default:
      return ALWAYS[action.action] ?? [];
  }
}

export function faceOf(question: Question, data: unknown): Face {
  const action = actionOf(data);
  switch (action.action) {
    case 'take':
    case 'buy':
    case 'keep':
    case 'put-back':
    case 'use-up':
      return { ...BLANK, card: action.card, whole: true };
    case 'resolve':
      return { ...BLANK, card: question.card, steps: question.effect };
    case 'rescue':
      return { ...BLANK, assistant: action.assistant, steps: assistant(action.assistant).silver.effect };
    default:
      return { ...BLANK, steps: stepsOf(question, action) };
  }
}

const isToken = (icon: string): boolean => (TOKENS as readonly string[]).includes(icon);

/** A part of an effect that can be chosen: `2 tablets`, `exile a card`. */
function markWords({ icon, count }: Mark): string | null {
  if (!icon) return null;
  return isToken(icon) ? t(`arnak-count-${icon}`, { count: count ?? 1 }) : t(`web-arnak-part-${icon}`);
}

/** Simple steps in words, as they stand on a button. */
export function partWords(steps: readonly Picture[]): string {
  const words = steps.flatMap((step) => (step.step === 'marks' ? step.marks.flatMap((mark) => markWords(mark) ?? []) : []));
  return words.join(', ');
}

/** What an answer does, in a few words. */
export function answerWords(question: Question, data: unknown): string {
  const action = actionOf(data);
  if (action.action === 'choose') return partWords(question.options[action.option - 1] ?? []);
  if (action.action === 'resolve') return t('web-arnak-do-resolve', { card: cardName(question.card ?? '') });
  if (action.action === 'trade') return t('web-arnak-do-trade', { token: thing(action.token) });
  return doWords(data);
}

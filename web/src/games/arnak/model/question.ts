import { card } from './box';
import { bonus, trackOf } from './research';
import { readEffect, type Mark, type Step } from './effect';
import type { View } from './view';

/** What a question is about, in icons: read from the task that asks it. */
export interface Question {
  /** The effect that is being carried out. */
  effect: Step[];
  /** What can be chosen, by the numbers of the answers from 1. */
  options: Step[][];
  /** What can be paid, and for what. */
  offer: { cost: Mark[]; then: Step[] } | null;
  /** The artifact that can be used at once. */
  card: string | null;
  /** What a step of research brings. */
  rewards: { tile: Step[]; row: Step[] } | null;
}

const NOTHING: Question = { effect: [], options: [], offer: null, card: null, rewards: null };

/** All steps of an effect, those inside of others too. */
function* within(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    if (step.step === 'pay') yield* within(step.then);
    else if (step.step === 'choose') yield* within(step.options.flat());
  }
}

/** Two discounts of which one is chosen: `research discount 1 arrowhead or 2 tablet`. */
function discounts(text: string): Step[][] {
  const parts = /discount (.*) or (.*)$/.exec(text)?.slice(1) ?? [];
  return parts.flatMap((part) => [readEffect(`gain ${part}`)]);
}

function ofEffect(text: string): Question {
  const effect = readEffect(text);
  const all = [...within(effect)];
  const choice = all.find((step) => step.step === 'choose');
  const offer = all.find((step) => step.step === 'pay');
  return { ...NOTHING, effect, options: choice?.options ?? discounts(text), offer: offer ?? null };
}

function ofRewards(view: View, token: string, space: number): Question {
  const { spaces, rows } = trackOf(view.table.temple);
  const row = rows[(spaces[space]?.row ?? 0) - 1];
  const tile = (view.bonuses[space] ?? []).flatMap((id) => bonus(id).effect);
  const given = token === 'notebook' ? row?.notebook : row?.glass;
  return { ...NOTHING, rewards: { tile, row: given ?? [] } };
}

export function questionOf(view: View): Question {
  const task = view.pending.at(-1)?.task ?? '';
  const text = / \d+ of (.+)$/.exec(task)?.[1];
  if (text !== undefined) return ofEffect(text);
  const [kind, what = '', where = ''] = task.split(' ');
  if (kind === 'resolve') return { ...NOTHING, card: what, effect: card(what).effect };
  if (kind === 'rewards') return ofRewards(view, what, Number(where));
  return NOTHING;
}

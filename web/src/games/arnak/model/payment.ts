import type { Choice } from '../../contract';
import { assistant, card, guardian } from './box';
import type { Step } from './effect';
import { TOKENS, TRAVEL } from './icons';
import { actionOf, iconList, playerOf, type PaymentView, type PlayerView, type Token, type Travel, type View } from './view';

/** Which icons an icon can pay. */
const PAYS: Record<Travel, readonly Travel[]> = {
  boot: ['boot'],
  car: ['car', 'boot'],
  ship: ['ship', 'boot'],
  plane: ['plane', 'car', 'ship', 'boot'],
};

/** What of a cost is still to be paid when these icons pay as much of it as they can. */
export function unpaid(cost: readonly Travel[], icons: readonly Travel[]): Travel[] {
  const [first, ...rest] = icons;
  if (first === undefined) return [...cost];
  const ways = [...new Set(cost)].filter((icon) => PAYS[first].includes(icon));
  const without = (icon: Travel) => cost.filter((_, at) => at !== cost.indexOf(icon));
  return ways.map((icon) => unpaid(without(icon), rest)).reduce((best, next) => (next.length < best.length ? next : best), unpaid(cost, rest));
}

/** What is still to be paid of a payment. */
export function owed({ cost, discount, put }: PaymentView): Travel[] {
  return unpaid(iconList(cost), [...iconList(discount), ...iconList(put)]);
}

const planes = (icons: readonly Travel[], all: boolean): Travel[] => (all ? icons.map(() => 'plane' as const) : [...icons]);

/** The travel icons of a boon. */
function travelOf(steps: readonly Step[]): Travel[] {
  return steps.flatMap((step) =>
    step.step === 'marks' ? step.marks.flatMap(({ icon }) => TRAVEL.filter((travel) => travel === icon)) : [],
  );
}

/** What can pay for travel: a card, an assistant, a boon, a pilot, an icon left over. */
export interface Source {
  choice: Choice;
  icons: Travel[];
  /** How often it can be used. */
  most: number;
  /** How gladly it is given away: the less the better. */
  regret: number;
}

const PILOT_PRICE = 2;

function sourceOf(view: View, choice: Choice): Source | null {
  const action = actionOf(choice.data);
  const me = playerOf(view, view.turn);
  if (!me) return null;
  switch (action.action) {
    case 'icon':
      return { choice, icons: [action.icon], most: view.pool[action.icon], regret: 0 };
    case 'travel-card': {
      const { kind, travel, points, cost } = card(action.card);
      const regret = { fear: 1, basic: 2, item: 3 + cost / 4, artifact: 5 + points / 4 }[kind];
      return { choice, icons: travel, most: me.hand.filter((held) => held === action.card).length, regret };
    }
    case 'travel-assistant': {
      const gold = me.assistants.find(({ assistant }) => assistant === action.assistant)?.gold ?? false;
      return { choice, icons: assistant(action.assistant)[gold ? 'gold' : 'silver'].travel, most: 1, regret: 2.5 };
    }
    case 'travel-boon':
      return { choice, icons: travelOf(guardian(action.guardian).boon), most: 1, regret: 4 };
    case 'pilot':
      return { choice, icons: ['plane'], most: Math.floor(me.tokens.coin / PILOT_PRICE), regret: 6 };
    default:
      return null;
  }
}

/** Everything that can pay a part of what is owed. */
export function sourcesOf(view: View, choices: readonly Choice[]): Source[] {
  const ocarina = playerOf(view, view.turn)?.ocarina ?? false;
  return choices.flatMap((choice) => {
    const source = sourceOf(view, choice);
    return source ? [{ ...source, icons: planes(source.icons, ocarina) }] : [];
  });
}

/** Sources, and how often each is used. */
export type Plan = readonly { source: Source; times: number }[];

/** How often a source must and may be used, by the text of its action. */
export type Limits = Readonly<Record<string, { least: number; most: number }>>;

const used = (plan: Plan): Source[] => plan.flatMap(({ source, times }) => Array.from({ length: times }, () => source));

function priceOf(plan: Plan, owes: number): number {
  const all = used(plan);
  const icons = all.flatMap((source) => source.icons);
  const finer = icons.filter((icon) => icon === 'plane').length * 0.1;
  return all.reduce((sum, { regret }) => sum + regret, 0) + (icons.length - owes) * 0.6 + finer;
}

/** The way to pay all that is owed that wastes least and keeps to the limits; null if there is none. */
export function planOf(owes: readonly Travel[], sources: readonly Source[], limits: Limits = {}): Plan | null {
  const limitOf = ({ choice, most }: Source) => limits[choice.text] ?? { least: 0, most };
  // What must be used comes first: the rest pays only what is left.
  const order = [...sources].sort((a, b) => limitOf(b).least - limitOf(a).least);
  const ways = (from: number, left: readonly Travel[], plan: Plan): Plan[] => {
    const source = order[from];
    if (!source || (left.length === 0 && limitOf(source).least === 0)) return left.length === 0 ? [plan] : [];
    const { least, most } = limitOf(source);
    const found: Plan[] = [];
    let before = Infinity;
    for (let times = least; times <= most; times += 1) {
      const next = unpaid(left, Array.from({ length: times }, () => source.icons).flat());
      if (next.length >= before) break;
      before = next.length;
      found.push(...ways(from + 1, next, times > 0 ? [...plan, { source, times }] : plan));
    }
    return found;
  };
  const [first, ...others] = ways(0, owes, []).map((plan) => ({ plan, price: priceOf(plan, owes.length) }));
  return first ? others.reduce((best, next) => (next.price < best.price ? next : best), first).plan : null;
}

/** The answers that carry out a plan, one after the other. */
export function stepsOf(plan: Plan): string[] {
  return used(plan).map(({ choice }) => choice.text);
}

/** So many of each token; an idol is one of the crates. */
export type Price = Partial<Record<Token | 'idol', number>>;

/** What of a price a player does not have. */
export function missing(price: Price, { tokens, crates }: Pick<PlayerView, 'tokens' | 'crates'>): { token: Token | 'idol'; count: number }[] {
  const has = { ...tokens, idol: crates };
  return ([...TOKENS, 'idol'] as const).flatMap((token) => {
    const lacks = (price[token] ?? 0) - has[token];
    return lacks > 0 ? [{ token, count: lacks }] : [];
  });
}

import type { Choice } from '../../contract';
import { assistant, card, guardian } from './box';
import type { Step } from './effect';
import { TRAVEL } from './icons';
import { actionOf, iconList, playerOf, type PaymentView, type Travel, type View } from './view';

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

/** What a source of travel gives, and how gladly it is given away: the less the better. */
function offerOf(view: View, choice: Choice): { icons: Travel[]; regret: number } | null {
  const action = actionOf(choice.data);
  const me = playerOf(view, view.turn);
  switch (action.action) {
    case 'icon':
      return { icons: [action.icon], regret: 0 };
    case 'travel-card': {
      const { kind, travel, points, cost } = card(action.card);
      const worth = { fear: 1, basic: 2, item: 3 + cost / 4, artifact: 5 + points / 4 }[kind];
      return { icons: travel, regret: worth };
    }
    case 'travel-assistant': {
      const gold = me?.assistants.find(({ assistant }) => assistant === action.assistant)?.gold ?? false;
      return { icons: assistant(action.assistant)[gold ? 'gold' : 'silver'].travel, regret: 2.5 };
    }
    case 'travel-boon':
      return { icons: travelOf(guardian(action.guardian).boon), regret: 4 };
    case 'pilot':
      return { icons: ['plane'], regret: 6 };
    default:
      return null;
  }
}

/** The way to pay that wastes least: the next source to put down; null when no travel is being paid. */
export function proposalOf(view: View, choices: readonly Choice[]): Choice | null {
  if (!view.payment) return null;
  const owes = owed(view.payment);
  const ocarina = playerOf(view, view.turn)?.ocarina ?? false;
  const rated = choices.flatMap((choice) => {
    const offer = offerOf(view, choice);
    if (!offer) return [];
    const icons = planes(offer.icons, ocarina);
    const paid = owes.length - unpaid(owes, icons).length;
    if (paid === 0) return [];
    const finer = icons.filter((icon) => icon === 'plane').length * 0.1;
    return [{ choice, price: (offer.regret + (icons.length - paid) * 0.6 + finer) / paid }];
  });
  return rated.sort((a, b) => a.price - b.price)[0]?.choice ?? null;
}

/** Tokens that are missing for a price. */
export function missing(price: Partial<Record<string, number>>, has: Record<string, number>): { token: string; count: number }[] {
  return Object.entries(price).flatMap(([token, count]) => {
    const lacks = (count ?? 0) - (has[token] ?? 0);
    return lacks > 0 ? [{ token, count: lacks }] : [];
  });
}

import type { Choice } from '../../contract';
import { actionOf, type View } from './view';

/** What `stepsOf` must know of the question. */
type Question = Pick<View, 'prompt' | 'pending' | 'markets'>;

/**
 * What is pressed on the table to choose an action, in whatever order: spots such as `place:L05` or `market:3`. An action
 * without steps is only said in words.
 */
export function stepsOf(data: unknown, { prompt, pending, markets }: Question): string[] {
  const action = actionOf(data);
  const centre = markets.find(({ market }) => market === pending.market)?.centre;
  switch (action.action) {
    case 'faction':
      return [`faction:${action.faction}`];
    case 'keep': {
      const zone = prompt === 'draft' ? 'dealt' : 'hand';
      return [`${zone}:${action.first}`, `${zone}:${action.second}`];
    }
    case 'pick':
      return [`dealt:${action.card}`];
    case 'discard':
    case 'travel':
    case 'excavate':
    case 'market':
    case 'sell':
    case 'command':
    case 'smuggle':
    case 'survey':
      return [`hand:${action.card}`];
    case 'settle':
      return [`place:${action.at}`];
    case 'move':
      return [`place:${action.from}`, `place:${action.to}`];
    case 'take':
      return [`tile:${action.artefact}`];
    case 'sample':
      return [`cell:${action.artefact}`, ...(action.guard ? [`cell:${action.guard}`] : [])];
    case 'sample-gained':
      return [`cell:${action.guard ?? pending.artefacts[0]}`];
    case 'trader':
      return [action.guard ? `cell:${action.guard}` : `market:${pending.market}`];
    case 'envoy':
      return [action.guard ? `cell:${action.guard}` : `centre:${centre}`];
    case 'withdraw':
    case 'invoke':
    case 'withdraw-and-invoke':
      return [`centre:${centre}`];
    case 'sale':
      return [`colour:${action.colour}`, ...action.markets.map((market) => `market:${market}`)];
    case 'buyer':
      return [`buyer:${action.buyer}`];
    case 'give':
    case 'deliver':
      return [`own:${action.artefact} ${action.store}`];
    case 'acquire':
      return [`stack:${action.colour}`];
    case 'replace':
      return [`forecast:${action.space}`];
    case 'uncover':
      return [`lay:${action.place}`, ...(action.take ? [`take:${action.take}`] : []), ...(action.buy ? [`buy:${action.buy}`] : [])];
    case 'lead':
      return [`queue:${action.from}`, `market:${action.to}`];
    case 'swap':
      return [`queue:${action.one}`, `queue:${action.other}`];
    default:
      return [];
  }
}

/** Those that are also, or only, offered as a button with words. */
const IN_WORDS: ReadonlySet<string> = new Set([
  'stand', 'redraw', 'sample', 'sample-gained', 'leave', 'trader', 'buyers', 'envoy', 'withdraw', 'invoke', 'withdraw-and-invoke', 'pass',
  'skip', 'done',
]);

export function inWords({ data }: Choice): boolean {
  const action = actionOf(data);
  if ('guard' in action && action.guard !== null) return false;
  return IN_WORDS.has(action.action);
}

/** Those that are put together piece by piece, and then confirmed. */
const CONFIRMED: ReadonlySet<string> = new Set(['keep', 'sale', 'uncover']);

export function isConfirmed({ data }: Choice): boolean {
  return CONFIRMED.has(actionOf(data).action);
}

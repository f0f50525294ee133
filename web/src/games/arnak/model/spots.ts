import type { Choice } from '../../contract';
import { actionOf, siteOf, type Action } from './view';

/**
 * Where on the table an action is done, such as `hand:fear` or `site:b3`; null for those that have no place and are
 * asked for in words.
 */
export function spotOf(action: Action): string | null {
  switch (action.action) {
    case 'dig':
    case 'recall':
      return `space:${action.space}`;
    case 'relocate':
      return `space:${action.to}`;
    case 'discover':
    case 'overcome':
    case 'activate':
      return `site:${action.site}`;
    case 'lead':
      return `site:${action.to}`;
    case 'buy':
    case 'take':
      return `row:${action.card}`;
    case 'play':
    case 'play-to-pass':
    case 'travel-card':
    case 'use-up':
      return `hand:${action.card}`;
    case 'exile':
      return action.from === 'hand' ? `hand:${action.card}` : `played:${action.card}`;
    case 'keep':
    case 'put-back':
      return `drawn:${action.card}`;
    case 'research':
      return `track:${action.space}`;
    case 'temple':
      return `temple:${action.stack}`;
    case 'use':
    case 'travel-assistant':
    case 'refresh':
    case 'promote':
      return `mine:${action.assistant}`;
    case 'recruit':
    case 'borrow':
    case 'exchange':
      return `supply:${action.stack}`;
    case 'rescue':
      return `rescue:${action.assistant}`;
    case 'slot':
      return `slot:${action.effect}`;
    case 'boon':
    case 'travel-boon':
      return `boon:${action.guardian}`;
    case 'pilot':
      return 'pilot';
    case 'icon':
      return `pool:${action.icon}`;
    default:
      return null;
  }
}

/** The actions of every spot. */
export function bySpot(choices: readonly Choice[]): Map<string, Choice[]> {
  const spots = new Map<string, Choice[]>();
  for (const choice of choices) {
    const spot = spotOf(actionOf(choice.data));
    if (spot !== null) spots.set(spot, [...(spots.get(spot) ?? []), choice]);
  }
  return spots;
}

/** What of `choices` cannot be done on the table: the rest is asked for in words. */
export function wordy(choices: readonly Choice[], shown: (spot: string) => boolean): Choice[] {
  return choices.filter(({ data }) => {
    const spot = spotOf(actionOf(data));
    return spot === null || !shown(spot);
  });
}

/** The panel of a small screen on which a spot lies. */
export type PanelName = 'island' | 'research' | 'cards' | 'mine';

const PANELS: Record<string, PanelName> = {
  space: 'island',
  site: 'island',
  track: 'research',
  temple: 'research',
  rescue: 'research',
  row: 'cards',
  supply: 'cards',
};

export function panelOf(spot: string): PanelName {
  return PANELS[spot.slice(0, spot.indexOf(':'))] ?? 'mine';
}

/** The panel where most is to be done; null if everything is in words. */
export function busiest(choices: readonly Choice[]): PanelName | null {
  const counts = new Map<PanelName, number>();
  for (const spot of bySpot(choices).keys()) counts.set(panelOf(spot), (counts.get(panelOf(spot)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** The places that something of the log is about, in the same words as spots. */
export function placesOf(pointed: unknown): ReadonlySet<string> {
  const places = new Set<string>();
  if (typeof pointed !== 'object' || pointed === null) return places;
  const event = pointed as Record<string, unknown>;
  const add = (prefix: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') places.add(`${prefix}:${value}`);
  };
  add('site', event['site']);
  if (typeof event['space'] === 'string') {
    add('space', event['space']);
    add('site', siteOf(event['space']));
  } else add('track', event['space']);
  for (const end of [event['from'], event['to']]) if (typeof end === 'string') add('site', siteOf(end));
  for (const zone of ['row', 'hand', 'played', 'drawn']) add(zone, event['card']);
  add('mine', event['assistant']);
  add('boon', event['guardian']);
  add('temple', event['stack']);
  add('seat', event['seat']);
  return places;
}

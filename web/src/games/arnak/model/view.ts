import type { Action, Event, Icon, Icons, PlayerView, Tokens, View } from '../../../generated/arnak';
import { TOKENS, TRAVEL } from './icons';

export type {
  Action,
  AssistantView,
  Event,
  Figure,
  GuardianView,
  Icons,
  PaymentView,
  PlayerView,
  Printed,
  RivalView,
  SiteView,
  SpaceView,
  Temple,
  TempleStack,
  Token,
  Tokens,
  View,
} from '../../../generated/arnak';
export type Travel = Icon;

/** A choice's data as this game's action. */
export function actionOf(data: unknown): Action {
  return data as Action;
}

export function eventOf(data: unknown): Event {
  return data as Event;
}

export function playerOf(view: View, seat: number): PlayerView | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** The tokens there are, with how many. */
export function tokenList(tokens: Tokens): { token: (typeof TOKENS)[number]; count: number }[] {
  return TOKENS.flatMap((token) => (tokens[token] > 0 ? [{ token, count: tokens[token] }] : []));
}

/** Travel icons one by one. */
export function iconList(icons: Icons): Travel[] {
  return TRAVEL.flatMap((icon) => Array.from({ length: icons[icon] }, () => icon));
}

/** The points so far. */
export function total(points: readonly number[]): number {
  return points.reduce((sum, line) => sum + line, 0);
}

/** The site of a space: `a1-2` is on `a1`. */
export function siteOf(space: string): string {
  return space.slice(0, 2);
}

/** The number of a site, row by row from the sea. */
export function siteIndex(site: string): number {
  const row = site.charCodeAt(0) - 'a'.charCodeAt(0);
  const column = Number(site[1]) - 1;
  return row === 0 ? column : 5 + (row - 1) * 4 + column;
}

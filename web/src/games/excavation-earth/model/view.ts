import type { Action as Newest, Artefact, Colour, Market, Party, PlayerView, View } from '../../../generated/excavation-earth';
import { box } from './box';

export type {
  AbilityView,
  BlackMarket,
  Buyer,
  Centre,
  CentreView,
  Colour,
  Faction,
  ForecastView,
  GalleryView,
  Income,
  MarketView,
  Party,
  PlaceView,
  PlayerView,
  Printed,
  StackView,
  Store,
  TrackView,
  View,
  ZuView,
} from '../../../generated/excavation-earth';

/** What tables that began with rules 1 or 2 still ask in another way. */
type Earlier =
  | { action: 'sample-gained'; guard: Artefact | null }
  | { action: 'buyers'; special: boolean; colour: Colour | null }
  | { action: 'withdraw-and-invoke' };

export type Action = Newest | Earlier;

export const STORES = ['hold', 'hatch'] as const;
/** What a card can be played for. */
export const DEEDS = ['travel', 'excavate', 'market', 'sell', 'command', 'smuggle', 'survey'] as const;

export type Deed = (typeof DEEDS)[number];

/** A choice's data as this game's action. */
export function actionOf(data: unknown): Action {
  return data as Action;
}

export function playerOf(view: View, party: Party): PlayerView | undefined {
  return view.players.find((player) => player.party === party);
}

/** The entry of a list of pairs. */
export function valueOf<Key, Value>(pairs: readonly (readonly [Key, Value])[], key: Key): Value | undefined {
  return pairs.find(([of]) => of === key)?.[1];
}

/** An artefact's colour and its row, a letter from `a`: `red-b`. */
export function partsOf(artefact: string): { colour: Colour; row: string } {
  const at = artefact.lastIndexOf('-');
  return { colour: artefact.slice(0, at) as Colour, row: artefact.slice(at + 1) };
}

export function artefactOf(artefact: string) {
  return box().artefacts.find((it) => it.artefact === artefact);
}

/** An action card; undefined for a travel card. */
export function cardOf(card: string) {
  return box().cards.find((it) => it.card === card);
}

/** The steps that a card gives. */
export function fuelOf(card: string): number {
  return cardOf(card)?.fuel ?? valueOf(box().travel_cards, card) ?? 0;
}

export function marketOf(view: View, market: Market) {
  return view.markets.find((it) => it.market === market);
}

/** How many of `items` there are, kind by kind. */
export function counted<Item>(items: readonly Item[]): [Item, number][] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}

import { cardOf, type View } from './view';

/** The places that a card is about: dig sites of its colour, its market and centre, the black market that shows its symbol. */
export function touchedBy(view: View, card: string | null): ReadonlySet<string> {
  const printed = card === null ? undefined : cardOf(card);
  if (!printed) return new Set();
  const { colour, market, black_market } = printed;
  const places = view.map.filter((place) => place.colour === colour || place.market === market || (black_market !== null && place.black_market === black_market));
  const centre = view.markets.find((it) => it.market === market)?.centre;
  return new Set([...places.map(({ at }) => `place:${at}`), `market:${market}`, `centre:${centre}`]);
}

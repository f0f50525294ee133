import type { Colour, Income, Market, View } from '../../../generated/excavation-earth';
import { box } from './box';
import { marketOf, valueOf } from './view';

/** How many buyers of a market want a colour. */
export function interestedAt(view: View, market: Market, colour: Colour): number {
  return valueOf(marketOf(view, market)?.interested ?? [], colour) ?? 0;
}

/** What selling a colour at these markets brings, counted from what lies on the table. */
export function incomeOf(view: View, colour: Colour, markets: readonly Market[]): Income {
  const { buyer_credits, sale_bonus } = box();
  const popularity = view.tracks.find((track) => track.colour === colour)?.payout ?? 0;
  const buyers = buyer_credits * markets.reduce((sum, market) => sum + interestedAt(view, market, colour), 0);
  const bonus = sale_bonus[markets.length - 1] ?? 0;
  return { popularity, buyers, bonus, total: popularity + buyers + bonus };
}

/** The best sale of a colour that the viewer could make now. */
export function bestSale(view: View, colour: Colour) {
  return view.sales.find((sale) => sale.colour === colour)?.sales[0] ?? null;
}

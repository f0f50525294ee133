import type { Cost } from '../../../generated/arnak';
import { TOKENS } from './icons';
import type { PlayerView, Token } from './view';

/** So many of each token; an idol is one of the crates. */
export type Price = Partial<Record<Token | 'idol', number>>;

/** What of a cost is paid in tokens and idols. */
export const priceOf = ({ tokens, idol }: Pick<Cost, 'tokens' | 'idol'>): Price => ({ ...tokens, idol: idol ? 1 : 0 });

/** What of a price a player does not have. */
export function missing(price: Price, { tokens, crates }: Pick<PlayerView, 'tokens' | 'crates'>): { token: Token | 'idol'; count: number }[] {
  const has = { ...tokens, idol: crates };
  return ([...TOKENS, 'idol'] as const).flatMap((token) => {
    const lacks = (price[token] ?? 0) - has[token];
    return lacks > 0 ? [{ token, count: lacks }] : [];
  });
}

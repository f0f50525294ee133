import type { Colour } from '../model/view';
import type { SignName } from './shapes';

/** What is drawn for an action and what it names, such as `excavate orange green` or `command 3`. */
export function deedSigns(card: string): { sign: SignName; colours: Colour[]; market: string | null } {
  const [deed = '', ...rest] = card.split(' ');
  const isMarket = deed === 'command';
  return { sign: deed as SignName, colours: isMarket ? [] : (rest as Colour[]), market: isMarket ? (rest[0] ?? null) : null };
}

import type { Considered } from '../generated/table';
import { tell } from '../lib/tell';
import { t, texts } from '../lib/texts.svelte';

/** So many actions that would follow are told. */
const AHEAD = 3;

/** Why a bot thinks of an action, sentence by sentence: what it expects, and what it would do next. */
export function reasonOf(
  game: string,
  considered: readonly Considered[],
  index: number,
  names: readonly string[],
): string[] {
  const one = considered[index];
  if (!one || one.points === null) return [];
  const next = one.then.slice(0, AHEAD).map(({ seat, choice }) =>
    t('web-hint-next', { player: names[seat - 1] ?? '', action: tell(game, 'action', choice.data, names) }),
  );
  return [expectation(considered, index), ...(next.length ? [t('web-hint-then', { actions: next.join('; ') })] : [])];
}

/** The points at the end, and how many more or fewer than with the alternative. */
function expectation(considered: readonly Considered[], index: number): string {
  const one = considered[index];
  const other = considered[index === 0 ? 1 : 0];
  const points = tenths(one?.points ?? 0);
  const change = points - tenths(other?.points ?? points);
  const standing = (one?.standing ?? 0) - (other?.standing ?? 0);
  const key = Math.abs(change) < 0.05 ? 'expects' : comparison(index === 0, change, standing);
  return t(`web-hint-${key}`, { points: rounded(points), change: rounded(Math.abs(change)) });
}

/** The advice is what promises most, which is not always what brings the most points. */
function comparison(isAdvice: boolean, points: number, standing: number): string {
  if (isAdvice) return points > 0 ? 'more' : standing > 0 ? 'safer' : 'expects';
  return points < 0 ? 'less' : standing < 0 ? 'riskier' : 'expects';
}

/** What is compared is what is shown. */
function tenths(points: number): number {
  return Math.round(10 * points) / 10;
}

/** Points with one decimal, as the language writes them. */
export function rounded(points: number): string {
  return new Intl.NumberFormat(texts().language, { maximumFractionDigits: 1 }).format(points);
}

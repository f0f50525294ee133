import type { Considered } from '../generated/table';
import { tell } from '../lib/tell';
import { t, texts } from '../lib/texts.svelte';


/** Why a bot thinks of an action, sentence by sentence: what it expects, and what it would do next. */
export function reasonOf(
  game: string,
  considered: readonly Considered[],
  index: number,
  names: readonly string[],
): string[] {
  const one = considered[index];
  if (!one || one.points === null) return [];
  const next = one.then.map(({ seat, choice }) =>
    t('web-hint-next', { player: names[seat - 1] ?? '', action: tell(game, 'action', choice.data, names) }),
  );
  return [expectation(considered, index), ...(next.length ? [t('web-hint-then', { actions: next.join('; ') })] : [])];
}

/** The points at the end, and how many more or fewer than with the alternative. */
function expectation(considered: readonly Considered[], index: number): string {
  const points = considered[index]?.points ?? 0;
  const other = considered[index === 0 ? 1 : 0]?.points;
  const change = other === undefined || other === null ? 0 : points - other;
  const key = Math.abs(change) < 0.05 ? 'web-hint-expects' : change > 0 ? 'web-hint-more' : 'web-hint-less';
  return t(key, { points: rounded(points), change: rounded(Math.abs(change)) });
}

/** Points with one decimal, as the language writes them. */
export function rounded(points: number): string {
  return new Intl.NumberFormat(texts().language, { maximumFractionDigits: 1 }).format(points);
}

import type { Considered } from '../../generated/table';
import { tell } from '../../lib/text/tell';
import { t, texts } from '../../lib/text/texts.svelte';

/** So many lines of the score sheet are told, and only where they differ by so many points. */
const LINES = 3;
const MATTERS = 0.2;

/** So many actions that would follow are told. */
const AHEAD = 3;

/** Why a bot thinks of an action, sentence by sentence: what it expects, where that comes from, and what it would do next. */
export function reasonOf(
  game: string,
  considered: readonly Considered[],
  index: number,
  names: readonly string[],
): string[] {
  const one = considered[index];
  if (!one || one.points === null) return [];
  const other = alternative(considered, index);
  const next = one.then.slice(0, AHEAD).map(({ seat, choice }) =>
    t('web-hint-next', { player: names[seat - 1] ?? '', action: tell(game, 'action', choice.data, names) }),
  );
  return [
    expectation(considered, index),
    ...(other ? sources(game, one, other) : []),
    ...(next.length ? [t('web-hint-then', { actions: next.join('; ') })] : []),
  ];
}

/** The advice is compared with the next best, everything else with the advice. */
function alternative(considered: readonly Considered[], index: number): Considered | undefined {
  return considered[index === 0 ? 1 : 0];
}

/** Where the score sheets to which the two lead differ. */
function sources(game: string, one: Considered, other: Considered): string[] {
  const lines = one.sheet
    .map(([category, points], line) => ({ category, points: points - (other.sheet[line]?.[1] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= MATTERS)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (lines.length > 0) {
    const parts = lines.slice(0, LINES).map(({ category, points }) =>
      t('web-hint-source', { category: t(`${game}-score-${category}`), points: signed(points) }),
    );
    return [t('web-hint-sources', { parts: parts.join(', ') })];
  }
  const pays = one.sheet.length > 0 && (one.points ?? 0) - (other.points ?? 0) >= MATTERS;
  return pays ? [t('web-hint-later')] : [];
}

/** The points at the end, and how many more or fewer than with the alternative. */
function expectation(considered: readonly Considered[], index: number): string {
  const one = considered[index];
  const other = alternative(considered, index);
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

/** Compares the figures as they are shown. */
function tenths(points: number): number {
  return Math.round(10 * points) / 10;
}

/** Points with one decimal, as the language writes them. */
export function rounded(points: number): string {
  return new Intl.NumberFormat(texts().language, { maximumFractionDigits: 1 }).format(points);
}

/** The same, and always with a sign. */
function signed(points: number): string {
  return new Intl.NumberFormat(texts().language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(points);
}

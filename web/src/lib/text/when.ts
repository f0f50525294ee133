import { settings } from '../settings/settings.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in words: `5 minutes ago`, `yesterday`. */
export function ago(at: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  for (const [unit, length] of STEPS) {
    if (past >= length) return words.format(-Math.floor(past / length), unit);
  }
  return words.format(0, 'second');
}

/** The day of a moment: `5 Mar 2026`. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(at);
}

import { settings } from '../../../lib/settings/settings.svelte';

/** A chance as people say it; what is possible is never called 0 %, what is not certain never 100 %. */
export function percent(chance: number): string {
  const shown = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance;
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(shown);
}

/** The number of a per cent value alone, for narrow places. */
export function percentNumber(chance: number): string {
  return percent(chance).replace(/[^\d]/g, '');
}

/** Points that are expected: one decimal. */
export function points(value: number): string {
  return new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}

/** Points gained or lost, with their sign. */
export function signed(value: number): string {
  return new Intl.NumberFormat(settings.language, { signDisplay: 'exceptZero' }).format(value);
}

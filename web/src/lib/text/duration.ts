import { settings } from '../settings/settings.svelte';
import { t } from './texts.svelte';

const UNITS: ['day' | 'hour' | 'minute' | 'second', number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** So many seconds in words, in the largest unit that fits: `30 sec`, `3 days`. */
export function durationWords(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ['second', 1];
  const words = new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay: 'short' });
  return words.format(seconds / length);
}

/** The time of a turn and the bank. */
export function clockWords({ turn, bank }: { turn: number; bank: number }): string {
  return t('web-clock-choice', { turn: durationWords(turn), bank: durationWords(bank) });
}

/** What a clock shows: `0:07`, `12:30`, `5:00:00`; days in words. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 172_800) return durationWords(Math.floor(seconds / 86_400) * 86_400);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

import type { SeatNow } from '../../generated/table';
import { letterOf } from '../ui/seats';
import { t, texts } from './texts.svelte';

/** What a bot is called; games may have their own words for its levels. */
export function botName(bot: string, seat: number): string {
  const key = `web-bot-${bot.split(':')[0]}`;
  return t(texts().has(key) ? key : 'web-bot', { bot, letter: letterOf(seat) });
}

/** What a level of bots is called in a choice. */
export function botLevel(bot: string): string {
  const key = `web-level-${bot.split(':')[0]}`;
  return texts().has(key) ? t(key) : bot;
}

/** How long a player's name may be. */
export const MOST_OF_NAME = 24;

/** Guests without a name have a number, which is an identifier and not a quantity. */
export function guestName(number: number): string {
  return t('web-guest', { number: String(number) });
}

/** The name shown for a seat. */
export function seatName({ seat, kind, name, number, bot }: SeatNow): string {
  if (name !== null) return name;
  if (kind === 'bot') return botName(bot ?? '', seat);
  return kind === 'open' ? t('web-seat-open') : guestName(number ?? seat);
}

/** The names seat by seat, as `tell` wants them. */
export function seatNames(seats: readonly SeatNow[]): string[] {
  return seats.map(seatName);
}

/** The title of a game, also of one that is still in preparation; one that nobody knows is called what it was called. */
export function gameTitle(game: string): string {
  const key = [`${game}-title`, `web-game-${game}`].find((key) => texts().has(key));
  return key ? t(key) : game;
}

/** The page of an account. */
export function careerOf(name: string): string {
  return `/career/${encodeURIComponent(name)}`;
}

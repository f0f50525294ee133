import type { SeatNow } from '../generated/table';
import { letterOf } from './seats';
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

/** The name of whoever sits there. */
export function seatName({ seat, kind, name, number, bot }: SeatNow): string {
  if (name !== null) return name;
  if (kind === 'bot') return botName(bot ?? '', seat);
  return kind === 'open' ? t('web-seat-open') : t('web-guest', { number: number ?? seat });
}

/** The names seat by seat, as `tell` wants them. */
export function seatNames(seats: readonly SeatNow[]): string[] {
  return seats.map(seatName);
}

/** The title of a game, also of one that is still in preparation. */
export function gameTitle(game: string): string {
  return texts().sayFirst([`${game}-title`, `web-game-${game}`]);
}

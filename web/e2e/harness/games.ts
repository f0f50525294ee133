/** What each game asks its players. */
export const ASKS = {
  'lost-code': ['token', 'turn', 'bet', 'exchange', 'guess'],
  mykerinos: ['dig', 'neutral', 'claim', 'remove'],
} as const;

export type GameId = keyof typeof ASKS;

/** A question of a game. */
export type Question<Game extends GameId = 'lost-code'> = (typeof ASKS)[Game][number];

/** What each game asks its players. */
export const ASKS = {
  'lost-code': ['token', 'turn', 'bet', 'exchange', 'guess'],
  mykerinos: ['dig', 'neutral', 'claim', 'remove'],
  arnak: [
    'main-action', 'free-action', 'keep-cards', 'fear', 'draw', 'draw-bottom', 'exile', 'upgrade', 'refresh', 'offer', 'dig', 'research', 'buy',
    'resolve', 'overcome', 'activate', 'relocate', 'recall', 'borrow', 'exchange', 'take-exiled', 'free-slot', 'lead', 'use-up', 'choose',
    'take-item', 'take-artifact', 'recruit', 'promote', 'rescue', 'rewards', 'pick-tile', 'pay-travel', 'spend-icon', 'pay-card',
    'pay-discount', 'look', 'keep-one', 'put-back',
  ],
  'excavation-earth': [
    'faction', 'mulligan', 'redraw', 'draft', 'settle', 'free-step', 'choose', 'travel', 'excavate', 'gear', 'sample', 'trader', 'special-buyer', 'coloured-buyer', 'command',
    'purchase', 'sale', 'give', 'pick', 'trade', 'replace', 'uncover', 'bribe', 'discard', 'keep-two', 'free-action',
  ],
} as const;

export type GameId = keyof typeof ASKS;

/** A question of a game. */
export type Question<Game extends GameId = 'lost-code'> = (typeof ASKS)[Game][number];

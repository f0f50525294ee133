/** The bot that sits down unless another is chosen: a fair opponent, or the strongest where there are no levels. */
export function usualBot(bots: readonly string[]): string {
  return bots.find((bot) => bot === 'skilled') ?? bots.at(-1) ?? 'random';
}

import type { MatchNow, TableNow } from '../../generated/table';

/** Whether this viewer is asked now. */
export function isAsked(now: TableNow | null): boolean {
  if (now === null || now.viewer === null) return false;
  return now.game_now?.asked.includes(now.viewer) ?? false;
}

/** What somebody who answers is looking at, without who else is asked. */
function lookOf({ view }: MatchNow): string {
  const rest = typeof view === 'object' && view !== null ? { ...view, asked: null } : view;
  return JSON.stringify(rest);
}

/**
 * Whether an answer to `before` is as good an answer to `now`: the same question from the same viewpoint, which shows the same.
 * So it is when others answer a question that is asked of all.
 */
export function sameQuestion(before: TableNow, now: TableNow, action: string): boolean {
  const [asked, asks] = [before.game_now, now.game_now];
  if (!asked || !asks || before.viewer !== now.viewer || !isAsked(now) || asked.prompt !== asks.prompt) return false;
  return asks.choices.some(({ text }) => text === action) && lookOf(asked) === lookOf(asks);
}

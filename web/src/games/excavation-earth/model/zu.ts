/** An event as the server sends it. */
export type Fields = Record<string, unknown>;

const ENDS: ReadonlySet<unknown> = new Set(['turn-began', 'majority-paid', 'round-began']);

/** What Zu did in its last turn among these events; null if it had none. */
export function zuTurnOf(events: readonly Fields[]): Fields[] | null {
  const from = events.findLastIndex(({ event, seat }) => event === 'turn-began' && seat === 'zu');
  if (from < 0) return null;
  const after = events.slice(from + 1);
  const until = after.findIndex(({ event }) => ENDS.has(event));
  return until < 0 ? after : after.slice(0, until);
}

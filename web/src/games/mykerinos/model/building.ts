/** An action that lies on squares: all of them together make it. */
export interface Laying {
  text: string;
  squares: readonly number[];
}

/** The actions that can still come of these squares. */
export function leading<L extends Laying>(layings: readonly L[], picked: readonly number[]): L[] {
  return layings.filter(({ squares }) => picked.every((square) => squares.includes(square)));
}

/** The squares that may be picked next, in whatever order. */
export function nextSquares(layings: readonly Laying[], picked: readonly number[]): Set<number> {
  const next = new Set(leading(layings, picked).flatMap(({ squares }) => squares));
  for (const square of picked) next.delete(square);
  return next;
}

/** The action that is exactly these squares. */
export function finished<L extends Laying>(layings: readonly L[], picked: readonly number[]): L | null {
  if (picked.length === 0) return null;
  return leading(layings, picked).find(({ squares }) => squares.length === picked.length) ?? null;
}

/** Whether nothing can be added to these squares. */
export function isFull(layings: readonly Laying[], picked: readonly number[]): boolean {
  return nextSquares(layings, picked).size === 0;
}

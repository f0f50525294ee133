import type { View } from './view';

/** Which rack lies where, from 0; `own` is a seat. */
export interface Sides {
  own: number;
  left: number;
  top: number;
  right: number;
}

/** The racks around the table: the viewer's in front, the others clockwise, two players face to face. */
export function sidesOf(view: View, seat: number | null): Sides {
  const own = seat ?? 1;
  const count = view.variants.seats;
  const next = (steps: number) => (own - 1 + steps) % count;
  if (count === 2) return { own, left: 2, top: next(1), right: 3 };
  if (count === 3) return { own, left: next(1), top: 3, right: next(2) };
  return { own, left: next(1), top: next(2), right: next(3) };
}

import { plotsWith, playerOf, PATRONS, roomOf, wingWith } from './view';
import type { Patron, View } from './view';

/** What a patron brings somebody at the end. */
export interface Share {
  patron: Patron;
  plots: number;
  worth: number;
  points: number;
}

/** What somebody would have if the game ended now. */
export interface Reckoning {
  seat: number;
  /** The points on the plots, scored when they were taken. */
  plots: number;
  shares: Share[];
  series: number;
  total: number;
  /** At a tie, whoever has more archaeologists in the pool wins. */
  pool: number;
}

/** What a patron's plot is worth to somebody; `room` is one that they would enter. */
export function worthOf(view: View, seat: number, patron: Patron, room: string | null = null): number {
  const wing = wingWith(view, patron);
  const more = roomOf(view, room);
  const worth = wing?.worth[seat - 1] ?? 1;
  return more && wing && more.wings.includes(wing.wing) ? Math.max(worth, more.value) : worth;
}

/** The sheet of somebody as it stands; `room` is one that they would enter. */
export function reckoned(view: View, seat: number, room: string | null = null): Reckoning {
  const player = playerOf(view, seat);
  const { plots = 0, series = 0, total = 0 } = player?.standing ?? {};
  const shares = PATRONS.map((patron): Share => {
    const [plots, worth] = [plotsWith(view, seat, patron), worthOf(view, seat, patron, room)];
    return { patron, plots, worth, points: plots * worth };
  });
  const gain = roomOf(view, room)?.gain[seat - 1] ?? 0;
  return { seat, plots, shares, series, total: total + gain, pool: player?.pool ?? 0 };
}

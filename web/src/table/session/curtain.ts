import type { Seat } from '../../generated/game';
import type { SeatNow, TableNow } from '../../generated/table';
import type { Viewpoint } from '../../lib/net/table-connection.svelte';

/** Who sits at this screen. */
export function seatsHere(seats: readonly SeatNow[]): Seat[] {
  return seats.filter(({ yours }) => yours).map(({ seat }) => seat);
}

/** Whether several players share this screen, so that something must be hidden between them. */
export function isShared(now: TableNow): boolean {
  return seatsHere(now.seats).length > 1;
}

/** Of the seats at this screen that are asked, the one whose turn at the device it is: `holder` keeps it if asked. */
export function nextHere(now: TableNow, holder: Seat | null): Seat | null {
  const asked = now.game_now?.asked ?? [];
  const here = seatsHere(now.seats).filter((seat) => asked.includes(seat));
  if (holder !== null && here.includes(holder)) return holder;
  return here.find((seat) => seat > (holder ?? 0)) ?? here[0] ?? null;
}

/** Where the device is. */
export interface Device {
  /** Who holds it; null before anybody does. */
  holder: Seat | null;
  /** The holder wants to look on before passing it. */
  lingers: boolean;
}

/** For whom the curtain is down: who must come to the device before the table may be seen. */
export function curtainFor(now: TableNow, { holder, lingers }: Device): Seat | null {
  if (!isShared(now) || now.phase !== 'playing') return null;
  const next = nextHere(now, holder);
  if (next === holder || (lingers && holder !== null)) return null;
  return next;
}

/** The viewpoint of the stream: a spectator's behind the curtain and before anybody has taken the device. */
export function viewpointOf(now: TableNow, device: Device): Viewpoint {
  if (!isShared(now) || now.phase === 'waiting') return null;
  if (curtainFor(now, device) !== null) return 'spectator';
  return device.holder ?? (now.phase === 'playing' ? 'spectator' : null);
}

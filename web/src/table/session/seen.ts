import type { Seat } from '../../generated/game';
import { recall, remember } from '../../lib/settings/storage';

const KEY = 'dighouse.seen';
const MOST = 100;

function nameOf(table: string, seat: Seat | null): string {
  return `${table}/${seat ?? 'spectator'}`;
}

/** Up to which step somebody has followed a table in this browser; null if never. */
export function seenStep(table: string, seat: Seat | null): number | null {
  return recall<Record<string, number>>(KEY, {})[nameOf(table, seat)] ?? null;
}

export function keepSeen(table: string, seat: Seat | null, step: number): void {
  const name = nameOf(table, seat);
  const { [name]: _, ...others } = recall<Record<string, number>>(KEY, {});
  remember(KEY, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [name, step]]));
}

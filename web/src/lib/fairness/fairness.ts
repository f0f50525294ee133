import { randomKey } from '../random-key';
import { recall, remember } from '../settings/storage';

/** What this browser saw when it sat down: the server's commitment and its own salt. */
export interface Kept {
  commitment: string;
  salt: string | null;
}

const KEY = 'dighouse.commitments';
const MOST = 500;

/** This browser's part of a seed. */
export function newSalt(): string {
  return randomKey();
}

/** Remembers a commitment the first time it is seen: a later one would prove nothing. */
export function keepCommitment(table: string, commitment: string | null, salt: string | null): void {
  if (commitment === null) return;
  const kept = recall<Record<string, Kept>>(KEY, {});
  if (kept[table]) return;
  const entries = Object.entries({ ...kept, [table]: { commitment, salt } });
  remember(KEY, Object.fromEntries(entries.slice(-MOST)));
}

export function keptCommitment(table: string): Kept | null {
  return recall<Record<string, Kept>>(KEY, {})[table] ?? null;
}

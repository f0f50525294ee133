import type { Verdict } from '../generated/house';
import type { NewTable, TableNow } from '../generated/table';
import { api } from './api';
import { keepCommitment, newSalt } from './fairness';

function path(id: string, rest: string): string {
  return `/api/tables/${encodeURIComponent(id)}/${rest}`;
}

/** Makes a table, with this browser's salt in its seed. */
export async function makeTable(wanted: Omit<NewTable, 'salt'>): Promise<TableNow> {
  const salt = newSalt();
  const table = await api.post<TableNow>('/api/tables', { ...wanted, salt });
  keepCommitment(table.id, table.commitment, salt);
  return table;
}

/** Takes a seat: that one, or the first that is open. */
export async function sitDown(id: string, seat?: number): Promise<TableNow> {
  const salt = newSalt();
  const table = await api.post<TableNow>(path(id, 'sit'), seat === undefined ? { salt } : { seat, salt });
  keepCommitment(id, table.commitment, salt);
  return table;
}

/** The record of a finished table. */
export function recordOf(id: string): Promise<string> {
  return api.text(path(id, 'record'));
}

/** Lets the house replay a record. */
export function verifyRecord(record: string): Promise<Verdict> {
  return api.post<Verdict>('/api/verify', { record });
}

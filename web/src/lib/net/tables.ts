import type { NewTable, Sit, TableNow } from '../../generated/table';
import { api, local, Problem } from './api';
import { keepCommitment, newSalt } from '../fairness/fairness';

const AGAIN = [400, 1500];

function path(id: string, rest = ''): string {
  return `/api/tables/${encodeURIComponent(id)}${rest}`;
}

/** Sitting down twice has the same effect as once, so it is repeated when the server does not answer. */
async function sit(id: string, wish: Sit): Promise<TableNow> {
  for (const ms of AGAIN) {
    try {
      return await api.post<TableNow>(path(id, '/sit'), wish);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.error !== 'offline') throw problem;
      await new Promise((done) => setTimeout(done, ms));
    }
  }
  return api.post<TableNow>(path(id, '/sit'), wish);
}

/** Adds this browser's salt, after it has seen the commitment `before`. */
async function addSalt(before: TableNow, seat?: number): Promise<TableNow> {
  const salt = newSalt();
  const table = await sit(before.id, seat === undefined ? { salt } : { seat, salt });
  keepCommitment(before.id, before.commitment, salt);
  return table;
}

/** Who keeps a table. */
export type Place = 'server' | 'browser';

/** Makes a table and sits down at it. */
export async function makeTable(wanted: NewTable, place: Place = 'server'): Promise<TableNow> {
  return addSalt(await (place === 'server' ? api : local).post<TableNow>('/api/tables', wanted));
}

/** Takes a seat: that one, or the first that is open. */
export async function sitDown(id: string, seat?: number): Promise<TableNow> {
  return addSalt(await api.get<TableNow>(path(id)), seat);
}

/** The record of a finished table, for somebody who was there or came by a share link. */
export function recordOf(id: string, share: string | null): Promise<string> {
  return api.text(path(id, share === null ? '/record' : `/record?share=${encodeURIComponent(share)}`));
}

import type { TableList, TableNow } from '../../generated/table';
import type { Problem } from './problem';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Request {
  body?: unknown;
  signal?: AbortSignal;
  /** Whether the browser may keep the answer. */
  cache?: RequestCache;
}

/** `away`: the browser has suspended the page; the stream reconnects when the page returns. */
export type StreamStatus = 'connecting' | 'live' | 'lost' | 'away';

export interface Handlers {
  table?: (table: TableNow) => void;
  lobby?: (lists: TableList) => void;
  /** The stream is refused for good: it stays closed until it is opened again. */
  refused?: (problem: Problem) => void;
}

/** Tells of every change of what it was opened for. Reading its status is reactive. */
export interface Stream {
  readonly status: StreamStatus;
  /** Why it is refused for now. */
  readonly problem: Problem | null;
  /** Opens the stream at a path of `/api/events` from its beginning, in place of any other. */
  open(path: string): void;
  /** Connects now, without waiting for the next attempt. */
  reconnect(): void;
  close(): void;
}

/** Whoever keeps tables and answers the paths of the API: a server, or this browser itself. */
export interface Backend {
  /** The text of the answer, empty if it says nothing; a `Problem` is thrown. */
  send(method: Method, path: string, request: Request): Promise<string>;
  stream(handlers: Handlers): Stream;
}

const LOCAL = 'local-';

/** Whether a table is kept by this browser and not by a server. */
export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

/** The name of a new table of this browser. */
export function newLocalId(key: string): string {
  return LOCAL + key;
}

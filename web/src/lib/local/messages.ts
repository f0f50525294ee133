import type { TableList, TableNow } from '../../generated/table';
import type { Method } from '../net/backend';

/** Who plays at this browser. */
export interface Player {
  id: string;
  name: string | null;
  /** Tells guests without a name apart. */
  number: number;
}

/** What the page tells the worker that keeps the tables. Requests and streams have numbers. */
export type ToKeeper =
  /** The first message: where the client's files are. */
  | { folder: string }
  | { request: number; method: Method; path: string; body: unknown; player: Player }
  | { open: number; path: string; player: Player }
  | { close: number };

/** What the worker answers. */
export type FromKeeper =
  | { request: number; status: number; body: unknown }
  | { stream: number; table: TableNow }
  | { stream: number; lobby: TableList }
  | { stream: number; status: number; problem: Record<string, unknown> };

import type { TableNow } from '../../generated/table';
import type { Judged } from '../../generated/replay';
import type { Method } from '../net/backend';
import { Module } from '../wasm/module';
import type { Player } from './messages';

/** What an engine answers to a request: as the server would, with the lines that must be stored first. */
export interface Answer {
  status: number;
  body: unknown;
  append?: string[];
  /** Another table that was made, such as a rematch. */
  made?: { id: string; lines: string[] };
}

/** A seat of a bot that must decide. */
export interface BotTurn {
  seat: number;
  bot: string;
}

/** What a bot has decided, and for which decision, seen how. */
export interface Chosen {
  action: string;
  step: number;
  stamp: string;
}

/** One decision of a finished game, analysed; null where there was only one choice. */
export interface Analysed {
  of: number;
  moment: Judged | null;
}

/** 32 random bytes in hexadecimal: a module has no randomness of its own. */
export function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bots take their time by this clock. Engines import nothing else. */
const IMPORTS = { clock: { now: () => performance.now() } };

export function startEngine(compiled: WebAssembly.Module): Promise<Module> {
  return Module.start(compiled, IMPORTS);
}

/** A module that runs. */
export type Callable = Pick<Module, 'call'>;

/** The calls of an engine, with their types: docs/modules.md. */
export class EngineCalls {
  readonly #module: Callable;

  constructor(module: Callable) {
    this.#module = module;
  }

  load(id: string, lines: readonly string[]): void {
    this.#module.call({ do: 'load', id, lines });
  }

  request(asked: { id: string; method: Method; path: string; body: unknown; player: Player }): Answer {
    const body = asked.body ?? null;
    return this.#module.call<Answer>({ do: 'request', ...asked, body, now: Date.now(), random: randomHex() });
  }

  now(id: string, as: number | 'spectator' | null, after: number | null, player: Player): TableNow {
    return this.#module.call<TableNow>({ do: 'now', id, as, after, player, now: Date.now() });
  }

  bots(id: string): BotTurn[] {
    return this.#module.call<BotTurn[]>({ do: 'bots', id });
  }

  botPlayed(id: string, seat: number, { step, stamp, action }: Chosen): string[] {
    const played = { do: 'bot-played', id, seat, step, stamp, action, now: Date.now() };
    return this.#module.call<{ append: string[] }>(played).append;
  }

  /** The record of a table, however far it is. */
  record(id: string): string {
    return this.#module.call<{ record: string }>({ do: 'export', id }).record;
  }
}

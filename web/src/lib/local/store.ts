import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import type { TableCard } from '../../generated/table';
import { Problem } from '../net/problem';

/** A table as the store lists it. */
export interface StoredTable {
  id: string;
  game: string;
  /** The version of its rules. */
  rules: number;
  /** The SHA-256 of the engine that wrote its last line. */
  engine: string;
  /** How many lines its history has. */
  lines: number;
  card: TableCard;
}

/** An engine that a stored table needs, compressed as it was published. */
interface StoredEngine {
  sha256: string;
  file: Uint8Array<ArrayBuffer>;
}

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
  /** The lines of histories, by table and place. They are never changed. */
  lines: { key: [string, number]; value: string };
  engines: { key: string; value: StoredEngine };
}

const NAME = 'dighouse';
const VERSION = 1;

/** Somebody else, such as another tab, has written to this history meanwhile. */
export class Conflict extends Error {}

function problemFor(cause: unknown): unknown {
  if (!(cause instanceof DOMException)) return cause;
  const full = cause.name === 'QuotaExceededError' || cause.inner?.name === 'QuotaExceededError';
  return new Problem(507, { error: full ? 'browser-storage-full' : 'browser-storage' });
}

declare global {
  interface DOMException {
    /** Some browsers say here why a transaction was aborted. */
    readonly inner?: DOMException;
  }
}

/** The tables of this browser, in IndexedDB. Everything is on disk before anybody is told of it. */
export class Store {
  #database: Promise<IDBPDatabase<Schema>> | null = null;

  /** The tables, in no order. */
  tables(): Promise<StoredTable[]> {
    return this.#with((database) => database.getAll('tables'));
  }

  table(id: string): Promise<StoredTable | undefined> {
    return this.#with((database) => database.get('tables', id));
  }

  /** The history of a table. */
  lines(id: string): Promise<string[]> {
    return this.#with((database) => database.getAll('lines', IDBKeyRange.bound([id, 0], [id, Infinity])));
  }

  /** Adds lines to a history that has as many as `table.lines` says, and keeps the table's card with them. */
  append(table: StoredTable, lines: readonly string[]): Promise<void> {
    return this.#with(async (database) => {
      const change = database.transaction(['tables', 'lines'], 'readwrite', { durability: 'strict' });
      const { tables, lines: histories } = { tables: change.objectStore('tables'), lines: change.objectStore('lines') };
      const known = (await tables.get(table.id))?.lines ?? 0;
      if (known !== table.lines) {
        change.abort();
        await change.done.catch(() => undefined);
        throw new Conflict();
      }
      const writes = lines.map((line, index) => histories.add(line, [table.id, known + index]));
      await Promise.all([...writes, tables.put({ ...table, lines: known + lines.length }), change.done]);
    });
  }

  /** Keeps a table's history under another engine. */
  migrate(id: string, engine: string): Promise<void> {
    return this.#with(async (database) => {
      const change = database.transaction('tables', 'readwrite');
      const table = await change.store.get(id);
      if (table) await change.store.put({ ...table, engine });
      await change.done;
      await this.#dropEngines(database);
    });
  }

  delete(id: string): Promise<void> {
    return this.#with(async (database) => {
      const change = database.transaction(['tables', 'lines'], 'readwrite');
      const lines = change.objectStore('lines').delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
      await Promise.all([change.objectStore('tables').delete(id), lines, change.done]);
      await this.#dropEngines(database);
    });
  }

  /** The engine with this hash, if it is kept. */
  async engine(sha256: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return (await this.#with((database) => database.get('engines', sha256)))?.file;
  }

  /** Keeps an engine, so that tables that it has written to can always be played on. */
  keepEngine(sha256: string, file: Uint8Array<ArrayBuffer>): Promise<void> {
    return this.#with(async (database) => {
      if ((await database.getKey('engines', sha256)) === undefined) await database.put('engines', { sha256, file });
    });
  }

  /** Forgets the engines that no table needs any more. */
  async #dropEngines(database: IDBPDatabase<Schema>): Promise<void> {
    const change = database.transaction(['tables', 'engines'], 'readwrite');
    const needed = new Set((await change.objectStore('tables').getAll()).map(({ engine }) => engine));
    const kept = await change.objectStore('engines').getAllKeys();
    const unneeded = kept.filter((sha256) => !needed.has(sha256));
    await Promise.all([...unneeded.map((sha256) => change.objectStore('engines').delete(sha256)), change.done]);
  }

  async #with<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#open());
    } catch (cause) {
      throw problemFor(cause);
    }
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (database) => {
        database.createObjectStore('tables', { keyPath: 'id' });
        database.createObjectStore('lines');
        database.createObjectStore('engines', { keyPath: 'sha256' });
      },
      // A newer client in another tab wants to change the store: it is opened again when it is needed.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        this.#database = null;
      },
      terminated: () => (this.#database = null),
    }).catch((cause: unknown) => {
      this.#database = null;
      throw cause;
    });
    return this.#database;
  }
}

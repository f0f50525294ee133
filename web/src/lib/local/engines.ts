import { Problem } from '../net/problem';
import { compile } from '../wasm/file';
import { type Catalogue, CATALOGUE, type EngineEntry, loadCatalogue } from './catalogue';
import { type Callable, startEngine } from './engine-calls';
import type { Store } from './store';

/** An engine, compiled. */
export interface Engine {
  sha256: string;
  /** The version of the rules. */
  rules: number;
  module: WebAssembly.Module;
}

/** Where engines come from: the client's files, and the store for tables of earlier clients. */
export interface EngineSource {
  /** The newest engine of a game. */
  newest(game: string): Promise<Engine>;
  /** The engine with this hash. */
  withHash(sha256: string, rules: number): Promise<Engine>;
  start(engine: Engine): Promise<Callable>;
  /** Makes sure that the engine stays when the client is updated. */
  keep(engine: Engine): Promise<void>;
}

/** The engines of the client and of the store, each compiled once. */
export class Engines implements EngineSource {
  readonly #folder: string;
  readonly #store: Store;
  #catalogue: Promise<Catalogue | null> | null = null;
  readonly #compiled = new Map<string, Promise<WebAssembly.Module>>();

  constructor(folder: string, store: Store) {
    this.#folder = folder;
    this.#store = store;
  }

  async newest(game: string): Promise<Engine> {
    const entry = (await this.#entries())[game];
    if (!entry) throw new Problem(404, { error: 'no-engine', game });
    const { sha256, info } = entry;
    return { sha256, rules: info.rules, module: await this.#compile(sha256, () => this.#download(entry)) };
  }

  async withHash(sha256: string, rules: number): Promise<Engine> {
    return { sha256, rules, module: await this.#compile(sha256, () => this.#find(sha256)) };
  }

  start({ module }: Engine): Promise<Callable> {
    return startEngine(module);
  }

  async keep({ sha256 }: Engine): Promise<void> {
    await this.#store.keepEngine(sha256, await this.#find(sha256));
  }

  async #entries(): Promise<Record<string, EngineEntry>> {
    this.#catalogue ??= loadCatalogue(this.#folder + CATALOGUE);
    try {
      return (await this.#catalogue)?.games ?? {};
    } catch (problem) {
      this.#catalogue = null;
      throw problem;
    }
  }

  /** The file of an engine, kept by the store or still among the client's files. */
  async #find(sha256: string): Promise<Uint8Array<ArrayBuffer>> {
    const kept = await this.#store.engine(sha256);
    if (kept) return kept;
    const entry = Object.values(await this.#entries()).find((entry) => entry.sha256 === sha256);
    if (!entry) throw new Problem(410, { error: 'engine-gone', sha256 });
    return this.#download(entry);
  }

  async #download({ file }: EngineEntry): Promise<Uint8Array<ArrayBuffer>> {
    const response = await fetch(this.#folder + file).catch(() => null);
    if (!response?.ok) throw new Problem(0, { error: 'offline' });
    return new Uint8Array(await response.arrayBuffer());
  }

  #compile(sha256: string, file: () => Promise<Uint8Array<ArrayBuffer>>): Promise<WebAssembly.Module> {
    let compiled = this.#compiled.get(sha256);
    if (!compiled) {
      compiled = file().then((bytes) => compile(bytes, sha256));
      compiled.catch(() => this.#compiled.delete(sha256));
      this.#compiled.set(sha256, compiled);
    }
    return compiled;
  }
}

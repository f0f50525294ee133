import { Problem } from '../net/problem';
import { compile } from '../wasm/file';
import { Module } from '../wasm/module';

/** A rules module that was published: docs/modules.md. */
export interface PublishedModule {
  game: string;
  /** The version of the rules. */
  rules: number;
  /** The SHA-256 of the module. */
  sha256: string;
  /** Its file, compressed with gzip, below the client's folder. */
  file: string;
}

/** Where the rules of records come from. */
export interface ModuleSource {
  /** All published modules, those of a game in the order in which they were published. */
  list(): Promise<PublishedModule[]>;
  start(module: PublishedModule): Promise<Pick<Module, 'call'>>;
}

/** The list of the published modules among the client's files. */
const INDEX = 'modules/index.json';

/** The published modules, as files of the client. */
export class PublishedModules implements ModuleSource {
  readonly #folder: string;

  /** `folder` is the address of the client's files. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async list(): Promise<PublishedModule[]> {
    const response = await this.#fetch(INDEX, 'no-cache');
    return ((await response.json()) as { modules: PublishedModule[] }).modules;
  }

  async start({ file, sha256 }: PublishedModule): Promise<Module> {
    const response = await this.#fetch(file, 'default');
    return Module.start(await compile(new Uint8Array(await response.arrayBuffer()), sha256));
  }

  async #fetch(file: string, cache: RequestCache): Promise<Response> {
    const response = await fetch(this.#folder + file, { cache }).catch(() => null);
    if (!response?.ok) throw new Problem(response?.status ?? 0, { error: 'no-file', file });
    return response;
  }
}

/** What every module of ours exports: docs/modules.md. */
interface Exports {
  memory: WebAssembly.Memory;
  alloc(length: number): number;
  free(address: number, length: number): void;
  call(address: number, length: number): bigint;
}

/** A module said no; `data` says why, with a tag `error`. */
export class ModuleError extends Error {
  readonly data: Record<string, unknown>;

  constructor(data: Record<string, unknown>) {
    super(String(data['error']));
    this.name = 'ModuleError';
    this.data = data;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A running instance of a WebAssembly module that takes and gives JSON. */
export class Module {
  readonly #exports: Exports;

  constructor(exports: Exports) {
    this.#exports = exports;
  }

  /** Starts a module; rules import nothing. */
  static async start(compiled: WebAssembly.Module, imports: WebAssembly.Imports = {}): Promise<Module> {
    const { exports } = await WebAssembly.instantiate(compiled, imports);
    return new Module(exports as unknown as Exports);
  }

  /** How many bytes of memory it uses. */
  get size(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  /** Makes a request and waits for the answer. After any other error than a `ModuleError` the instance is broken. */
  call<Answer>(request: { do: string } & Record<string, unknown>): Answer {
    const sent = encoder.encode(JSON.stringify(request));
    const at = this.#exports.alloc(sent.length) >>> 0;
    new Uint8Array(this.#exports.memory.buffer, at, sent.length).set(sent);
    const packed = BigInt.asUintN(64, this.#exports.call(at, sent.length));
    const [address, length] = [Number(packed >> 32n), Number(packed & 0xffff_ffffn)];
    const text = decoder.decode(new Uint8Array(this.#exports.memory.buffer, address, length));
    this.#exports.free(address, length);
    const answer = JSON.parse(text) as { ok: Answer } | { error: Record<string, unknown> };
    if ('error' in answer) throw new ModuleError(answer.error);
    return answer.ok;
  }
}

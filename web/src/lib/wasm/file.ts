import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** A file does not contain the module that was asked for. */
export class BadModuleFile extends Error {
  readonly expected: string;
  /** The SHA-256 of what the file contains. */
  readonly found: string;

  constructor(expected: string, found: string) {
    super(`the module is ${found}, not ${expected}`);
    this.expected = expected;
    this.found = found;
  }
}

const isGzip = (file: Uint8Array) => file[0] === 0x1f && file[1] === 0x8b;

/** The module in a file that is compressed with gzip, unless the host has already undone that on the way. */
async function unpacked(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!isGzip(file)) return file;
  const stream = new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Compiles the module in a file if it is the one with this SHA-256. */
export async function compile(file: Uint8Array<ArrayBuffer>, expected: string): Promise<WebAssembly.Module> {
  const bytes = await unpacked(file);
  const found = bytesToHex(sha256(bytes));
  if (found !== expected) throw new BadModuleFile(expected, found);
  return WebAssembly.compile(bytes);
}

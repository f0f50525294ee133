import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Why a file with a module cannot be used. */
export class BadModuleFile extends Error {}

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
  if (found !== expected) throw new BadModuleFile(`the module is ${found}, not ${expected}`);
  return WebAssembly.compile(bytes);
}

import { linkTo } from '../place';

/** How long a link may be; longer ones are cut by some programs through which links are sent. */
const LONGEST = 30_000;

async function through(bytes: Uint8Array<ArrayBuffer>, step: ReadableWritablePair): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(step) as ReadableStream;
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A text as it can stand in an address: compressed, in base64 for addresses. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that was packed. */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

/** A link that contains a whole record and leads to a moment of it; null if it would be too long. */
export async function recordLink(record: string, step: number, as: string | null): Promise<string | null> {
  const query = new URLSearchParams({ step: String(step), ...(as !== null && { as }), record: await pack(record) });
  const link = linkTo(`/shared?${query}`);
  return link.length <= LONGEST ? link : null;
}

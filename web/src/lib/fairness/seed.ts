import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, in hexadecimal. Our own, since browsers keep theirs from plain http. */
export function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The text whose hash is the commitment to a secret. */
export function commitmentText(secret: string): string {
  return `dighouse commitment 1\nsecret ${secret}\n`;
}

/** The text whose hash is the seed. */
export function seedText(secret: string, salts: readonly { seat: number; salt: string }[]): string {
  const lines = salts.toSorted((a, b) => a.seat - b.seat).map(({ seat, salt }) => `salt ${seat} ${salt}\n`);
  return `dighouse seed 1\nsecret ${secret}\n${lines.join('')}`;
}

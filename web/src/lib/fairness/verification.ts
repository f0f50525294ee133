import type { Kept } from './fairness';
import type { RecordHeader } from './record';
import { commitmentText, hash, seedText } from './seed';

/** One step of checking a record's seed, with all that a doubter needs to repeat it. */
export interface Check {
  /** What is checked; its words are `web-check-…`. */
  id: 'chosen' | 'hidden' | 'commitment' | 'kept' | 'unknown' | 'salt' | 'seed';
  /** `note` proves nothing, but is good to know. */
  state: 'right' | 'wrong' | 'note';
  /** The text that is hashed. */
  text?: string;
  /** What comes out here. */
  found?: string;
  /** What it should be. */
  expected?: string;
}

const judged = (found: string, expected: string) => (found === expected ? 'right' : 'wrong');

function checkKept(header: RecordHeader, kept: Kept | null): Check[] {
  if (kept === null) return [{ id: 'unknown', state: 'note' }];
  const found = header.commitment ?? '';
  const checks: Check[] = [
    { id: 'kept', state: judged(found, kept.commitment), found, expected: kept.commitment },
  ];
  if (kept.salt !== null) {
    const mine = header.salts.find(({ salt }) => salt === kept.salt);
    const found = (mine ? [mine] : header.salts).map(({ seat, salt }) => `salt ${seat} ${salt}`).join(', ');
    checks.push({ id: 'salt', state: mine ? 'right' : 'wrong', found, expected: kept.salt });
  }
  return checks;
}

/** Everything about the seed of a record that can be checked without the server. */
export function checkSeed(header: RecordHeader, kept: Kept | null): Check[] {
  if (header.commitment === null) {
    return [{ id: 'chosen', state: 'note', ...(header.seed === null ? {} : { found: header.seed }) }];
  }
  if (header.secret === null) return [...checkKept(header, kept), { id: 'hidden', state: 'note' }];
  const sealed = commitmentText(header.secret);
  const found = hash(sealed);
  const text = seedText(header.secret, header.salts);
  return [
    {
      id: 'commitment',
      state: judged(found, header.commitment),
      text: sealed,
      found,
      expected: header.commitment,
    },
    ...checkKept(header, kept),
    { id: 'seed', state: 'right', text, found: hash(text) },
  ];
}

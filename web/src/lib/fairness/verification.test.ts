import { createHash } from 'node:crypto';

import { beforeEach, describe, expect, test } from 'vitest';

import { onShelf } from '../../games';
import { keepCommitment, keptCommitment, newSalt } from './fairness';
import { readHeader } from './record';
import { checkSeed } from './verification';

const records = import.meta.glob<string>('../../../../tests/records/*.dig', { query: '?raw', import: 'default', eager: true });

const SECRET = '07'.repeat(32);
// By another SHA-256 than the one under test.
const COMMITMENT = createHash('sha256').update(`dighouse commitment 1\nsecret ${SECRET}\n`).digest('hex');
const SEED = createHash('sha256')
  .update(`dighouse seed 1\nsecret ${SECRET}\nsalt 1 ala-ma-kota\nsalt 3 k3jf83ha\n`)
  .digest('hex');

function sealed({ commitment = COMMITMENT, secret = true } = {}): string {
  const lines = [
    'dighouse record 1',
    'game lost-code',
    'rules 1',
    'seats 3',
    'option curse on',
    'player 1 human:Ala Kot',
    'player 2 bot:exact',
    'player 3 human:Olek',
    'began 2026-11-15T20:00:00Z',
    `commitment ${commitment}`,
    ...(secret ? [`secret ${SECRET}`] : []),
    'salt 1 ala-ma-kota',
    'salt 3 k3jf83ha',
    '',
    '2 dice bird jaguar bear @1204',
    '# a daring bet',
    '2 bet 9-15 @5230',
    'end 2 0123456789abcdef',
    '',
  ];
  return lines.join('\n');
}

function header(text: string) {
  const read = readHeader(text);
  if (!read) throw new Error('this is a record');
  return read;
}

describe('records', () => {
  test.each(Object.entries(records))('%s has a header that can be read', (_, text) => {
    const read = header(text);
    expect(onShelf(read.game)?.load).toBeTruthy();
    expect(read.players.length).toBe(read.seats);
    const said = /^end (\d+) /m.exec(text)?.[1];
    expect(read.actions).toBe(Number(said));
    const checks = checkSeed(read, null);
    if (read.commitment !== null) {
      expect(checks.map(({ id, state }) => `${id} ${state}`)).toEqual(['commitment right', 'unknown note', 'seed right']);
    } else {
      expect(read.seed).toMatch(/^[0-9a-f]{64}$/);
      expect(checks).toEqual([{ id: 'chosen', state: 'note', found: read.seed }]);
    }
  });
});

describe('the seed', () => {
  test('fits when nothing was changed', () => {
    const checks = checkSeed(header(sealed()), { commitment: COMMITMENT, salt: 'k3jf83ha' });
    expect(checks.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'commitment right',
      'kept right',
      'salt right',
      'seed right',
    ]);
    expect(checks.at(-1)?.found).toBe(SEED);
  });

  test('of another secret breaks the seal', () => {
    const checks = checkSeed(header(sealed({ commitment: '0'.repeat(64) })), null);
    expect(checks[0]).toMatchObject({ id: 'commitment', state: 'wrong', found: COMMITMENT });
    expect(checks[1]).toMatchObject({ id: 'unknown', state: 'note' });
  });

  test('under another seal than the one that was shown is wrong', () => {
    const checks = checkSeed(header(sealed()), { commitment: 'f'.repeat(64), salt: 'mine' });
    expect(checks.map(({ id, state }) => `${id} ${state}`)).toContain('kept wrong');
    expect(checks.map(({ id, state }) => `${id} ${state}`)).toContain('salt wrong');
  });

  test('is not known before the secret is', () => {
    const checks = checkSeed(header(sealed({ secret: false })), null);
    expect(checks.map(({ id }) => id)).toEqual(['unknown', 'hidden']);
  });
});

describe('what this browser remembers', () => {
  beforeEach(() => localStorage.clear());

  test('is the first seal it saw', () => {
    keepCommitment('a1', 'one', 'salt');
    keepCommitment('a1', 'two', 'other');
    keepCommitment('a2', null, 'salt');
    expect(keptCommitment('a1')).toEqual({ commitment: 'one', salt: 'salt' });
    expect(keptCommitment('a2')).toBeNull();
    expect(JSON.parse(localStorage.getItem('dighouse.commitments') ?? '')).toEqual({
      a1: { commitment: 'one', salt: 'salt' },
    });
  });

  test('a salt is 16 random bytes in hexadecimal', () => {
    expect(newSalt()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSalt()).not.toBe(newSalt());
  });
});

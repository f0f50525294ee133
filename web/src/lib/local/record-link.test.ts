import { expect, test } from 'vitest';

import { recordLink, unpack } from './record-link';

const RECORD = 'dighouse record 1\ngame lost-code\nplayer 1 Łucja\n\n1 bet 9-15\n'.repeat(20);

test('a link contains the record and names the moment', async () => {
  const link = new URL((await recordLink(RECORD, 7, '2')) ?? '');
  // Nothing of it is sent to any server.
  expect(link.pathname + link.search).toBe('/');
  const page = new URL(link.hash.slice(1), link);
  expect(page.pathname).toBe('/shared');
  expect(page.searchParams.get('step')).toBe('7');
  expect(page.searchParams.get('as')).toBe('2');
  expect(await unpack(page.searchParams.get('record') ?? '')).toBe(RECORD);
});

test('a record that is too long for a link has none', async () => {
  const noise = Array.from({ length: 9000 }, (_, index) => Math.sin(index).toString(36)).join('');
  expect(await recordLink(noise, 0, null)).toBeNull();
});

test('what was not packed is refused', async () => {
  await expect(unpack('no record')).rejects.toThrow();
  await expect(unpack('AAAA')).rejects.toThrow();
});

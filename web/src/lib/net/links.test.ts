import { expect, test } from 'vitest';

import { invitationTo, shareLink } from './links';

const network = ['http://192.168.1.20:8080'];

test('an address that works for others is sent', () => {
  expect(invitationTo('a1', 'http://localhost:8080', network)).toBe('http://192.168.1.20:8080/table/a1');
  expect(invitationTo('a1', 'http://127.0.0.1:8080', network)).toBe('http://192.168.1.20:8080/table/a1');
  expect(invitationTo('a1', 'https://dig.example', network)).toBe('https://dig.example/table/a1');
  expect(invitationTo('a1', 'http://localhost:8080', [])).toBe('http://localhost:8080/table/a1');
});

test('a shared game is found by its token', () => {
  expect(shareLink('a1', 'f00', 'https://dig.example', network)).toBe('https://dig.example/replay/a1?share=f00');
});

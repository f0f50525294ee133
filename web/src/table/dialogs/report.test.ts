import { expect, test } from 'vitest';

import { textsOf } from '../../lib/text/texts.svelte';
import { seatOfKind, tableAt } from '../fixtures';
import { reportText } from './report';

const seats = [seatOfKind(1, { yours: true }), seatOfKind(2, { kind: 'bot', name: null, bot: 'exact' })];
const now = tableAt(3, { seats, options: { curse: 'on' } }, { asked: [1], view: { racks: [null, 5] } });

const reported = {
  now,
  log: ['3 Ala bets on 9-15.'],
  sent: ['2 bet 9-15'],
  version: '0.1.0',
  browser: 'Browser/1',
  screen: '390x844, pl',
};

test('a report has everything in one text', () => {
  const text = reportText({ ...reported, say: (key, args) => textsOf('en').say(key, args) });
  expect(text).toBe(`Problem at a Dighouse table

Details
  lost-code curse=on
  table tab, playing, seq 3
  seat 1 of 2 (player, exact)
  step 3, asked 1, prompt bet
  stamp s3
  dighouse 0.1.0
  Browser/1
  390x844, pl

Actions sent from this page
  2 bet 9-15

Log
  3 Ala bets on 9-15.

Position as seen by this player
  {"racks":[null,5]}`);
});

test('a report from the waiting room has less to say', () => {
  const waiting = { ...now, phase: 'waiting' as const, game_now: null };
  const text = reportText({ ...reported, now: waiting, log: [], sent: [], say: (key) => textsOf('pl').say(key) });
  expect(text).toContain('Dziennik\n  nic');
  expect(text).not.toContain('stamp');
});

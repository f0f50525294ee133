import { describe, expect, it } from 'vitest';

import { lineOf, seatOfKind, tableAt } from '../fixtures';
import { lastOwnDecision } from './going-back';

const seats = [seatOfKind(1, { yours: true }), seatOfKind(2, { bot: 'greedy' })];

function table(lines: ReturnType<typeof lineOf>[], more = {}) {
  return tableAt(lines.at(-1)?.step ?? 0, { seats, log: { after: null, lines }, ...more });
}

describe('the last own decision', () => {
  it('is the one before the bots answered', () => {
    expect(lastOwnDecision(table([lineOf(1, 1), lineOf(2, 2), lineOf(3, 1), lineOf(4, 2), lineOf(5, 2)]))).toBe(2);
  });

  it('is none before the first action, and none after the end', () => {
    expect(lastOwnDecision(table([lineOf(0, 1, 'began'), lineOf(1, 2)]))).toBeNull();
    expect(lastOwnDecision(table([lineOf(1, 1)], { phase: 'over' }))).toBeNull();
  });

  it('does not count what happens to the reader in an action of somebody else', () => {
    expect(lastOwnDecision(table([lineOf(1, 1), lineOf(2, 2), lineOf(2, 1, 'loses')]))).toBe(0);
  });

  it('is none where other people play or the reader only watches', () => {
    const people = [seatOfKind(1, { yours: true }), seatOfKind(2)];
    expect(lastOwnDecision(table([lineOf(1, 1), lineOf(2, 2)], { seats: people }))).toBeNull();
    expect(lastOwnDecision(table([lineOf(1, 1)], { viewer: null }))).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { MatchNow, TableNow } from '../../generated/table';
import { FakeStream, lastStream } from '../../lib/net/fake-stream';
import { seatOfKind, tableAt } from '../fixtures';
import { TableSession } from './session.svelte';

/** Two players at one screen, as `viewer` sees them. */
function shared(step: number, viewer: number | null, match: Partial<MatchNow>): TableNow {
  const seats = [seatOfKind(1, { name: 'Ala', yours: true }), seatOfKind(2, { name: 'Ola', yours: true })];
  return tableAt(step, { viewer, seats }, { ...match, view: { secretOf: viewer } });
}

describe('a device that is shared', () => {
  let session: TableSession;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    FakeStream.all = [];
    vi.stubGlobal('EventSource', FakeStream);
    session = new TableSession('tab');
    // The house thinks first of the one who is asked.
    lastStream().send(shared(0, 1, { asked: [1] }));
  });

  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('nothing of a seat is held before its player has come', () => {
    expect(session.curtain).toBe(1);
    expect(session.shown).toBeNull();
    expect(session.now).toBeNull();
    expect(lastStream().url).toContain('as=spectator');
    lastStream().send(shared(0, null, { asked: [1] }));
    expect(session.curtain).toBe(1);
    expect(session.shown?.viewer).toBeNull();
  });

  test('the one who came sees the table, until another is asked', () => {
    session.takeDevice(1);
    expect(lastStream().url).toContain('as=1');
    lastStream().send(shared(0, 1, { asked: [1] }));
    expect(session.curtain).toBeNull();
    expect(session.shown?.game_now?.view).toEqual({ secretOf: 1 });
    lastStream().send(shared(1, 1, { asked: [2] }));
    expect(session.curtain).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(session.curtain).toBe(2);
    expect(session.shown).toBeNull();
    expect(lastStream().url).toContain('as=spectator');
  });

  test('who had the device may look again and then pass it on', () => {
    session.takeDevice(1);
    lastStream().send(shared(1, 1, { asked: [2] }));
    vi.advanceTimersByTime(5000);
    session.linger();
    lastStream().send(shared(1, 1, { asked: [2] }));
    expect(session.curtain).toBeNull();
    expect(session.waitsToPass).toBe(2);
    session.passOn();
    expect(session.curtain).toBe(2);
  });

  test('the one who is asked is called', () => {
    session.takeDevice(1);
    lastStream().send(shared(0, 1, { asked: [1] }));
    expect(session.announcer.urgent).toContain('Which wheel');
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { GameUi } from '../../games/contract';
import type { MatchNow, TableNow } from '../../generated/table';
import { FakeStreams, settle } from '../../lib/net/fake-streams';
import { seatOfKind, tableAt } from '../fixtures';
import { TableSession } from './session.svelte';

/** Two players at one screen, as `viewer` sees them. */
function shared(step: number, viewer: number | null, match: Partial<MatchNow>): TableNow {
  const seats = [seatOfKind(1, { name: 'Ala', yours: true }), seatOfKind(2, { name: 'Ola', yours: true })];
  return tableAt(step, { viewer, seats }, { ...match, view: { secretOf: viewer } });
}

describe('a device that is shared', () => {
  let server: FakeStreams;
  let session: TableSession;

  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    server = new FakeStreams();
    session = new TableSession('tab');
    await settle();
    // The server first chooses the seat that must decide.
    await server.last.send(shared(0, 1, { asked: [1] }));
  });

  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('nothing of a seat is held before its player has come', async () => {
    expect(session.curtain).toBe(1);
    expect(session.shown).toBeNull();
    expect(session.now).toBeNull();
    expect(server.last.url).toContain('as=spectator');
    await server.last.send(shared(0, null, { asked: [1] }));
    expect(session.curtain).toBe(1);
    expect(session.shown?.viewer).toBeNull();
  });

  test('the one who came sees the table, until another is asked', async () => {
    session.takeDevice(1);
    await settle();
    expect(server.last.url).toContain('as=1');
    await server.last.send(shared(0, 1, { asked: [1] }));
    expect(session.curtain).toBeNull();
    expect(session.shown?.game_now?.view).toEqual({ secretOf: 1 });
    await server.last.send(shared(1, 1, { asked: [2] }));
    expect(session.curtain).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(session.curtain).toBe(2);
    expect(session.shown).toBeNull();
    expect(server.last.url).toContain('as=spectator');
  });

  test('who had the device may look again and then pass it on', async () => {
    session.takeDevice(1);
    await settle();
    await server.last.send(shared(1, 1, { asked: [2] }));
    vi.advanceTimersByTime(5000);
    session.linger();
    await settle();
    await server.last.send(shared(1, 1, { asked: [2] }));
    expect(session.curtain).toBeNull();
    expect(session.waitsToPass).toBe(2);
    session.passOn();
    expect(session.curtain).toBe(2);
  });

  test('there is no curtain where a game hides nothing', async () => {
    const ui = session.ui;
    session.ui = { ...(ui ?? {}), hidesNothing: true } as GameUi;
    session.takeDevice(1);
    await settle();
    await server.last.send(shared(0, 1, { asked: [1] }));
    await server.last.send(shared(1, 1, { asked: [2] }));
    vi.advanceTimersByTime(5000);
    expect(session.curtain).toBeNull();
    expect(session.holder).toBe(2);
    expect(session.shown).not.toBeNull();
    expect(server.last.url).toContain('as=2');
  });

  test('the one who is asked is called', async () => {
    session.takeDevice(1);
    await settle();
    await server.last.send(shared(0, 1, { asked: [1] }));
    expect(session.announcer.urgent).toContain('Choose a wheel');
  });
});

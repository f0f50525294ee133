import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Problem } from './api';
import { TableConnection } from './connection.svelte';
import { FakeStream, lastStream } from './fake-stream';
import { lineOf, tableAt } from '../../table/fixtures';

const stream = lastStream;
const answers = (status: number, body: unknown) =>
  vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

describe('the connection of a table', () => {
  let connection: TableConnection;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeStream.all = [];
    vi.stubGlobal('EventSource', FakeStream);
    connection = new TableConnection('tab');
  });

  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('it is live with the first word', () => {
    expect(connection.link).toBe('connecting');
    expect(stream().url).toBe('/api/events?table=tab');
    stream().send(tableAt(1));
    expect(connection.link).toBe('live');
    expect(connection.now?.game_now?.step).toBe(1);
  });

  test('the browser reconnects by itself; news continue the log', () => {
    stream().send(tableAt(2));
    stream().fail(0);
    expect(connection.link).toBe('lost');
    stream().send(tableAt(3, { log: { after: 2, lines: [lineOf(3, 2)] } }));
    expect(connection.link).toBe('live');
    expect(connection.now?.log.lines).toHaveLength(3);
    expect(FakeStream.all).toHaveLength(1);
  });

  test('when the browser gives up it tries again itself', async () => {
    vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new Error('down'))));
    stream().send(tableAt(2));
    stream().fail(FakeStream.CLOSED);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeStream.all.length).toBeGreaterThan(1);
    expect(connection.link).toBe('lost');
    stream().send(tableAt(5));
    expect(connection.link).toBe('live');
    expect(connection.now?.game_now?.step).toBe(5);
  });

  test('a table that is not there is not asked for again', async () => {
    vi.stubGlobal('fetch', answers(404, { error: 'no-such-table' }));
    stream().fail(FakeStream.CLOSED);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.refused).toBeInstanceOf(Problem);
    expect(connection.refused?.error).toBe('no-such-table');
    expect(FakeStream.all).toHaveLength(1);
  });

  test('other eyes forget what the old ones saw', () => {
    stream().send(tableAt(2));
    const old = stream();
    connection.watch('spectator');
    expect(connection.now).toBeNull();
    expect(stream().url).toBe('/api/events?table=tab&as=spectator');
    old.send(tableAt(3));
    expect(connection.now).toBeNull();
    connection.take(tableAt(3));
    expect(connection.now).toBeNull();
    stream().send(tableAt(3, { viewer: null }));
    expect(connection.now?.viewer).toBeNull();
  });

  test('an answer is repeated until the house takes it', async () => {
    stream().send(tableAt(2));
    const fetch = vi
      .fn()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce(new Response('{}', { status: 503 }))
      .mockResolvedValueOnce(new Response(JSON.stringify(tableAt(3)), { status: 200 }));
    vi.stubGlobal('fetch', fetch);
    const sent = connection.post('/actions', { action: 'bet 1-2' }, { repeat: true });
    await vi.advanceTimersByTimeAsync(5000);
    await sent;
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(connection.now?.game_now?.step).toBe(3);
    expect(connection.link).toBe('live');
  });

  test('what is not safe to repeat is tried once', async () => {
    stream().send(tableAt(2));
    const fetch = vi.fn().mockRejectedValue(new Error('down'));
    vi.stubGlobal('fetch', fetch);
    await expect(connection.post('/undo', { seat: 1 })).rejects.toMatchObject({ error: 'offline' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('a page that is put aside lets go of its stream and comes back', () => {
    stream().send(tableAt(1));
    dispatchEvent(new Event('pagehide'));
    expect(connection.link).toBe('away');
    const back = new Event('pageshow');
    Object.defineProperty(back, 'persisted', { value: true });
    dispatchEvent(back);
    stream().send(tableAt(4));
    expect(connection.link).toBe('live');
    expect(connection.now?.game_now?.step).toBe(4);
  });
});

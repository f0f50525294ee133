import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { lineOf, tableAt } from '../../table/fixtures';
import { FakeStreams, json, settle } from './fake-streams';
import { TableConnection } from './table-connection.svelte';

describe('the connection of a table', () => {
  let server: FakeStreams;
  let connection: TableConnection;

  beforeEach(async () => {
    vi.useFakeTimers();
    server = new FakeStreams();
    connection = new TableConnection('tab');
    await settle();
  });

  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is live from the first event', async () => {
    expect(connection.link).toBe('connecting');
    expect(server.last.url).toBe('/api/events?table=tab');
    await server.last.send(tableAt(1));
    expect(connection.link).toBe('live');
    expect(connection.now?.game_now?.step).toBe(1);
  });

  test('continues the log after a break', async () => {
    await server.last.send(tableAt(2));
    await server.last.fail();
    expect(connection.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    await server.last.send(tableAt(3, { log: { after: 2, lines: [lineOf(3, 2)] } }));
    expect(connection.link).toBe('live');
    expect(connection.now?.log.lines).toHaveLength(3);
    expect(server.all).toHaveLength(2);
  });

  test('starts over when a part of the log is missing', async () => {
    await server.last.send(tableAt(2));
    await server.last.fail();
    await vi.advanceTimersByTimeAsync(1000);
    await server.last.send(tableAt(3, { viewer: 2, log: { after: 2, lines: [lineOf(3, 2)] } }));
    expect(server.all).toHaveLength(3);
    expect(server.last.headers['last-event-id']).toBeUndefined();
    await server.last.send(tableAt(3, { viewer: 2 }));
    expect(connection.now?.log.lines).toHaveLength(3);
  });

  test('gives up on a table that does not exist', async () => {
    server.refusal = () => json(404, { error: 'no-such-table' });
    connection.tryNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.refused?.error).toBe('no-such-table');
    expect(server.all).toHaveLength(2);
  });

  test('falls back to its default viewpoint when a seat is no longer its own', async () => {
    connection.watch(1);
    await settle();
    await server.last.event('problem', { error: 'not-your-seat', status: 403 });
    expect(connection.refused).toBeNull();
    expect(server.last.url).toBe('/api/events?table=tab');
  });

  test('drops what another viewpoint showed', async () => {
    await server.last.send(tableAt(2));
    const old = server.last;
    connection.watch('spectator');
    await settle();
    expect(connection.now).toBeNull();
    expect(server.last.url).toBe('/api/events?table=tab&as=spectator');
    await old.send(tableAt(3));
    expect(connection.now).toBeNull();
    connection.take(tableAt(3));
    expect(connection.now).toBeNull();
    await server.last.send(tableAt(3, { viewer: null }));
    expect(connection.now?.viewer).toBeNull();
  });

  test('repeats an answer until the server takes it', async () => {
    await server.last.send(tableAt(2));
    server.answers
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce(json(503, {}))
      .mockResolvedValueOnce(json(200, tableAt(3)));
    const sent = connection.post('/actions', { action: 'bet 1-2' }, { repeat: true });
    await settle();
    expect(connection.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(5000);
    await sent;
    expect(server.answers).toHaveBeenCalledTimes(3);
    expect(connection.now?.game_now?.step).toBe(3);
    expect(connection.link).toBe('live');
  });

  test('sends once what is not safe to repeat', async () => {
    await server.last.send(tableAt(2));
    server.answers.mockRejectedValue(new Error('down'));
    await expect(connection.post('/undo', { seat: 1 })).rejects.toMatchObject({ error: 'offline' });
    expect(server.answers).toHaveBeenCalledTimes(1);
  });
});

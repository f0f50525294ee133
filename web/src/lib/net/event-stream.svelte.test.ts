import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { tableAt } from '../../table/fixtures';
import { turns } from '../notifications/turns.svelte';
import type { Problem } from './api';
import { EventStream } from './event-stream.svelte';
import { FakeStreams, json, settle } from './fake-streams';

const steps: number[] = [];
const refusals: Problem[] = [];
let server: FakeStreams;
let stream: EventStream;

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  steps.length = refusals.length = 0;
  server = new FakeStreams();
  stream = new EventStream({ table: ({ seq }) => steps.push(seq), refused: (problem) => refusals.push(problem) });
  stream.open('/api/events?table=tab');
  await settle();
});

afterEach(() => {
  stream.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('events', () => {
  test('are handed over by name, however the network cuts them', async () => {
    expect(stream.status).toBe('connecting');
    const text = `event: table\ndata: ${JSON.stringify(tableAt(1))}\nid: 1\n\n`;
    await server.last.write(text.slice(0, 30));
    expect(steps).toEqual([]);
    await server.last.write(text.slice(30) + text.replace('"seq":1', '"seq":2'));
    expect(steps).toEqual([1, 2]);
    expect(stream.status).toBe('live');
  });

  test('about turns reach the list of turns on every stream', async () => {
    await server.last.event('turns', [{ table: 'a', game: 'lost-code', step: 3 }]);
    expect(turns.list.map(({ table }) => table)).toEqual(['a']);
    await server.last.event('turns', []);
    expect(turns.list).toEqual([]);
  });
});

describe('a lost connection', () => {
  test('is resumed after the last event', async () => {
    await server.last.send(tableAt(7));
    expect(server.last.headers['last-event-id']).toBeUndefined();
    await server.last.fail();
    expect(stream.status).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.all).toHaveLength(2);
    expect(server.last.headers['last-event-id']).toBe('7');
    await server.last.ping();
    expect(stream.status).toBe('live');
  });

  test('has a reason if the server gave one', async () => {
    server.refusal = () => json(429, { error: 'too-many-streams', status: 429 });
    await server.last.fail();
    expect(stream.problem).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(stream.status).toBe('lost');
    expect(stream.problem?.error).toBe('too-many-streams');
    expect(refusals).toEqual([]);
    server.refusal = null;
    await vi.advanceTimersByTimeAsync(30_000);
    await server.last.ping();
    expect(stream.problem).toBeNull();
  });

  test('is also one that the server has ended', async () => {
    await server.last.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.all).toHaveLength(2);
  });

  test('is tried again with growing pauses, and at once when asked to', async () => {
    server.refusal = () => json(503, {});
    await server.last.fail();
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = server.all.length;
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(12);
    server.refusal = null;
    stream.reconnect();
    await settle();
    expect(server.all).toHaveLength(tries + 1);
  });

  test('is noticed when not even a ping arrives', async () => {
    for (const _ of [1, 2, 3, 4]) {
      await vi.advanceTimersByTimeAsync(15_000);
      await server.last.ping();
    }
    expect(server.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(server.all.length).toBeGreaterThan(1);
    expect(server.all[0]?.aborted).toBe(true);
  });

  test('comes back as soon as the network does', async () => {
    server.refusal = () => Promise.reject(new TypeError('offline'));
    await server.last.fail();
    await vi.advanceTimersByTimeAsync(30_000);
    server.refusal = null;
    const tries = server.all.length;
    dispatchEvent(new Event('online'));
    await settle();
    expect(server.all).toHaveLength(tries + 1);
  });
});

describe('a refusal', () => {
  test.each([403, 404])('with status %d is final', async (status) => {
    server.refusal = () => json(status, { error: 'no' });
    await server.last.fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refusals.map((problem) => problem.status)).toEqual([status]);
    const tries = server.all.length;
    dispatchEvent(new Event('online'));
    look('visible');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.all).toHaveLength(tries);
  });

  test('with status 429 is not', async () => {
    server.refusal = () => json(429, { error: 'too-many-requests' });
    await server.last.fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refusals).toEqual([]);
    expect(server.all.length).toBeGreaterThan(3);
  });

  test('may also be an event of a running stream', async () => {
    await server.last.event('problem', { error: 'private', status: 403 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refusals.map(({ error }) => error)).toEqual(['private']);
    expect(server.all).toHaveLength(1);
    expect(server.last.aborted).toBe(true);
  });
});

describe('a tab', () => {
  test('that becomes visible connects again only if its connection is lost or silent', async () => {
    await server.last.ping();
    look('hidden');
    look('visible');
    expect(server.all).toHaveLength(1);
    look('hidden');
    // The computer sleeps: no timer runs.
    vi.setSystemTime(Date.now() + 3_600_000);
    look('visible');
    expect(server.all).toHaveLength(2);
  });

  test('that is suspended closes its connection and connects again when it returns', async () => {
    await server.last.send(tableAt(3));
    dispatchEvent(new Event('pagehide'));
    expect(stream.status).toBe('away');
    expect(server.last.aborted).toBe(true);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(server.last.headers['last-event-id']).toBe('3');
    expect(server.all).toHaveLength(2);
  });
});

test('another address starts from the beginning, and events of the old one are ignored', async () => {
  await server.last.send(tableAt(3));
  const old = server.last;
  stream.open('/api/events?table=tab&as=2');
  await settle();
  expect(server.last.headers['last-event-id']).toBeUndefined();
  await old.send(tableAt(4));
  expect(steps).toEqual([3]);
  expect(old.aborted).toBe(true);
});

test('a stream that is opened in an effect does not depend on its own status', async () => {
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      stream.open('/api/events?quiet=true');
    });
  });
  await settle();
  await server.last.ping();
  await server.last.fail();
  expect(runs).toBe(1);
  stop();
});

test('a closed stream stays closed', async () => {
  stream.close();
  dispatchEvent(new Event('online'));
  look('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.all).toHaveLength(1);
});

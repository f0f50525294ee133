import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { api, Problem } from './api';
import { wordsOf } from '../text/problems';
import { settings } from '../settings/settings.svelte';

function answers(...given: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of given) {
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer);
    else fetch.mockResolvedValueOnce(answer);
  }
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function caught(promise: Promise<unknown>): Promise<Problem> {
  try {
    await promise;
  } catch (problem) {
    if (problem instanceof Problem) return problem;
    throw problem;
  }
  throw new Error('nothing was thrown');
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1000 });
  settings.language = 'en';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('requests', () => {
  test('send and take JSON', async () => {
    const fetch = answers(json({ id: 'a1' }, 201));
    expect(await api.post('/api/tables', { game: 'lost-code' })).toEqual({ id: 'a1' });
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/api/tables');
    expect(init).toMatchObject({ method: 'POST', body: '{"game":"lost-code"}', credentials: 'same-origin' });
  });

  test('an empty answer is nothing', async () => {
    answers(new Response(null, { status: 204 }));
    expect(await api.delete('/api/x')).toBeUndefined();
  });

  test('a GET is sent again while the server does not respond', async () => {
    const fetch = answers(new TypeError('no network'), new Response('', { status: 503 }), json(7));
    expect(await api.get('/api/x')).toBe(7);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('a POST is sent once', async () => {
    const fetch = answers(new TypeError('no network'));
    const problem = await caught(api.post('/api/x', {}));
    expect(problem).toMatchObject({ error: 'offline', status: 0 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('what is refused is not tried again', async () => {
    const fetch = answers(json({ error: 'no-such-table', status: 404 }, 404));
    expect(await caught(api.get('/api/x'))).toMatchObject({ error: 'no-such-table', status: 404 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('problems', () => {
  test('have their fields', async () => {
    answers(json({ error: 'bad-field', field: 'seats[1].name', status: 400 }, 400));
    const problem = await caught(api.post('/api/tables', {}));
    expect(problem).toMatchObject({ error: 'bad-field', status: 400, field: 'seats[1].name' });
    expect(problem.data).toEqual({ error: 'bad-field', field: 'seats[1].name', status: 400 });
  });

  test('that are no JSON are problems all the same', async () => {
    answers(new Response('<h1>Bad</h1>', { status: 500 }));
    expect(await caught(api.post('/api/x'))).toMatchObject({ error: 'unknown', status: 500 });
    answers(new Response('', { status: 502 }));
    expect(await caught(api.post('/api/x'))).toMatchObject({ error: 'offline', status: 502 });
  });

  test('are put into words', () => {
    expect(wordsOf(new Problem(0, { error: 'offline' }))).toMatch(/not responding/);
    expect(wordsOf(new Problem(400, { error: 'seats', min: 2, max: 4, seats: 5 }))).toBe(
      'This game is for 2 to 4 players, not 5.',
    );
    const illegal = new Problem(422, { error: 'refused', why: 'wheel-taken', width: 7, seat: 2 });
    expect(wordsOf(illegal, 'lost-code', ['Ala', 'Olek'])).toBe('Olek has already taken the wheel of width 7.');
    expect(wordsOf(new Problem(500, {}))).toMatch(/on the server/);
    expect(wordsOf(new Error('other'))).toBe('Something went wrong.');
  });
});

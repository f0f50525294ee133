/** What went wrong with a request. `error` is a tag whose words are `house-error-…` or `web-problem-…`. */
export class Problem extends Error {
  /** A short name, such as `stale`; `offline` when the server did not answer at all. */
  readonly error: string;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The field of the request that is wrong. */
  readonly field: string | undefined;
  /** The whole answer. */
  readonly data: Record<string, unknown>;

  constructor(status: number, data: Record<string, unknown>) {
    const error = typeof data['error'] === 'string' ? data['error'] : 'unknown';
    super(error);
    this.name = 'Problem';
    this.error = error;
    this.status = status;
    this.field = typeof data['field'] === 'string' ? data['field'] : undefined;
    this.data = data;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Request {
  body?: unknown;
  signal?: AbortSignal;
  /** Whether the browser may keep the answer. */
  cache?: RequestCache;
}

/** Only GET requests are repeated, when the server does not answer or is busy. */
const PAUSES = [250, 1000, 2500];
const PASSING = new Set([0, 429, 502, 503, 504]);

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** What a refused request was refused for. */
export async function problemOf(response: Response): Promise<Problem> {
  const data: unknown = await response.json().catch(() => null);
  if (typeof data === 'object' && data !== null) {
    return new Problem(response.status, data as Record<string, unknown>);
  }
  // The answer of a proxy: the server itself cannot be reached.
  return new Problem(response.status, { error: PASSING.has(response.status) ? 'offline' : 'unknown' });
}

async function send(method: Method, path: string, { body, signal, cache = 'no-store' }: Request): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    const init: RequestInit = { method, headers, credentials: 'same-origin', cache };
    if (body !== undefined) init.body = JSON.stringify(body);
    if (signal) init.signal = signal;
    response = await fetch(path, init);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Problem(0, { error: 'offline' });
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function sendPatiently(method: Method, path: string, request: Request): Promise<Response> {
  for (const ms of method === 'GET' ? PAUSES : []) {
    try {
      return await send(method, path, request);
    } catch (problem) {
      if (!(problem instanceof Problem) || !PASSING.has(problem.status)) throw problem;
      await pause(ms);
      if (request.signal?.aborted) throw problem;
    }
  }
  return send(method, path, request);
}

async function json<T>(method: Method, path: string, request: Request = {}): Promise<T> {
  const response = await sendPatiently(method, path, request);
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export const api = {
  get: <T>(path: string, signal?: AbortSignal) => json<T>('GET', path, signal ? { signal } : {}),
  /** What seldom changes: the browser keeps it and asks whether it is still right. */
  kept: <T>(path: string) => json<T>('GET', path, { cache: 'no-cache' }),
  post: <T>(path: string, body?: unknown) => json<T>('POST', path, { body }),
  put: <T>(path: string, body?: unknown) => json<T>('PUT', path, { body }),
  patch: <T>(path: string, body?: unknown) => json<T>('PATCH', path, { body }),
  delete: <T>(path: string) => json<T>('DELETE', path),
  /** Text, such as a record. */
  text: async (path: string) => (await sendPatiently('GET', path, {})).text(),
};

import { browserBackend } from '../local/browser-backend';
import { type Backend, isLocal, type Method, type Request } from './backend';
import { PASSING, Problem } from './problem';
import { serverBackend } from './server-backend';

export { Problem };

/** Only GET requests are repeated, when the server does not answer or is busy. */
const PAUSES = [250, 1000, 2500];

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Who keeps a table. */
export function keeperOf(table: string): Backend {
  return isLocal(table) ? browserBackend : serverBackend;
}

/** Who answers a path: whoever keeps its table, and otherwise the server. */
function answererOf(path: string): Backend {
  const [, table = ''] = /^\/api\/tables\/([^/?]+)/.exec(path) ?? [];
  return keeperOf(decodeURIComponent(table));
}

type Answerer = (path: string) => Backend;

async function sendPatiently(answerer: Answerer, method: Method, path: string, request: Request): Promise<string> {
  const backend = answerer(path);
  for (const ms of method === 'GET' ? PAUSES : []) {
    try {
      return await backend.send(method, path, request);
    } catch (problem) {
      if (!(problem instanceof Problem) || !PASSING.has(problem.status)) throw problem;
      await pause(ms);
      if (request.signal?.aborted) throw problem;
    }
  }
  return backend.send(method, path, request);
}

function apiOf(answerer: Answerer) {
  const json = async <T>(method: Method, path: string, request: Request = {}): Promise<T> => {
    const text = await sendPatiently(answerer, method, path, request);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  return {
    get: <T>(path: string, signal?: AbortSignal) => json<T>('GET', path, signal ? { signal } : {}),
    /** What seldom changes: the browser keeps it and asks whether it is still right. */
    kept: <T>(path: string) => json<T>('GET', path, { cache: 'no-cache' }),
    post: <T>(path: string, body?: unknown) => json<T>('POST', path, { body }),
    put: <T>(path: string, body?: unknown) => json<T>('PUT', path, { body }),
    patch: <T>(path: string, body?: unknown) => json<T>('PATCH', path, { body }),
    delete: <T>(path: string) => json<T>('DELETE', path),
    /** Text, such as a record. */
    text: (path: string) => sendPatiently(answerer, 'GET', path, {}),
  };
}

/** The API of the server, and of this browser for the tables that it keeps. */
export const api = apiOf(answererOf);

/** The API of this browser. */
export const local = apiOf(() => browserBackend);

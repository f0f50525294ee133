import type { Backend, Handlers, Method, Request } from './backend';
import { EventStream } from './event-stream.svelte';
import { Problem, problemOf } from './problem';

/** The server that these pages come from. */
export const serverBackend: Backend = {
  async send(method: Method, path: string, { body, signal, cache = 'no-store' }: Request): Promise<string> {
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
    return response.status === 204 ? '' : response.text();
  },
  stream: (handlers: Handlers) => new EventStream(handlers),
};

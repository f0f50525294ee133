/** This version of the client; `build/service-worker.mjs` writes it before this script. */
declare const CLIENT: {
  /** The files to keep, each with a hash of its contents. */
  files: Record<string, string>;
  /** A hash of all of them. */
  version: string;
};

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchRequest extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a service worker's scope that is used here: TypeScript has it only instead of a page's. */
interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchRequest) => void): void;
}

const scope = globalThis as unknown as Scope;

const PREFIX = 'dighouse.client.';
const CACHE = PREFIX + CLIENT.version;
/** Rules modules that were asked for. Their names are hashes, so they never change. */
const MODULES = 'dighouse.modules';
const PAGE = 'index.html';

/** Whether a server sends this client, rather than a static host. */
const hasServer = new URL(scope.location.href).searchParams.has('server');

const addressOf = (file: string) => new URL(file, scope.registration.scope).href;

/** Takes over the files that have not changed, and fetches the others. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const before = await earlier();
  await Promise.all(
    Object.entries(CLIENT.files).map(async ([file, hash]) => {
      const key = `${addressOf(file)}?${hash}`;
      const kept = await before?.match(key);
      const response = kept ?? (await fetch(addressOf(file), { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(key, response);
    }),
  );
}

async function earlierNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

async function earlier(): Promise<Cache | null> {
  const name = (await earlierNames()).at(-1);
  return name === undefined ? null : caches.open(name);
}

/** Forgets all earlier versions but one: a page that is still open may load more of it. */
async function tidy(): Promise<void> {
  await Promise.all((await earlierNames()).slice(0, -1).map((name) => caches.delete(name)));
}

/** The file of the client that a request is for. */
function fileFor(request: Request): string | null {
  const url = new URL(request.url);
  const base = new URL(scope.registration.scope);
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null;
  const path = url.pathname.slice(base.pathname.length);
  if (/^(?:api\b|healthz$|livez$|metrics$)/.test(path)) return null;
  // Every path without an extension is a page, which the client shows itself.
  return request.mode === 'navigate' && !/\.[^/]+$/.test(path) ? PAGE : path;
}

async function answer(request: Request, file: string): Promise<Response> {
  if (hasServer && /(?:^|\/)index\.(?:html|json)$/.test(file)) return newest(request, file);
  const hash = CLIENT.files[file];
  const kept = hash === undefined ? undefined : await caches.match(`${addressOf(file)}?${hash}`);
  // A page that was opened before an update asks for files of its own version, whose names contain their hashes.
  const found = kept ?? (await caches.match(addressOf(file), { ignoreSearch: true }));
  return found ?? (/^modules\/.*\.gz$/.test(file) ? keepModule(request) : fetch(request));
}

/** What says which files belong together: the server's, or the kept one while the server cannot be reached. */
async function newest(request: Request, file: string): Promise<Response> {
  const kept = () => caches.match(`${addressOf(file)}?${CLIENT.files[file]}`);
  return fetch(request).catch(async () => (await kept()) ?? Response.error());
}

async function keepModule(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await (await caches.open(MODULES)).put(request, response.clone());
  return response;
}

scope.addEventListener('install', (event) => {
  // A server's pages are always the newest, so nothing waits for a reload.
  if (hasServer) void scope.skipWaiting();
  event.waitUntil(install());
});
scope.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => scope.clients.claim())));
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const file = fileFor(event.request);
  if (file !== null) event.respondWith(answer(event.request, file));
});

import { tick } from 'svelte';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'career'; player: string | null }
  | { page: 'verify'; id: string | null }
  | { page: 'lost' };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [page = '', rest, ...more] = path.split('/').filter(Boolean).map(decode);
  if (more.length > 0) return { page: 'lost' };
  if (page === '') return { page: 'lobby' };
  if ((page === 'settings' || page === 'account') && rest === undefined) return { page };
  if (page === 'career') return { page, player: rest ?? null };
  if (page === 'verify') return { page, id: rest ?? null };
  if ((page === 'table' || page === 'replay') && rest) return { page, id: rest };
  if (page === 'rules' && rest) return { page, game: rest };
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface Entry {
  scroll?: number;
}

/** Where we are, over the History API. */
class Router {
  #path = $state(location.pathname);
  #search = $state(location.search);
  readonly #route = $derived(routeOf(this.#path));
  readonly #query = $derived(new URLSearchParams(this.#search));
  /** Whether this page was come to from another one; then its heading takes the focus. */
  moved = false;

  constructor() {
    history.scrollRestoration = 'manual';
    addEventListener('popstate', (event) => this.#arrive((event.state as Entry | null)?.scroll ?? 0));
    document.addEventListener('click', (event) => this.#followLink(event));
  }

  get path(): string {
    return this.#path;
  }

  get route(): Route {
    return this.#route;
  }

  get query(): URLSearchParams {
    return this.#query;
  }

  /** Goes to a page of this site; `replace` drops the current one from the history. */
  go(to: string, { replace = false } = {}): void {
    const url = new URL(to, location.href);
    if (replace) {
      history.replaceState({}, '', url);
    } else {
      history.replaceState({ scroll: scrollY } satisfies Entry, '');
      history.pushState({}, '', url);
    }
    this.#arrive(0);
  }

  /** Changes the part after `?` of this address; null takes a field away. The way back is not lengthened. */
  tune(changes: Record<string, string | null>): void {
    const url = new URL(location.href);
    for (const [field, value] of Object.entries(changes)) {
      if (value === null) url.searchParams.delete(field);
      else url.searchParams.set(field, value);
    }
    history.replaceState(history.state, '', url);
    this.#search = url.search;
  }

  #arrive(scroll: number): void {
    this.moved ||= location.pathname !== this.#path;
    this.#path = location.pathname;
    this.#search = location.search;
    void tick().then(() => requestAnimationFrame(() => scrollTo({ top: scroll, behavior: 'instant' })));
  }

  #followLink(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    if (url.href !== location.href) this.go(url.href);
  }
}

export const router = new Router();

import { tick } from 'svelte';

import { hasServer, hrefOf } from './place';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'career'; player: string | null }
  | { page: 'verify'; id: string | null }
  | { page: 'shared' }
  | { page: 'lost' };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [page = '', rest, ...more] = path.split('/').filter(Boolean).map(decode);
  if (more.length > 0) return { page: 'lost' };
  if (page === '') return { page: 'lobby' };
  if ((page === 'settings' || page === 'account' || page === 'shared') && rest === undefined) return { page };
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

/** Whether a fragment names a page, as `#/rules/arnak` does, and not a place on this one. */
const namesPage = (fragment: string) => fragment.startsWith('#/');

/** The page that an address of this site shows, as an address with a path of its own. */
function pageAt({ hash, origin, pathname, search }: Pick<URL, 'hash' | 'origin' | 'pathname' | 'search'>): URL {
  if (namesPage(hash)) return new URL(origin + hash.slice(1));
  return new URL(hasServer ? pathname + search + hash : '/', origin);
}

/** What the address bar shows for a page. */
const shownAs = ({ pathname, search, hash }: URL) => hrefOf(pathname + search + hash);

interface Entry {
  scroll?: number;
}

/** Where we are, over the History API. */
class Router {
  #path = $state(pageAt(location).pathname);
  #search = $state(pageAt(location).search);
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
    const shown = shownAs(new URL(to, pageAt(location)));
    if (replace) {
      history.replaceState({}, '', shown);
    } else {
      history.replaceState({ scroll: scrollY } satisfies Entry, '');
      history.pushState({}, '', shown);
    }
    this.#arrive(0);
  }

  /** Changes the part after `?` of this address; null takes a field away. The way back is not lengthened. */
  tune(changes: Record<string, string | null>): void {
    const page = pageAt(location);
    for (const [field, value] of Object.entries(changes)) {
      if (value === null) page.searchParams.delete(field);
      else page.searchParams.set(field, value);
    }
    history.replaceState(history.state, '', shownAs(page));
    this.#search = page.search;
  }

  /** Shows a place on this page. */
  goWithin(anchor: string): void {
    if (hasServer) history.replaceState(history.state, '', `#${anchor}`);
    showPlace(anchor);
  }

  #arrive(scroll: number): void {
    const page = pageAt(location);
    this.moved ||= page.pathname !== this.#path;
    this.#path = page.pathname;
    this.#search = page.search;
    void tick().then(() => requestAnimationFrame(() => scrollTo({ top: scroll, behavior: 'instant' })));
  }

  #followLink(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    const here = url.pathname === location.pathname;
    if (here && url.hash && !namesPage(url.hash)) {
      if (hasServer) return;
      // The fragment names the page here, so a place on it has none.
      event.preventDefault();
      this.goWithin(decodeURIComponent(url.hash.slice(1)));
      return;
    }
    // Beside a client that is alone there may be other pages of the host.
    if (!hasServer && !(here && namesPage(url.hash))) return;
    event.preventDefault();
    if (url.href !== location.href) this.go(pageAt(url).href);
  }
}

/** Scrolls to the element with this id, from where the keyboard goes on. */
export function showPlace(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

export const router = new Router();

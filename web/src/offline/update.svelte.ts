import { fileAddress, hasServer } from '../lib/place';

/** Installs this client in the browser, so that it opens offline, and knows when a newer one is ready. */
class Update {
  /** A newer client waits until the player reloads the page. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Registers the service worker, once everything that the page needs now is there. */
  async watch(): Promise<void> {
    // Pages that came by https or from this machine can have a service worker.
    if (!('serviceWorker' in navigator)) return;
    const script = fileAddress(hasServer ? 'sw.js?server' : 'sw.js');
    const registration = await navigator.serviceWorker.register(script).catch(() => null);
    // A server's pages are always the newest.
    if (!registration || hasServer) return;
    this.#take(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => {
        // The first one replaces nothing.
        if (fresh.state === 'installed' && navigator.serviceWorker.controller) this.#take(fresh);
      });
    });
    // A page may stay open for days.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
    });
  }

  /** Lets the newer client take over and loads it. Games are stored after every move, so nothing is lost. */
  reload(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('take-over');
  }

  #take(worker: ServiceWorker | null): void {
    this.#waiting = worker;
    this.ready = worker !== null;
  }
}

export const update = new Update();

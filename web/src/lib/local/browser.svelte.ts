import type { GameInfo } from '../../generated/house';
import { server } from '../net/server.svelte';
import { fileAddress } from '../place';
import { type Catalogue, CATALOGUE, loadCatalogue } from './catalogue';

/** What this browser can play by itself, loaded once and kept. */
class Browser {
  /** Null while it loads, or where the program was built without engines. */
  catalogue: Catalogue | null = $state.raw(null);
  #loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    try {
      this.catalogue = await loadCatalogue(fileAddress(CATALOGUE));
    } catch {
      // Offline, and not installed. The next page tries again.
      this.#loading = null;
    }
  }

  /** A game that can be played in this browser. */
  game(id: string): GameInfo | undefined {
    return this.catalogue?.games[id]?.info;
  }
}

export const browser = new Browser();

/** A game that can be played here: on the server, or in this browser. */
export function gameInfo(id: string): GameInfo | undefined {
  return server.game(id) ?? browser.game(id);
}

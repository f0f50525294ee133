import type { Turn } from '../../generated/turn';
import { notify } from './notify';

/** The tables that wait for this player, as the tab's stream reported them last. */
export class Turns {
  list: Turn[] = $state.raw([]);
  #loaded = false;

  /** Takes the new list. Turns that had begun before the page was opened cause no notification. */
  take(list: Turn[]): void {
    const known = this.list.map(({ table }) => table);
    const fresh = this.#loaded ? list.filter(({ table }) => !known.includes(table)) : [];
    this.#loaded = true;
    this.list = list;
    void notify(fresh, list);
  }
}

export const turns = new Turns();

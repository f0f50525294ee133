import type { Turn } from '../../generated/turn';
import { callTo } from './calling';

/** Where it is this player's turn, as the stream of this tab told last, whichever page it is for. */
export class Turns {
  list: Turn[] = $state.raw([]);
  #heard = false;

  /** Takes news. What was the case before the page was opened is nothing to be called for. */
  take(list: Turn[]): void {
    const known = this.list.map(({ table }) => table);
    const come = this.#heard ? list.filter(({ table }) => !known.includes(table)) : [];
    this.#heard = true;
    this.list = list;
    void callTo(come, list);
  }
}

export const turns = new Turns();

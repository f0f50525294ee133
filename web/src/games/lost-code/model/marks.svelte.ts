import { router } from '../../../lib/router.svelte';
import { recall, remember } from '../../../lib/settings/storage';
import type { Symbol } from './view';

export type Mark = 'cross' | 'maybe';

const NEXT: Record<Mark | 'none', Mark | null> = { none: 'cross', cross: 'maybe', maybe: null };

/**
 * What a player pencils on the sheet, kept by the browser. A mark is about one tile: a new tile of the same symbol
 * begins with a clean line.
 */
export class Marks {
  readonly #key: string;
  #kept: Record<string, Mark> = $state.raw({});

  constructor(key: string) {
    this.#key = key;
    this.#kept = recall(key, {});
  }

  /** `tile` counts the tiles of that symbol, from 0. */
  of(symbol: Symbol, tile: number, value: number): Mark | null {
    return this.#kept[`${symbol} ${tile} ${value}`] ?? null;
  }

  /** Nothing, a cross, a maybe, nothing … */
  cycle(symbol: Symbol, tile: number, value: number): void {
    const mark = NEXT[this.of(symbol, tile, value) ?? 'none'];
    const { [`${symbol} ${tile} ${value}`]: _, ...others } = this.#kept;
    this.#kept = mark ? { ...others, [`${symbol} ${tile} ${value}`]: mark } : others;
    remember(this.#key, this.#kept);
  }
}

/** Where this browser keeps the marks of a seat at the table of this page. */
export function marksKey(seat: number): string {
  return `dighouse.notes${router.path}/${seat}`;
}

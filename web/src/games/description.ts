import { seatNames } from '../lib/text/names';
import type { Args } from '../lib/text/texts.svelte';
import type { Say, SeatNow } from './contract';

/** A view in words. They come through `t`, so that every language and the tests can read them. */
export abstract class Description<View extends { seat: number | null }> {
  readonly view: View;
  readonly t: Say;
  protected readonly names: string[];
  readonly #you: string;

  /** `you` is the message by which the viewer is called. */
  constructor(view: View, seats: SeatNow[], t: Say, you: string) {
    this.view = view;
    this.t = t;
    this.names = seatNames(seats);
    this.#you = you;
  }

  /** What is told, part by part; null where there is nothing to tell. */
  protected abstract parts(): (string | null)[];

  paragraphs(): string[] {
    return this.parts().filter((part) => part !== null);
  }

  /** The name of a seat; the viewer is `you`. */
  seatName(seat: number): string {
    return seat === this.view.seat ? this.t(this.#you) : (this.names[seat - 1] ?? String(seat));
  }

  /** A list under a title; null if it is empty. */
  list(title: string, items: readonly string[], args: Args = {}): string | null {
    return items.length > 0 ? `${this.t(title, args)}: ${items.join('; ')}.` : null;
  }
}

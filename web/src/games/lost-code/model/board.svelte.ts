import { createContext, tick } from 'svelte';

import type { BoardProps } from '../../contract';
import { lasting, travels } from '../../../lib/motion';
import { seatNames } from '../../../lib/names';
import { Choosing } from './choosing.svelte';
import { Marks, marksKey } from './marks.svelte';
import { revealOf } from './reveal';
import { spotOf } from './spot';
import { oddsOf } from './view';
import type { View } from './view';

/** Everything that the parts of the board share. */
export class BoardState {
  readonly #read: () => BoardProps<View>;
  readonly choosing: Choosing;

  constructor(props: () => BoardProps<View>) {
    this.#read = props;
    this.choosing = new Choosing(props);
  }

  get #props(): BoardProps<View> {
    return this.#read();
  }

  get view(): View {
    return this.#props.view;
  }

  /** Whose eyes these are; null for somebody who looks on or sees everything. */
  get seat(): number | null {
    return this.#props.seat;
  }

  get replay(): boolean {
    return this.#props.replay;
  }

  /** Whether the viewer is asked. */
  get asked(): boolean {
    return !this.#props.replay && this.#props.choices.length > 0;
  }

  readonly names = $derived.by(() => seatNames(this.#props.seats));
  readonly odds = $derived.by(() => oddsOf(this.#props.aid));
  readonly spot = $derived.by(() => spotOf(this.#props.spot));
  readonly marks = $derived.by(() => (this.seat === null ? null : new Marks(marksKey(this.seat))));

  /** Whether the viewer may pencil on the sheet. */
  get pencils(): boolean {
    return this.marks !== null && !this.replay && this.view.phase !== 'over';
  }

  name(seat: number): string {
    return this.names[seat - 1] ?? String(seat);
  }

  /** The button that says the answer, where the keyboard goes once something is chosen. */
  confirm: HTMLElement | null = $state.raw(null);

  async confirmNext(): Promise<void> {
    await tick();
    this.confirm?.focus({ preventScroll: true });
  }

  /** Whether a bot advises exactly this. */
  advises(text: string | null | undefined): boolean {
    return text !== null && text !== undefined && text === this.#props.hint;
  }

  act(text: string | null | undefined): void {
    if (text) this.#props.act(text);
  }

  // What just happened is shown step by step, unless the viewer does not care to wait.

  readonly #fresh = $derived.by(() => this.#props.fresh);
  #skipped = $derived.by(() => {
    void this.#fresh;
    return false;
  });

  readonly reveal = $derived.by(() => revealOf(this.#fresh, travels() ? lasting(240) : 0));

  /** Nothing travels over the board. */
  get still(): boolean {
    return this.#skipped || !travels();
  }

  skip(): void {
    if (this.reveal.ends > 0) this.#skipped = true;
  }

  /** Explains something, and why it cannot be done now if `text` is not among what can be done. */
  why(words: string | null, text: string | null): () => Promise<string> {
    return async () => {
      const legal = text === null || this.#props.choices.some((choice) => choice.text === text);
      const reason = legal || this.replay || this.seat === null ? null : await this.#props.whyNot(text);
      return [words, reason].filter(Boolean).join('\n');
    };
  }
}

export const [getBoard, setBoard] = createContext<BoardState>();

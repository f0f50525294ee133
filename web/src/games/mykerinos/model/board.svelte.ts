import { createContext } from 'svelte';

import type { BoardProps } from '../../contract';
import { lasting, travels } from '../../../lib/motion';
import { seatNames } from '../../../lib/names';
import { t } from '../../../lib/texts.svelte';
import { Choosing } from './choosing.svelte';
import { plainOf } from './offers';
import { zonesWith } from './ranking';
import { revealOf } from './reveal';
import { spotOf } from './spot';
import { cubesOf } from './view';
import type { Expedition, View } from './view';
import type { Teller } from './words';

/** Everything that the parts of the board share. */
export class BoardState implements Teller {
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

  /** Whose eyes these are; null for somebody who looks on. */
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

  get prompt(): string | null {
    return this.#props.prompt;
  }

  get hint(): string | null {
    return this.#props.hint;
  }

  readonly t = t;
  readonly names = $derived.by(() => seatNames(this.#props.seats));
  readonly spot = $derived.by(() => spotOf(this.#props.spot));
  readonly plain = $derived.by(() => (this.asked ? plainOf(this.#props.choices) : []));
  readonly cubes = $derived.by(() => cubesOf(this.view));

  name(owner: Expedition): string {
    if (owner === 'neutral') return t('web-mykerinos-neutral');
    return this.names[owner - 1] ?? String(owner);
  }

  /** Whose cubes are being laid. */
  get layer(): Expedition {
    return this.choosing.way === 'neutral' ? 'neutral' : (this.seat ?? 1);
  }

  /** How every zone stands, before and after what is being chosen. */
  readonly zones = $derived.by(() => {
    const { preview, passing } = this.choosing;
    const more = preview.map((square) => ({ square, owner: this.layer }));
    return zonesWith(this.view, this.cubes, { more, passing: passing ? this.seat : null });
  });

  /** The data of an action, to be told. */
  dataOf(text: string): unknown {
    return this.#props.choices.find((choice) => choice.text === text)?.data;
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

  readonly reveal = $derived.by(() => revealOf(this.#fresh, travels() ? lasting(120) : 0));

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

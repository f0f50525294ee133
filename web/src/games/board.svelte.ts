import { travels } from '../lib/ui/motion';
import { seatNames } from '../lib/text/names';
import type { BoardProps } from './contract';

/** What the parts of any board share; a game adds its own. */
export abstract class SharedBoard<View> {
  readonly #read: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
    this.#read = props;
  }

  protected get props(): BoardProps<View> {
    return this.#read();
  }

  get view(): View {
    return this.props.view;
  }

  /** Whose eyes these are; null for somebody who looks on or sees everything. */
  get seat(): number | null {
    return this.props.seat;
  }

  get replay(): boolean {
    return this.props.replay;
  }

  /** Whether the viewer is asked. */
  get asked(): boolean {
    return !this.props.replay && this.props.choices.length > 0;
  }

  readonly names = $derived.by(() => seatNames(this.props.seats));

  /** Whether a bot advises exactly this. */
  advises(text: string | null | undefined): boolean {
    return text !== null && text !== undefined && text === this.props.hint;
  }

  act(text: string | null | undefined): void {
    if (text) this.props.act(text);
  }

  // What just happened is shown step by step, unless the viewer does not care to wait.

  readonly fresh = $derived.by(() => this.props.fresh);
  #skipped = $derived.by(() => {
    void this.fresh;
    return false;
  });

  /** When all that just happened is shown, in milliseconds from then. */
  protected abstract get ends(): number;

  /** Nothing travels over the board. */
  get still(): boolean {
    return this.#skipped || !travels();
  }

  skip(): void {
    if (this.ends > 0) this.#skipped = true;
  }

  /** Explains something, and why it cannot be done now if `text` is not among what can be done. */
  why(words: string | null, text: string | null): () => Promise<string> {
    return async () => {
      const legal = text === null || this.props.choices.some((choice) => choice.text === text);
      const reason = legal || this.replay || this.seat === null ? null : await this.props.whyNot(text);
      return [words, reason].filter(Boolean).join('\n');
    };
  }
}

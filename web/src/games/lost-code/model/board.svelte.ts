import { createContext, tick } from 'svelte';

import type { BoardProps } from '../../contract';
import { SharedBoard } from '../../board.svelte';
import { lasting, travels } from '../../../lib/ui/motion';
import { Choosing } from './choosing.svelte';
import { Marks, marksKey } from './marks.svelte';
import { revealOf } from './reveal';
import { spotOf } from './spot';
import { oddsOf } from './view';
import type { View } from './view';

/** Everything that the parts of the board share. */
export class BoardState extends SharedBoard<View> {
  readonly choosing: Choosing;

  constructor(props: () => BoardProps<View>) {
    super(props);
    this.choosing = new Choosing(props);
  }

  readonly odds = $derived.by(() => oddsOf(this.props.aid));
  readonly spot = $derived.by(() => spotOf(this.props.spot));
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

  readonly reveal = $derived.by(() => revealOf(this.fresh, travels() ? lasting(240) : 0));

  protected get ends(): number {
    return this.reveal.ends;
  }
}

export const [getBoard, setBoard] = createContext<BoardState>();

import { createContext } from 'svelte';

import type { BoardProps } from '../../contract';
import { SharedBoard } from '../../board.svelte';
import { lasting, travels } from '../../../lib/ui/motion';
import { t } from '../../../lib/text/texts.svelte';
import { Choosing } from './choosing.svelte';
import { plainOf } from './offers';
import { zonesWith } from './ranking';
import { revealOf } from './reveal';
import { spotOf } from './spot';
import { cubesOf } from './view';
import type { Expedition, View } from './view';
import type { Teller } from './words';

/** Everything that the parts of the board share. */
export class BoardState extends SharedBoard<View> implements Teller {
  readonly choosing: Choosing;
  readonly t = t;

  constructor(props: () => BoardProps<View>) {
    super(props);
    this.choosing = new Choosing(props);
  }

  get prompt(): string | null {
    return this.props.prompt;
  }

  get hint(): string | null {
    return this.props.hint;
  }

  readonly spot = $derived.by(() => spotOf(this.props.spot));
  readonly plain = $derived.by(() => (this.asked ? plainOf(this.props.choices) : []));
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
    return this.props.choices.find((choice) => choice.text === text)?.data;
  }

  readonly reveal = $derived.by(() => revealOf(this.fresh, travels() ? lasting(120) : 0));

  protected get ends(): number {
    return this.reveal.ends;
  }
}

export const [getBoard, setBoard] = createContext<BoardState>();

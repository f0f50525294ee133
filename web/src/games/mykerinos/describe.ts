import type { Say, SeatNow } from '../contract';
import { Description } from '../description';
import { box } from './model/box';
import { playerOf, seatsOf, spacesOf } from './model/view';
import type { Expedition, PlotFace, View } from './model/view';
import {
  fateWords,
  held,
  momentWords,
  neutralPoolWords,
  patronName,
  plotWords,
  poolWords,
  rankedWords,
  shareWords,
  spaceWords,
  type Teller,
  wingName,
} from './model/words';

type Zone = View['zones'][number];
type Wing = View['wings'][number];

class Mykerinos extends Description<View> implements Teller {
  protected parts(): (string | null)[] {
    const { view } = this;
    const over = view.phase === 'over';
    return [
      this.moment(),
      over ? null : this.track(),
      ...(over ? [] : view.zones.map((zone) => this.zone(zone))),
      ...view.wings.map((wing) => this.wing(wing)),
      ...seatsOf(view).map((seat) => this.player(seat)),
      view.neutral && !over ? this.t('web-mykerinos-neutral-about') : null,
      this.list('web-mykerinos-to-come', this.counted(view.to_come), { count: view.to_come.length }),
      this.list('web-mykerinos-removed', this.counted(view.removed), { count: view.removed.length }),
    ];
  }

  name(who: Expedition): string {
    return who === 'neutral' ? this.t('web-mykerinos-neutral') : this.seatName(who);
  }

  /** Plots that are alike, counted. */
  counted(plots: readonly PlotFace[]): string[] {
    const counts = new Map<string, number>();
    for (const words of plots.map((plot) => plotWords(plot, this.t))) counts.set(words, (counts.get(words) ?? 0) + 1);
    return [...counts].map(([words, count]) => (count > 1 ? `${words} × ${count}` : words));
  }

  moment(): string {
    const { view, t } = this;
    const round = t('web-mykerinos-round', { round: view.round, rounds: box().rounds });
    const starter = view.phase === 'over' ? null : t('web-mykerinos-starter', { seat: this.name(view.start) });
    return [`${round}.`, `${momentWords(this)}.`, starter].filter(Boolean).join(' ');
  }

  track(): string | null {
    const spaces = spacesOf(this.view).map(({ space, owner }) => spaceWords(this, space, owner));
    return this.list('web-mykerinos-track', spaces);
  }

  /** The plots of a zone, how it stands and what is on its squares. */
  zone({ zone, status, ranking }: Zone): string {
    const { view, t } = this;
    const plots = view.plots.filter((plot) => plot.zone === zone).map((plot) => fateWords(this, plot));
    const title = `${t('web-mykerinos-zone', { zone })}: ${plots.join('; ')}.`;
    if (status === 'done') return title;
    const squares = view.squares.filter((square) => square.zone === zone);
    const names = (wanted: (square: (typeof squares)[number]) => boolean) =>
      squares.filter(wanted).map(({ square }) => square).join(', ');
    const standing = ranking.map((ranked) => rankedWords(this, ranked, names(({ cube }) => cube === ranked.who)));
    const free = (pyramid: boolean) => names((square) => square.cube === null && square.pyramid === pyramid);
    const parts = [
      title,
      `${standing.join('; ') || t('web-mykerinos-nobody-digs')}.`,
      this.list('web-mykerinos-pyramids', [free(true)].filter(Boolean)),
      this.list('web-mykerinos-free', [free(false)].filter(Boolean)),
    ];
    return parts.filter(Boolean).join(' ');
  }

  /** The rooms of a wing, and what it brings everybody. */
  wing({ wing, patron }: Wing): string {
    const rooms = this.view.rooms
      .filter(({ wings }) => wings.includes(wing))
      .map(({ room, value, holder }) => this.t('web-mykerinos-room-held', { room, value, ...held(this, holder) }));
    return `${wingName(this, patron)}: ${rooms.join('; ')}. ${shareWords(this, patron).join('; ')}.`;
  }

  player(seat: number): string | null {
    const player = playerOf(this.view, seat);
    if (!player) return null;
    const patrons = player.patrons
      .filter(({ plots }) => plots > 0)
      .map(({ patron, plots, turned }) =>
        this.t('web-mykerinos-patron-held', { patron: patronName(patron, this.t), plots, ready: plots - turned }),
      );
    const sheet = this.t('web-mykerinos-sheet', { ...player.standing });
    const items = [poolWords(this, seat), neutralPoolWords(this, seat), ...patrons, sheet];
    return `${this.name(seat)}: ${items.filter(Boolean).join('; ')}.`;
  }
}

/** The whole view in words, paragraph by paragraph. */
export function describe(view: unknown, seats: SeatNow[], t: Say): string[] {
  return new Mykerinos(view as View, seats, t, 'web-mykerinos-you').paragraphs();
}

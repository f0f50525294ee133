import { t } from '../../../lib/text/texts.svelte';
import type { Say } from '../../contract';
import type { BoardState } from './board.svelte';
import type { ZoneNow } from './ranking';
import { worthOf } from './reckoning';
import { GAME, playerOf, plotsWith, seatsOf, spaceOf } from './view';
import type { Expedition, Patron, PlotFace, PlotView, Ranked, RoomView, View } from './view';

/** Whoever tells of a table: the board in the chosen language, or the table in words. */
export interface Teller {
  readonly view: View;
  readonly t: Say;
  name(who: Expedition): string;
}

export function patronName(patron: Patron, say: Say = t): string {
  return say(`${GAME}-name-${patron}`);
}

export function powerWords(patron: Patron, say: Say = t): string {
  return say(`web-mykerinos-power-${patron}`);
}

/** `Lord Lemon, 3 points`. */
export function plotWords({ patron, value }: PlotFace, say: Say = t): string {
  return say('web-mykerinos-plot', { patron: patron ? patronName(patron, say) : 'nobody', points: value });
}

/** What a plot brings and does. */
export function plotAbout(plot: PlotFace): string {
  return plot.patron ? `${plotWords(plot)}\n${powerWords(plot.patron)}` : plotWords(plot);
}

/** Whose something is, as arguments of a message. */
export function held(teller: Teller, owner: Expedition | null): { holder: string; seat: string } {
  return owner === null ? { holder: 'nobody', seat: '' } : { holder: 'somebody', seat: teller.name(owner) };
}

/** What is being done. */
export function momentWords({ view, t }: Teller): string {
  return t('web-mykerinos-moment', { phase: view.last_action ? 'last' : view.phase, zone: view.claim?.zone ?? 0 });
}

export function spaceWords(teller: Teller, space: number, owner: Expedition | null): string {
  return teller.t('web-mykerinos-space', { space, ...held(teller, owner) });
}

/** What became of a plot. */
export function fateWords(teller: Teller, plot: PlotView): string {
  const { fate } = plot;
  const taken = typeof fate === 'object' ? fate.taken : null;
  return teller.t('web-mykerinos-plot-fate', {
    plot: plotWords(plot, teller.t),
    fate: typeof fate === 'object' ? 'taken' : fate,
    seat: taken === null ? '' : teller.name(taken),
  });
}

/** A place in a ranking, with notes and with what decides a tie: `2. Jan: 3 (a1, a2; tied …)`. */
export function rankedWords(teller: Teller, { who, rank, cubes, tie }: Ranked, ...notes: string[]): string {
  const words = teller.t('web-mykerinos-standing', { rank, seat: teller.name(who), cubes });
  const decided = tie && teller.t('web-mykerinos-tie', { tie, space: spaceOf(teller.view, who) ?? 0 });
  const more = [...notes, decided].filter(Boolean);
  return more.length > 0 ? `${words} (${more.join('; ')})` : words;
}

/** How a zone stands: `Zone 2: 1. Ola: 3; 2. Jan: 1`. */
export function standingWords(teller: Teller, { zone, shifts }: ZoneNow): string {
  const there = shifts.flatMap(({ after }) => (after ? [rankedWords(teller, after)] : []));
  const title = teller.t('web-mykerinos-zone', { zone: zone + 1 });
  return `${title}: ${there.join('; ') || teller.t('web-mykerinos-nobody-digs')}`;
}

/** What became of the plots of a zone. */
export function doneWords(teller: Teller, zone: number): string {
  const fates = teller.view.plots.filter((plot) => plot.zone === zone + 1).map((plot) => fateWords(teller, plot));
  return `${teller.t('web-mykerinos-zone', { zone: zone + 1 })}: ${fates.join('; ')}`;
}

/** What changes in the zones by what is being chosen, one sentence for each change. */
export function effectWords(teller: Teller, zones: readonly ZoneNow[]): string[] {
  return zones.flatMap(({ zone, shifts }) =>
    shifts.flatMap(({ who, before, after }) => {
      if (before?.rank === after?.rank && before?.cubes === after?.cubes) return [];
      return [
        teller.t('web-mykerinos-effect', {
          zone: zone + 1,
          seat: teller.name(who),
          cubes: after?.cubes ?? 0,
          before: before?.rank ?? 0,
          after: after?.rank ?? 0,
          tie: after?.tie ?? 'none',
        }),
      ];
    }),
  );
}

/** A room as it is called. */
export function roomWords(board: BoardState, { room, value, wings, holder }: RoomView): string {
  const patrons = board.view.wings.filter(({ wing }) => wings.includes(wing)).map(({ patron }) => patronName(patron));
  const { choosing } = board;
  const state = choosing.room === room ? 'picked' : choosing.rooms.has(room) ? 'can' : 'plain';
  return board.t('web-mykerinos-room', { room, value, patrons: patrons.join(', '), state, ...held(board, holder) });
}

/** What a room would bring everybody. */
export function roomAbout(board: BoardState, room: RoomView): string {
  const title = roomWords(board, room);
  if (room.holder !== null) return title;
  const gains = room.gain.map((points, index) => board.t('web-mykerinos-gain', { seat: board.name(index + 1), points }));
  return [title, ...gains].join('\n');
}

export function wingName({ view, t }: Teller, patron: Patron): string {
  const wing = view.wings.find((seen) => seen.patron === patron)?.wing ?? 0;
  return t('web-mykerinos-wing', { wing, patron: patronName(patron, t) });
}

/** What a patron's wing brings everybody, seat by seat. */
export function shareWords(teller: Teller, patron: Patron): string[] {
  return seatsOf(teller.view).map((seat) => {
    const [plots, worth] = [plotsWith(teller.view, seat, patron), worthOf(teller.view, seat, patron)];
    return teller.t('web-mykerinos-share', { seat: teller.name(seat), plots, worth, points: plots * worth });
  });
}

/** The archaeologists that a seat has at hand. */
export function poolWords({ view, t }: Teller, seat: number): string {
  const { pool = 0, supply = 0 } = playerOf(view, seat) ?? {};
  return t('web-mykerinos-pool', { pool, supply });
}

/** The neutral ones among them; none without a neutral expedition. */
export function neutralPoolWords({ view, t }: Teller, seat: number): string | null {
  const pool = playerOf(view, seat)?.neutral_pool ?? 0;
  return view.neutral && t('web-mykerinos-neutral-pool', { pool, supply: view.neutral.supply });
}

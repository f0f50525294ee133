import { zoneOf } from './area';
import type { Expedition, Ranked, View } from './view';

/** An archaeologist on the area. */
export interface Digging {
  square: number;
  owner: Expedition;
}

/** Who wins a tie, the strongest first; within a group it is still open. */
export type Ties = readonly (readonly Expedition[])[];

/** The ties once somebody passes now: ahead of all who have not, and with two players ahead of the neutral expedition too. */
export function tiesAfterPass(ties: Ties, seat: number): Ties {
  return ties.flatMap((group) => {
    if (group.length < 2 || !group.includes(seat)) return [group];
    const rest = group.filter((other) => other !== seat);
    const neutral = rest.filter((other) => other === 'neutral');
    const later = rest.filter((other) => other !== 'neutral');
    return [[seat], neutral, later].filter((part) => part.length > 0);
  });
}

/** Everybody with archaeologists in a zone, the best first: counted as the view counts, for what is only thought of. */
export function ranked(digging: readonly Digging[], zone: number, ties: Ties): Ranked[] {
  const there = ties.flatMap((group, strength) =>
    group.flatMap((who) => {
      const cubes = digging.filter(({ square, owner }) => owner === who && zoneOf(square) === zone).length;
      return cubes > 0 ? [{ who, cubes, strength }] : [];
    }),
  );
  there.sort((a, b) => b.cubes - a.cubes || a.strength - b.strength);
  return there.map(({ who, cubes, strength }) => {
    const tied = there.filter((other) => other.who !== who && other.cubes === cubes);
    const open = tied.some((other) => other.strength === strength);
    return {
      who,
      cubes,
      rank: 1 + there.filter((other) => other.cubes > cubes || (other.cubes === cubes && other.strength < strength)).length,
      tie: tied.length === 0 ? null : open ? 'open' : 'track',
    };
  });
}

/** What changes for somebody in a zone. */
export interface Shift {
  who: Expedition;
  before: Ranked | null;
  after: Ranked | null;
}

/** Rankings side by side: all who are there before or after, in the order after. */
export function shifts(before: readonly Ranked[], after: readonly Ranked[]): Shift[] {
  const find = (list: readonly Ranked[], who: Expedition) => list.find((ranked) => ranked.who === who) ?? null;
  const gone = before.filter(({ who }) => !find(after, who));
  return [...after, ...gone].map(({ who }) => ({ who, before: find(before, who), after: find(after, who) }));
}

/** How a zone stands, and would stand after what is being chosen. */
export interface ZoneNow {
  /** From 0. */
  zone: number;
  shifts: Shift[];
  /** Whether what is being chosen lays archaeologists here. */
  touched: boolean;
  /** Whether somebody's rank changes. */
  changed: boolean;
}

interface Thought {
  /** Archaeologists that are only thought of. */
  more: readonly Digging[];
  /** Somebody who would pass. */
  passing: number | null;
}

/** How every zone stands, before and after what is being chosen. */
export function zonesWith(view: View, digging: readonly Digging[], { more, passing }: Thought): ZoneNow[] {
  const ties = passing === null ? view.ties : tiesAfterPass(view.ties, passing);
  return view.zones.map(({ ranking }, zone) => {
    const touched = more.some(({ square }) => zoneOf(square) === zone);
    const after = touched || passing !== null ? ranked([...digging, ...more], zone, ties) : ranking;
    const changes = shifts(ranking, after);
    return { zone, shifts: changes, touched, changed: changes.some(({ before, after }) => before?.rank !== after?.rank) };
  });
}

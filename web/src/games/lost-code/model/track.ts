import { box } from './box';
import { polar, STONE } from './dial';
import type { Point } from './dial';
import type { View } from './view';

/** A space of the serpent track. */
export interface Space extends Point {
  points: number;
  /** The direction of the serpent, in degrees. */
  angle: number;
  /** Where a stack grows, as a unit vector. */
  up: Point;
}

export interface Serpent {
  spaces: Space[];
  /** The middle line of its body. */
  body: string;
  head: Space;
  tail: Space;
  /** The length of a space and the breadth of the body. */
  pitch: number;
  breadth: number;
  box: { x: number; y: number; width: number; height: number };
}

/** The spaces that are needed: those that are printed, and more at either end if a marker went there. */
export function rangeOf(view: View): { first: number; last: number } {
  const points = view.track.map((marker) => marker.points);
  return { first: Math.min(0, ...points), last: Math.max(box().last_space, ...points) };
}

const RING = { from: 198, to: 523 };

/** The serpent around the stone. */
export function ringSerpent(first: number, last: number): Serpent {
  const radius = STONE.track.middle;
  const count = last - first + 1;
  const step = (RING.to - RING.from) / count;
  const at = (angle: number, points: number): Space => ({
    ...polar(radius, angle),
    points,
    angle: angle % 360,
    up: polar(1, angle),
  });
  const spaces = Array.from({ length: count }, (_, index) => at(RING.from + step * (index + 0.5), first + index));
  const [a, b] = [polar(radius, RING.from), polar(radius, RING.to)];
  const size = STONE.rim + 2;
  return {
    spaces,
    body: `M${a.x} ${a.y}A${radius} ${radius} 0 1 1 ${b.x} ${b.y}`,
    head: at(RING.to, last),
    tail: at(RING.from, first),
    pitch: (step * Math.PI * radius) / 180,
    breadth: STONE.track.outer - STONE.track.inner,
    box: { x: -size, y: -size, width: 2 * size, height: 2 * size },
  };
}

const ROW = { width: 360, margin: 38, height: 43, breadth: 31 };

/** The serpent winding from row to row, for narrow screens. */
export function windingSerpent(first: number, last: number, rows = 4): Serpent {
  const count = last - first + 1;
  const perRow = Math.ceil(count / rows);
  const pitch = (ROW.width - 2 * ROW.margin) / perRow;
  const y = (row: number) => ROW.height * (rows - row - 0.5) + 6;
  const right = (row: number) => row % 2 === 0;
  const spaceAt = (index: number, points: number): Space => {
    const row = Math.floor(index / perRow);
    const along = ROW.margin + pitch * ((index % perRow) + 0.5);
    return {
      x: right(row) ? along : ROW.width - along,
      y: y(row),
      points,
      angle: right(row) ? 0 : 180,
      up: { x: 0, y: -1 },
    };
  };
  const spaces = Array.from({ length: count }, (_, index) => spaceAt(index, first + index));
  const [left, far] = [ROW.margin, ROW.width - ROW.margin];
  let body = `M${left} ${y(0)}H${far}`;
  for (let row = 1; row < rows; row += 1) {
    const from = right(row) ? left : far;
    const to = row === rows - 1 ? (spaces.at(-1)?.x ?? far) : right(row) ? far : left;
    body += `A${ROW.height / 2} ${ROW.height / 2} 0 0 ${right(row) ? 1 : 0} ${from} ${y(row)}H${to}`;
  }
  const end = spaceAt(count - 1, last);
  const on = right(rows - 1) ? 1 : -1;
  return {
    spaces,
    body,
    head: { ...end, x: end.x + (on * pitch) / 2 },
    tail: { ...spaceAt(0, first), x: left },
    pitch,
    breadth: ROW.breadth,
    box: { x: 0, y: 0, width: ROW.width, height: ROW.height * rows + 8 },
  };
}

/** A marker, its space and its height in the stack. */
export interface Standing {
  seat: number;
  points: number;
  height: number;
}

/** The markers, the lowest of each stack first: whoever lies on top is further back. */
export function standings(view: View): Standing[] {
  const stacks = new Map<number, number>();
  return view.track.toReversed().map(({ seat, points }) => {
    const height = stacks.get(points) ?? 0;
    stacks.set(points, height + 1);
    return { seat, points, height };
  });
}

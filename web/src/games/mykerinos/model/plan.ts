import type { PrintedRoom } from './view';

/* The museum as an ink plan: an inner ring of ten rooms around the hall, and five bastions outside. */

export const WINGS = [1, 2, 3, 4, 5] as const;

/** Where a room lies: inside or outside in a wing, or between a wing and the next. */
export type RoomKind = 'inner' | 'outer' | 'between';

export interface Point {
  x: number;
  y: number;
}

export interface RoomPlan {
  /** Its name: `5-2`, or `2-23` between two wings. */
  name: string;
  kind: RoomKind;
  value: number;
  /** The wings it belongs to, from 1. */
  wings: number[];
  corners: Point[];
  middle: Point;
  /** The direction from the hall, as a unit vector. */
  outward: Point;
}

/** Distances from the middle of the hall. */
const HALL = 66;
const RING = 124;
const BASTION = 176;
const BADGE = 203;

export const PLAN = { left: -250, top: -224, width: 500, height: 424, hall: HALL } as const;

const STEP = 36;

/** A point at an angle, in degrees clockwise from the top. */
export function polar(radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: round(radius * Math.sin(radians)), y: round(-radius * Math.cos(radians)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function block(inner: number, outer: number, angle: number, spread = STEP / 2, taper = spread): Point[] {
  return [
    polar(inner, angle - spread),
    polar(outer, angle - taper),
    polar(outer, angle + taper),
    polar(inner, angle + spread),
  ];
}

/** The direction of a wing from the hall. */
export function angleOf(wing: number): number {
  return 2 * STEP * (wing - 1);
}

function planOf({ room, value, wings }: PrintedRoom, kind: RoomKind): RoomPlan {
  const angle = angleOf(wings[0] ?? 1) + (kind === 'between' ? STEP : 0);
  const [inner, outer] = kind === 'outer' ? [RING, BASTION] : [HALL, RING];
  return {
    name: room,
    kind,
    value,
    wings,
    corners: kind === 'outer' ? block(inner, outer, angle, 15, 11) : block(inner, outer, angle),
    middle: polar((inner + outer) / 2 - 2, angle),
    outward: { x: Math.sin((angle * Math.PI) / 180), y: -Math.cos((angle * Math.PI) / 180) },
  };
}

/** The rooms wing by wing: the inner one, which is worth most, the outer one, and the one before the next wing. */
export function roomPlans(rooms: readonly PrintedRoom[]): RoomPlan[] {
  return WINGS.flatMap((wing) => {
    const here = rooms.filter(({ wings }) => wings[0] === wing);
    const own = here.filter(({ wings }) => wings.length === 1).sort((one, other) => other.value - one.value);
    const between = here.filter(({ wings }) => wings.length > 1).map((room) => planOf(room, 'between'));
    return [...own.map((room, at) => planOf(room, at === 0 ? 'inner' : 'outer')), ...between];
  });
}

/** Where the badge of a wing's patron hangs. */
export function badgeOf(wing: number): Point {
  return polar(BADGE, angleOf(wing));
}

/** The doors: a gap in the wall between two rooms, as its two ends. */
export const DOORS: readonly [Point, Point][] = WINGS.flatMap((wing) => {
  const angle = angleOf(wing);
  const across = (radius: number, half: number): [Point, Point] => {
    const { x, y } = polar(radius * Math.cos((STEP * Math.PI) / 360), angle);
    const along = polar(half, angle + 90);
    return [
      { x: x - along.x, y: y - along.y },
      { x: x + along.x, y: y + along.y },
    ];
  };
  const beside = (side: number): [Point, Point] => [
    polar(HALL + 20, angle + (side * STEP) / 2),
    polar(RING - 20, angle + (side * STEP) / 2),
  ];
  return [across(RING, 9), beside(-1), beside(1)];
});

/** The corners drawn towards a middle. */
export function shrunk(corners: readonly Point[], middle: Point, by: number): Point[] {
  return corners.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * by, y: middle.y + (y - middle.y) * by }));
}

export function outline(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

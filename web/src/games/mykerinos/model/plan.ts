/* The museum as an ink plan: an inner ring of ten rooms around the hall, and five bastions outside. */

export const WINGS = [1, 2, 3, 4, 5] as const;

/** What kind of room: of value 5 and 3 in a wing, of value 2 between a wing and the next. */
export type RoomKind = 'five' | 'three' | 'two';

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

function roomOf(kind: RoomKind, wing: number): RoomPlan {
  const value = { five: 5, three: 3, two: 2 }[kind];
  const wings = kind === 'two' ? [wing, (wing % WINGS.length) + 1] : [wing];
  const angle = angleOf(wing) + (kind === 'two' ? STEP : 0);
  const [inner, outer] = kind === 'three' ? [RING, BASTION] : [HALL, RING];
  return {
    name: `${value}-${wings.join('')}`,
    kind,
    value,
    wings,
    corners: kind === 'three' ? block(inner, outer, angle, 15, 11) : block(inner, outer, angle),
    middle: polar((inner + outer) / 2 - 2, angle),
    outward: { x: Math.sin((angle * Math.PI) / 180), y: -Math.cos((angle * Math.PI) / 180) },
  };
}

/** All rooms, wing by wing: the one of 5, the one of 3, and the one of 2 before the next wing. */
export const ROOMS: readonly RoomPlan[] = WINGS.flatMap((wing) =>
  (['five', 'three', 'two'] as const).map((kind) => roomOf(kind, wing)),
);

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

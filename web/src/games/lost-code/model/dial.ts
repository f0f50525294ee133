/* Geometry of the stone. Angles are in degrees, clockwise from the top. */

export const STONE = {
  rim: 262,
  track: { inner: 214, outer: 256, middle: 235 },
  plate: { inner: 179, outer: 211 },
  lanes: { inner: 134, outer: 177 },
  chart: { inner: 107, outer: 132 },
  hub: 104,
} as const;

/** The dial leaves a gap at the bottom: a window does not wrap around. */
const SPAN = 300;
const START = -SPAN / 2;

export interface Point {
  x: number;
  y: number;
}

export function polar(radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: round(radius * Math.sin(radians)), y: round(-radius * Math.cos(radians)) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Where the slot of a sum begins, on a dial that ends at `top`; that of `top + 1` is the end. */
export function slotStart(sum: number, top: number): number {
  return START + (SPAN * sum) / (top + 1);
}

export function slotMiddle(sum: number, top: number): number {
  return slotStart(sum + 0.5, top);
}

/** The sum at an angle, as a fraction; in the gap the nearer end. */
export function sumAt(angle: number, top: number): number {
  const turned = ((((angle + 180) % 360) + 360) % 360) - 180;
  const sum = ((turned - START) / SPAN) * (top + 1) - 0.5;
  return Math.max(0, Math.min(top, sum));
}

/** A piece of a ring, as the `d` of a path. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`
  );
}

/** A line along a ring. */
export function arc(radius: number, from: number, to: number): string {
  const [a, b] = [polar(radius, from), polar(radius, to)];
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${b.x} ${b.y}`;
}

/** The piece of a ring that a window covers. */
export function windowSector(inner: number, outer: number, low: number, high: number, top: number, trim = 0): string {
  return sector(inner, outer, slotStart(low, top) + trim, slotStart(high + 1, top) - trim);
}

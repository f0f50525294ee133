/** Helpers for drawing: every picture is SVG, computed or drawn by hand. */

export type Point = readonly [x: number, y: number];

const at = (points: readonly Point[], index: number): Point =>
  points[((index % points.length) + points.length) % points.length] ?? [0, 0];

const short = (value: number) => Math.round(value * 10) / 10;

/** A smooth closed line through all points. */
export function loop(points: readonly Point[]): string {
  const parts = points.map((to, index) => {
    const before = at(points, index - 2);
    const from = at(points, index - 1);
    const after = at(points, index + 1);
    const ax = short(from[0] + (to[0] - before[0]) / 6);
    const ay = short(from[1] + (to[1] - before[1]) / 6);
    const bx = short(to[0] - (after[0] - from[0]) / 6);
    const by = short(to[1] - (after[1] - from[1]) / 6);
    return `C${ax} ${ay} ${bx} ${by} ${to[0]} ${to[1]}`;
  });
  const [x, y] = at(points, -1);
  return `M${x} ${y}${parts.join('')}z`;
}

/** The same outline drawn towards a middle: a contour line. */
export function shrunk(points: readonly Point[], middle: Point, by: number): Point[] {
  return points.map(([x, y]) => [short(middle[0] + (x - middle[0]) * by), short(middle[1] + (y - middle[1]) * by)]);
}

/** A point on a circle; 0 is at the top, 1 the whole way round. */
export function around(middle: Point, radius: number, turn: number): Point {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [short(middle[0] + radius * Math.cos(angle)), short(middle[1] + radius * Math.sin(angle))];
}

/** Pencil strokes between two edges, each edge given by its two ends; they tremble a little. */
export function hatching(from: readonly [Point, Point], to: readonly [Point, Point], count: number): string {
  const between = ([a, b]: readonly [Point, Point], share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const tremble = Math.sin(index * 12.9898) * 0.8;
    const [x1, y1] = between(from, share);
    const [x2, y2] = between(to, share);
    const shy = 0.82 + 0.18 * Math.abs(Math.sin(index * 4.1));
    return `M${short(x1 + tremble)} ${short(y1)}L${short(x1 + (x2 - x1) * shy + tremble)} ${short(y1 + (y2 - y1) * shy)}`;
  }).join('');
}

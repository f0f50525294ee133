import { loop, type Point } from '../../art';

/** A small steady number from a name, for pictures that are the same every time. */
export function numberOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

/** Numbers between 0 and 1 that follow from a name. */
export function* chanceOf(name: string): Generator<number, never> {
  let state = numberOf(name) || 1;
  for (;;) {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    yield ((state >>> 0) % 10007) / 10007;
  }
}

/** Pools of watercolour in a box: the outlines of a brush that was never quite dry. */
export function pools(name: string, width: number, height: number, count: number): string[] {
  const chance = chanceOf(name);
  const next = () => chance.next().value;
  return Array.from({ length: count }, () => {
    const middle: Point = [width * (0.2 + 0.6 * next()), height * (0.3 + 0.5 * next())];
    const reach = Math.min(width, height) * (0.34 + 0.34 * next());
    const points = Array.from({ length: 9 }, (_, at): Point => {
      const turn = (at / 9) * 2 * Math.PI;
      const far = reach * (0.72 + 0.5 * next());
      return [Math.round(middle[0] + Math.cos(turn) * far * 1.5), Math.round(middle[1] + Math.sin(turn) * far)];
    });
    return loop(points);
  });
}

/** The drawing of scores over time: pure numbers, drawn by ScoreChart. */

export interface Size {
  width: number;
  height: number;
}

export interface Scale {
  /** Where a step lies. */
  x(step: number): number;
  /** Where a score lies. */
  y(points: number): number;
  /** The step at a place. */
  stepAt(x: number): number;
  /** Round scores for the lines of the grid. */
  ticks: number[];
}

const MARGIN = { left: 34, right: 30, top: 14, bottom: 22 };
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** The distance of grid lines: round, and few lines. */
export function tickStep(range: number, most = 5): number {
  return STEPS.find((step) => range / step <= most) ?? 1000;
}

/** The scale that shows all scores, and these points besides. */
export function scaleOf(scores: readonly number[][], { width, height }: Size, besides: readonly number[] = []): Scale {
  const all = [...scores.flat(), ...besides];
  const step = tickStep(Math.max(1, Math.max(0, ...all) - Math.min(0, ...all)));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step);
  const last = Math.max(1, scores.length - 1);
  const across = width - MARGIN.left - MARGIN.right;
  const down = height - MARGIN.top - MARGIN.bottom;
  const ticks: number[] = [];
  for (let points = low; points <= high; points += step) ticks.push(points);
  return {
    x: (at) => MARGIN.left + (across * at) / last,
    y: (points) => MARGIN.top + down * (1 - (points - low) / (high - low)),
    stepAt: (x) => Math.max(0, Math.min(last, Math.round(((x - MARGIN.left) / across) * last))),
    ticks,
  };
}

/** One seat's line: level between the steps that bring points. */
export function linePath(scores: readonly number[][], index: number, scale: Scale): string {
  let path = '';
  let before: number | null = null;
  scores.forEach((row, step) => {
    const points = row[index] ?? 0;
    if (before === null) path += `M${round(scale.x(step))} ${round(scale.y(points))}`;
    else if (points !== before || step === scores.length - 1) {
      path += `H${round(scale.x(step))}`;
      if (points !== before) path += `V${round(scale.y(points))}`;
    }
    before = points;
  });
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Places for labels at the ends of the lines, pushed apart so that none covers another. */
export function spread(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const result = [...places];
  let floor = low;
  for (const { place, index } of order) {
    result[index] = Math.max(place, floor);
    floor = (result[index] ?? floor) + gap;
  }
  let ceiling = high;
  for (const { index } of order.reverse()) {
    result[index] = Math.min(result[index] ?? 0, ceiling);
    ceiling = (result[index] ?? ceiling) - gap;
  }
  return result;
}

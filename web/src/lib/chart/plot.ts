import { nice, ticks } from 'd3-array';
import { area, curveStepAfter, line } from 'd3-shape';

export interface Size {
  width: number;
  height: number;
}

export interface Margin {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How many lines the grid has, about. */
const TICKS = 5;

/** The scales of a chart: a row of moments from left to right, values upwards. */
export interface Plot {
  size: Size;
  margin: Margin;
  /** Where a moment lies. One alone lies in the middle. */
  x(moment: number): number;
  /** Where a value lies. */
  y(value: number): number;
  /** The moment nearest to a place. */
  momentAt(x: number): number;
  /** Round, whole values for the lines of the grid. */
  ticks: number[];
}

/** The plot of so many moments that has room for all `values`. */
export function plotOf(moments: number, values: readonly number[], size: Size, margin: Margin): Plot {
  const last = Math.max(0, moments - 1);
  const across = linear([0, last], [margin.left, size.width - margin.right]);
  const back = linear([margin.left, size.width - margin.right], [0, last]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, high - low);
  const count = Math.min(TICKS, Math.ceil(room));
  const domain = nice(low, low + room, count);
  return {
    size,
    margin,
    x: across,
    y: linear(domain, [size.height - margin.bottom, margin.top]),
    momentAt: (place) => Math.max(0, Math.min(last, Math.round(back(place)))),
    ticks: ticks(...domain, count),
  };
}

type Range = [from: number, to: number];

/** A linear scale. All of d3-scale would be larger than the rest of the charts. */
function linear([low, high]: Range, [start, end]: Range): (value: number) => number {
  return (value) => start + (high === low ? 0.5 : (value - low) / (high - low)) * (end - start);
}

/** The path of values that are joined by straight lines. */
export function linePath(plot: Plot, values: readonly number[]): string {
  return line<number>((_, moment) => plot.x(moment), plot.y).digits(1)(values) ?? '';
}

/** The path of values that stay level until the next moment. */
export function stepPath(plot: Plot, values: readonly number[]): string {
  return line<number>((_, moment) => plot.x(moment), plot.y).curve(curveStepAfter).digits(1)(values) ?? '';
}

/** The outline of the area between two rows of values. */
export function areaPath(plot: Plot, between: readonly (readonly [low: number, high: number])[]): string {
  const outline = area<readonly [number, number]>(
    (_, moment) => plot.x(moment),
    ([low]) => plot.y(low),
    ([, high]) => plot.y(high),
  );
  return outline.digits(1)(between) ?? '';
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

import type { RatingPoint } from '../../generated/career';
import { type Size, tickStep } from '../../lib/chart/chart';

/** The truth is most likely within so many deviations around a rating. */
const DEVIATIONS = 2;
const MARGIN = { left: 44, right: 14, top: 14, bottom: 22 };

/** How far the truth may be from a rating. */
export function marginOf({ deviation }: RatingPoint): number {
  return DEVIATIONS * deviation;
}

/** The drawing of a rating, game after game: pure numbers, drawn by RatingChart. */
export interface Course {
  x(game: number): number;
  y(points: number): number;
  /** The game at a place. */
  gameAt(x: number): number;
  /** Round ratings for the lines of the grid. */
  ticks: number[];
  line: string;
  /** The outline of all that the rating may be. */
  band: string;
}

export function courseOf(points: readonly RatingPoint[], { width, height }: Size): Course {
  const lows = points.map((point) => point.points - marginOf(point));
  const highs = points.map((point) => point.points + marginOf(point));
  const step = tickStep(Math.max(...highs) - Math.min(...lows));
  const low = Math.floor(Math.min(...lows) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...highs) / step) * step);
  const across = width - MARGIN.left - MARGIN.right;
  const down = height - MARGIN.top - MARGIN.bottom;
  const last = points.length - 1;
  // One game alone stands in the middle.
  const x = (game: number) => MARGIN.left + across * (last === 0 ? 0.5 : game / last);
  const y = (value: number) => MARGIN.top + down * (1 - (value - low) / (high - low));
  const place = (value: number, game: number) => `${round(x(game))} ${round(y(value))}`;
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return {
    x,
    y,
    gameAt: (at) => (last === 0 ? 0 : Math.max(0, Math.min(last, Math.round(((at - MARGIN.left) / across) * last)))),
    ticks,
    line: `M${points.map((point, game) => place(point.points, game)).join('L')}`,
    band: `M${[...highs.map(place), ...lows.map(place).reverse()].join('L')}Z`,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

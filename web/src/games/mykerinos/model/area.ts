/* The dig area: one grid of squares, eight to a row, counted row by row from 0. */

export const COLUMNS = 8;
const PLOT = { columns: 2, rows: 3 };
const ZONE = { columns: 4, rows: 3 };

export interface Place {
  row: number;
  column: number;
}

export function placeOf(square: number): Place {
  return { row: Math.floor(square / COLUMNS), column: square % COLUMNS };
}

export function squareAt({ row, column }: Place): number {
  return row * COLUMNS + column;
}

function blockOf(square: number, block: typeof PLOT): number {
  const { row, column } = placeOf(square);
  return Math.floor(row / block.rows) * (COLUMNS / block.columns) + Math.floor(column / block.columns);
}

function squaresOf(index: number, block: typeof PLOT): number[] {
  const across = COLUMNS / block.columns;
  const [top, left] = [Math.floor(index / across) * block.rows, (index % across) * block.columns];
  return Array.from({ length: block.rows * block.columns }, (_, at) =>
    squareAt({ row: top + Math.floor(at / block.columns), column: left + (at % block.columns) }),
  );
}

/** The plot of a square, from 0. */
export function plotOf(square: number): number {
  return blockOf(square, PLOT);
}

/** The zone of a square, from 0: two plots side by side. */
export function zoneOf(square: number): number {
  return blockOf(square, ZONE);
}

export function zoneOfPlot(plot: number): number {
  return Math.floor(plot / 2);
}

export function plotsOfZone(zone: number): [number, number] {
  return [2 * zone, 2 * zone + 1];
}

/** The squares of a plot, left to right and top to bottom. */
export function squaresOfPlot(plot: number): number[] {
  return squaresOf(plot, PLOT);
}

export function squaresOfZone(zone: number): number[] {
  return squaresOf(zone, ZONE);
}

/** To which side a square makes room for the cartouche in the middle of its plot: -1 left, 1 right, 0 not at all. */
export function asideOf(square: number): number {
  const { row, column } = placeOf(square);
  return row % 3 === 1 ? (column % 2) * 2 - 1 : 0;
}

export function areNeighbours(a: number, b: number): boolean {
  const [one, other] = [placeOf(a), placeOf(b)];
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
}

const STEPS: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -COLUMNS },
  End: { row: 0, column: COLUMNS },
  PageUp: { row: -ZONE.rows, column: 0 },
  PageDown: { row: ZONE.rows, column: 0 },
};

/** The square that a key leads to, as far as the area goes; null for other keys. */
export function walked(from: number, key: string, rows: number): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const { row, column } = placeOf(from);
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  return squareAt({ row: within(row + step.row, rows), column: within(column + step.column, COLUMNS) });
}

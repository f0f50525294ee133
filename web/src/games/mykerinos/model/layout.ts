import { asideOf, COLUMNS, placeOf, squaresOfPlot } from './area';

/** Gaps in the area and the height of a zone's heading, in pixels. */
const GAP = { plot: 3, zone: 10 };
const EDGE = 2;
export const HEADING = 34;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything of the dig area lies, in pixels. */
export interface Layout {
  /** The side of a square. */
  side: number;
  width: number;
  height: number;
  rows: number;
}

const LEAST = 40;
const MOST = 88;

function across(side: number): number {
  return COLUMNS * side + 2 * GAP.plot + GAP.zone + 2 * EDGE;
}

function down(side: number, rows: number): number {
  const bands = rows / 3;
  return rows * side + bands * HEADING + (bands - 1) * GAP.zone + 2 * EDGE;
}

/** The largest area of so many rows that fits; it may become higher than wished, but never wider. */
export function layoutOf(width: number, height: number, rows: number): Layout {
  const wide = (width - across(0)) / COLUMNS;
  const high = (height - down(0, rows)) / rows;
  const side = Math.max(Math.min(LEAST, wide), Math.min(MOST, wide, high));
  return { side, rows, width: across(side), height: down(side, rows) };
}

/** The box of a square. */
export function squareBox({ side }: Layout, square: number): Box {
  const { row, column } = placeOf(square);
  const band = Math.floor(row / 3);
  const x = EDGE + column * side + Math.floor(column / 4) * GAP.zone + Math.floor((column % 4) / 2) * GAP.plot
    + (column >= 4 ? GAP.plot : 0);
  const y = EDGE + row * side + (band + 1) * HEADING + band * GAP.zone;
  return { x, y, width: side, height: side };
}

/** Where an archaeologist stands on a square: in the middle, but never on a cartouche. */
export function standOf(layout: Layout, square: number): { x: number; y: number } {
  const { x, y, width, height } = squareBox(layout, square);
  return { x: x + width * (0.5 + 0.085 * asideOf(square)), y: y + height / 2 };
}

/** The box of a plot. */
export function plotBox(layout: Layout, plot: number): Box {
  const first = squaresOfPlot(plot)[0] ?? 0;
  const { x, y } = squareBox(layout, first);
  return { x, y, width: 2 * layout.side, height: 3 * layout.side };
}

/** The box of a zone's heading, above its plots. */
export function headingBox(layout: Layout, zone: number): Box {
  const { x, y } = plotBox(layout, 2 * zone);
  return { x, y: y - HEADING, width: 4 * layout.side + GAP.plot, height: HEADING };
}

/** The box of a zone with its heading. */
export function zoneBox(layout: Layout, zone: number): Box {
  const heading = headingBox(layout, zone);
  return { ...heading, height: heading.height + 3 * layout.side };
}

import researchFile from '../../../../../crates/arnak/data/research.toml?data';
import { byId, priceOf, printed, tileOf } from './box';
import { readCost, readEffect, type Mark, type Step } from './effect';
import type { Price } from './payment';
import type { Temple, TempleStack } from './view';

/** The printed research tracks, the temple above them and the bonus tiles. */

export interface TrackSpace {
  space: number;
  row: number;
  cost: Mark[];
  price: Price;
  up: number[];
}

export interface TrackRow {
  glass: Step[];
  glassPoints: number;
  notebook: Step[];
  notebookPoints: number;
}

export interface Track {
  temple: Temple;
  spaces: TrackSpace[];
  /** Row 1 and so on. */
  rows: TrackRow[];
  /** What the stacks of temple tiles cost. */
  stacks: TempleTile[];
}

export interface TempleTile {
  stack: TempleStack;
  points: number;
  cost: Mark[];
  price: Price;
}

interface ResearchFile {
  temple: { ranks: number[] };
  tile: { id: string; effect: string }[];
  track: {
    temple: Temple;
    parts: string[];
    spaces: { row: number; cost: string; up: number[] }[];
    rows: { glass: string; 'glass-points': number; notebook: string; 'notebook-points': number }[];
  }[];
}

const research = researchFile as ResearchFile;

export const BONUSES = byId(research.tile.map(tileOf));
export const bonus = (id: string) => printed(BONUSES, id);
export const RANKS: readonly number[] = research.temple.ranks;

/** The stacks in the order of the view, their worth, and the parts of the cost they put together. */
const STACKS: readonly { stack: TempleStack; points: number; parts: number[] }[] = [
  { stack: '2-left', points: 2, parts: [0] },
  { stack: '2-middle', points: 2, parts: [1] },
  { stack: '2-right', points: 2, parts: [2] },
  { stack: '6-left', points: 6, parts: [0, 1] },
  { stack: '6-right', points: 6, parts: [1, 2] },
  { stack: '11', points: 11, parts: [0, 1, 2] },
];

export const TEMPLE_STACKS = STACKS.map(({ stack }) => stack);

const TRACKS = new Map(
  research.track.map(({ temple, parts, spaces, rows }): [Temple, Track] => [
    temple,
    {
      temple,
      spaces: spaces.map(({ row, cost, up }, space) => {
        const marks = readCost(cost);
        return { space, row, cost: marks, price: priceOf(marks), up };
      }),
      rows: rows.map((row) => ({
        glass: readEffect(row.glass),
        glassPoints: row['glass-points'],
        notebook: readEffect(row.notebook),
        notebookPoints: row['notebook-points'],
      })),
      stacks: STACKS.map(({ stack, points, parts: which }) => {
        const marks = which.flatMap((part) => readCost(parts[part] ?? ''));
        return { stack, points, cost: marks, price: priceOf(marks) };
      }),
    },
  ]),
);

export function trackOf(temple: Temple): Track {
  const track = TRACKS.get(temple);
  if (!track) throw new Error(`the board has no side ${temple}`);
  return track;
}

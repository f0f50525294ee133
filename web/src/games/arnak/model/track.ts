import { trackOf, type TrackSpace } from './box';
import type { Temple, View } from './view';

/** Where the spaces of a research track lie: shares of the width and height, the start at the bottom. */
export interface Placed extends TrackSpace {
  x: number;
  y: number;
}

/** The start and seven rows; the Lost Temple is drawn by itself, above them. */
const ROWS = 8;

export const TEMPLE_ROW = 8;

/** How far apart the spaces of a row lie. */
const SPREAD: Record<number, readonly number[]> = { 1: [0.5], 2: [0.27, 0.73], 3: [0.19, 0.55, 0.88] };

/** A row is as far from the start as it is long to get there. */
export const heightOf = (row: number) => Math.max(0, 1 - (row + 0.5) / ROWS);

export function placed(temple: Temple): Placed[] {
  const { spaces } = trackOf(temple);
  return spaces.map((space) => {
    const beside = spaces.filter(({ row }) => row === space.row);
    const x = SPREAD[beside.length]?.[beside.findIndex((other) => other.space === space.space)] ?? 0.5;
    return { ...space, x, y: heightOf(space.row) };
  });
}

/** Who has a token on a space. Seat 0 is the rival. */
export function tokensOn(view: View, space: number): { seat: number; token: 'glass' | 'notebook' }[] {
  const players = view.players.flatMap(({ seat, glass, notebook }) => [
    ...(glass === space ? [{ seat, token: 'glass' as const }] : []),
    ...(notebook === space ? [{ seat, token: 'notebook' as const }] : []),
  ]);
  return view.rival?.glass === space ? [...players, { seat: 0, token: 'glass' }] : players;
}

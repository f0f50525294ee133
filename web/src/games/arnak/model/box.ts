import type * as generated from '../../../generated/arnak';
import { printedBox } from '../../printed';
import { costMarks, pictures, type Mark, type Picture } from './effect';
import { priceOf, type Price } from './price';
import { iconList, type Temple, type TempleStack, type Travel } from './view';

/** The printed box: what stands on every card, tile and board, with effects as icons. */

export interface Card extends Omit<generated.PrintedCard, 'travel' | 'effect' | 'pass'> {
  travel: Travel[];
  effect: Picture[];
  /** The other way to play it, which also passes. */
  pass: Picture[] | null;
}

export interface Side {
  effect: Picture[];
  travel: Travel[];
}

export interface Assistant extends Omit<generated.PrintedAssistant, 'silver' | 'gold'> {
  silver: Side;
  gold: Side;
}

export interface Guardian {
  id: string;
  cost: Mark[];
  price: Price;
  boon: Picture[];
}

export interface Tile {
  id: string;
  effect: Picture[];
}

export interface TrackSpace {
  space: number;
  row: number;
  cost: Mark[];
  price: Price;
  up: number[];
}

export interface TrackRow {
  glass: Picture[];
  glassPoints: number;
  notebook: Picture[];
  notebookPoints: number;
}

export interface TempleTile {
  stack: TempleStack;
  points: number;
  cost: Mark[];
  price: Price;
}

/** A research track and the temple above it. */
export interface Track {
  spaces: TrackSpace[];
  /** Row 1 and so on. */
  rows: TrackRow[];
  /** The stacks of temple tiles, in the order of the view. */
  stacks: TempleTile[];
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]));

const tileOf = ({ id, effect }: { id: string; effect: generated.EffectStep[] }): Tile => ({ id, effect: pictures(effect) });

const sideOf = ({ effect, travel }: generated.PrintedSide): Side => ({ effect: pictures(effect), travel: iconList(travel) });

const cardOf = (card: generated.PrintedCard): Card => ({
  ...card,
  travel: iconList(card.travel),
  effect: pictures(card.effect),
  pass: card.pass && pictures(card.pass),
});

const tokensOnly = (tokens: generated.Tokens): generated.Cost => ({ tokens, icons: { boot: 0, car: 0, ship: 0, plane: 0 }, card: false, idol: false });

const trackOfSide = ({ spaces, rows, stacks }: generated.PrintedTrack): Track => ({
  spaces: spaces.map(({ row, cost, up }, space) => ({ space, row, cost: costMarks(cost), price: priceOf(cost), up })),
  rows: rows.map((row) => ({
    glass: pictures(row.glass),
    glassPoints: row.glass_points,
    notebook: pictures(row.notebook),
    notebookPoints: row.notebook_points,
  })),
  stacks: stacks.map(({ stack, points, cost }) => ({ stack, points, cost: costMarks(tokensOnly(cost)), price: cost })),
});

const boxOf = (printed: generated.Printed) => ({
  printed,
  cards: byId(printed.cards.map(cardOf)),
  assistants: byId(printed.assistants.map((row): Assistant => ({ ...row, silver: sideOf(row.silver), gold: sideOf(row.gold) }))),
  guardians: byId(printed.guardians.map(({ id, cost, boon }): Guardian => ({ id, cost: costMarks(cost), price: priceOf(cost), boon: pictures(boon) }))),
  camps: printed.camps.map(pictures),
  siteTiles: byId(printed.site_tiles.map(tileOf)),
  idols: byId(printed.idols.map(tileOf)),
  slots: printed.slots.map(tileOf),
  bonuses: byId(printed.bonuses.map(tileOf)),
  tracks: new Map(printed.tracks.map((track) => [track.temple, trackOfSide(track)])),
});

export const { open, box } = printedBox(boxOf);

function found<Row>(rows: ReadonlyMap<string, Row>, id: string): Row {
  const row = rows.get(id);
  if (!row) throw new Error(`the box has no ${id}`);
  return row;
}

export const card = (id: string) => found(box().cards, id);
export const assistant = (id: string) => found(box().assistants, id);
export const guardian = (id: string) => found(box().guardians, id);
export const siteTile = (id: string) => found(box().siteTiles, id);
export const idol = (id: string) => found(box().idols, id);
export const bonus = (id: string) => found(box().bonuses, id);
export const trackOf = (temple: Temple) => found(box().tracks, temple);

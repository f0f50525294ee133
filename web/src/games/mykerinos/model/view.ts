import type { Choice } from '../../contract';
import type { Action, Event, Expedition, Patron, PlayerView, RoomView, View, WingView } from '../../../generated/mykerinos';
import { placeOf, squareAt } from './area';

export type { Action, Event, Expedition, Patron, PlotFace, PlotView, Printed, PrintedRoom, Ranked, RoomView, Tie, View } from '../../../generated/mykerinos';

export const GAME = 'mykerinos';
export const PATRONS: readonly Patron[] = ['violet', 'lemon', 'brown', 'blackmore', 'tangerine'];

export function actionOf(choice: Choice): Action {
  return choice.data as Action;
}

export function eventOf(event: unknown): Event {
  return event as Event;
}

/** The place of a square that is written as on a chess board: `c4`. */
export function squareOf(name: string): number {
  return squareAt({ row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 97 });
}

export function squareName(square: number): string {
  const { row, column } = placeOf(square);
  return String.fromCharCode(97 + column) + String(row + 1);
}

/** The seats of the game, 1-based. */
export function seatsOf(view: View): number[] {
  return view.players.map(({ seat }) => seat);
}

export function playerOf(view: View, seat: number): PlayerView | undefined {
  return view.players[seat - 1];
}

/** The archaeologists on the area. */
export function cubesOf(view: View): { square: number; owner: Expedition }[] {
  return view.squares.flatMap(({ cube }, square) => (cube === null ? [] : [{ square, owner: cube }]));
}

/** The zone that is being evaluated, from 0. */
export function zoneNow(view: View): number | null {
  return view.claim ? view.claim.zone - 1 : null;
}

export function roomOf(view: View, name: string | null): RoomView | undefined {
  return view.rooms.find(({ room }) => room === name);
}

export function wingWith(view: View, patron: Patron): WingView | undefined {
  return view.wings.find((wing) => wing.patron === patron);
}

/** How many plots of a patron somebody has. */
export function plotsWith(view: View, seat: number, patron: Patron): number {
  return playerOf(view, seat)?.patrons.find((seen) => seen.patron === patron)?.plots ?? 0;
}

/** A patron's plots one by one, those that are still to be turned first. */
export function cardsOf(view: View, seat: number): { patron: Patron; used: boolean; number: number }[] {
  return (playerOf(view, seat)?.patrons ?? []).flatMap(({ patron, plots, turned }) =>
    Array.from({ length: plots }, (_, number) => ({ patron, number, used: number >= plots - turned })),
  );
}

/** The spaces of the passing track with whoever has them. */
export function spacesOf(view: View): { space: number; owner: Expedition | null }[] {
  const holders = new Map<number, Expedition>();
  if (view.neutral) holders.set(view.neutral.space, 'neutral');
  for (const { seat, space } of view.players) if (space !== null) holders.set(space, seat);
  const count = view.players.length + (view.neutral ? 1 : 0);
  return Array.from({ length: count }, (_, index) => ({ space: index + 1, owner: holders.get(index + 1) ?? null }));
}

/** The space that somebody has on the passing track. */
export function spaceOf(view: View, who: Expedition): number | null {
  return spacesOf(view).find(({ owner }) => owner === who)?.space ?? null;
}

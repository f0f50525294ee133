import type { Choice } from '../../contract';
import type { Laying } from './building';
import { plotsOfZone } from './area';
import { actionOf, PATRONS, squareOf, zoneNow } from './view';
import type { Patron, View } from './view';

/** Who makes it possible: the player alone, a patron, or the neutral expedition whose cubes they are. */
export type Way = 'own' | 'neutral' | Patron;

/** Cubes that may be laid. */
export interface Laid extends Laying {
  kind: 'laying';
  way: Way;
}

/** A room that may be entered: as a reward or by the help of a patron. */
export interface Entering {
  kind: 'entering';
  text: string;
  room: string;
  way: 'reward' | Patron;
}

/** A plot that may be taken, or named for the neutral expedition to remove. */
export interface Taking {
  kind: 'taking';
  text: string;
  place: number;
  removed: boolean;
}

export function layingsOf(choices: readonly Choice[]): Laid[] {
  return choices.flatMap((choice): Laid[] => {
    const action = actionOf(choice);
    if (!('squares' in action)) return [];
    const way = action.action === 'patron' ? action.patron : action.action === 'neutral' ? 'neutral' : 'own';
    return [{ kind: 'laying', text: choice.text, squares: action.squares.map(squareOf), way }];
  });
}

export function roomsOf(choices: readonly Choice[]): Entering[] {
  return choices.flatMap((choice): Entering[] => {
    const action = actionOf(choice);
    if (!('room' in action)) return [];
    return [{ kind: 'entering', text: choice.text, room: action.room, way: action.action === 'brown' ? 'brown' : 'reward' }];
  });
}

export function takingsOf(view: View, choices: readonly Choice[]): Taking[] {
  return choices.flatMap((choice): Taking[] => {
    const action = actionOf(choice);
    if (!('side' in action)) return [];
    const [left, right] = plotsOfZone(zoneNow(view) ?? 0);
    const place = action.side === 'left' ? left : right;
    return [{ kind: 'taking', text: choice.text, place, removed: action.action === 'remove' }];
  });
}

/** The patrons whose help is among what can be done. */
export function patronsIn(offers: readonly { way: Way | 'reward' }[]): ReadonlySet<Patron> {
  return new Set(PATRONS.filter((patron) => offers.some(({ way }) => way === patron)));
}

/** The rooms that may be entered in a certain way, by name. */
export function roomsBy(rooms: readonly Entering[], way: Entering['way']): ReadonlyMap<string, Entering> {
  return new Map(rooms.filter((entering) => entering.way === way).map((entering) => [entering.room, entering]));
}

/** The plots that may be taken, by their place in the area. */
export function takingsByPlace(takings: readonly Taking[]): ReadonlyMap<number, Taking> {
  return new Map(takings.map((taking) => [taking.place, taking]));
}

/** What can be said without choosing a place: passing, declining, leaving the neutral cubes. */
export function plainOf(choices: readonly Choice[]): { text: string; action: string }[] {
  return choices.flatMap((choice) => {
    const action = actionOf(choice);
    const placed = 'squares' in action || 'room' in action || 'side' in action;
    return placed ? [] : [{ text: choice.text, action: action.action }];
  });
}

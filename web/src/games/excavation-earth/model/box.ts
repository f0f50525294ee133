import cards from '../../../../../crates/excavation-earth/data/cards.toml?data';
import figures from '../../../../../crates/excavation-earth/data/figures.toml?data';
import type { Design, Faction } from './view';

/* What is printed on the box's boards and cards and never changes: as the rules have it in their data. */

interface Printed {
  command: { design: Design; discard?: number; most?: [number, number] }[];
}

interface Figures {
  faction: { name: Faction; initiative: number }[];
}

/** Factions in the order of their initiative. */
export const FACTIONS = [...(figures as unknown as Figures).faction].sort((one, other) => one.initiative - other.initiative);

export function initiativeOf(faction: Faction): number {
  return FACTIONS.find(({ name }) => name === faction)?.initiative ?? 0;
}

/** The number that the words of a command card need: cards to discard, or how many things a side is about. */
export function commandNumber(design: Design, round: number): number {
  const card = (cards as unknown as Printed).command.find((card) => card.design === design);
  return card?.discard ?? card?.most?.[round < 3 ? 0 : 1] ?? 0;
}

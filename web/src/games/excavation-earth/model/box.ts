import figures from '../../../../../crates/excavation-earth/data/figures.toml?data';
import type { Faction } from './view';

interface Figures {
  faction: { name: Faction; initiative: number }[];
}

/** Factions in the order of their initiative. */
export const FACTIONS = [...(figures as unknown as Figures).faction].sort((one, other) => one.initiative - other.initiative);

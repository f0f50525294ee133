import artifactsFile from '../../../../../crates/arnak/data/artifacts.toml?data';
import assistantsFile from '../../../../../crates/arnak/data/assistants.toml?data';
import basicsFile from '../../../../../crates/arnak/data/basics.toml?data';
import guardiansFile from '../../../../../crates/arnak/data/guardians.toml?data';
import idolsFile from '../../../../../crates/arnak/data/idols.toml?data';
import islandFile from '../../../../../crates/arnak/data/island.toml?data';
import itemsFile from '../../../../../crates/arnak/data/items.toml?data';
import { readCost, readEffect, type Mark, type Step } from './effect';
import { TRAVEL } from './icons';
import type { Price } from './payment';
import type { Travel } from './view';

/** The printed box: what stands on every card and tile, from the data of the rules. */

export type CardKind = 'item' | 'artifact' | 'basic' | 'fear';

export interface PrintedCard {
  id: string;
  kind: CardKind;
  cost: number;
  points: number;
  travel: Travel[];
  /** Whether playing it is a free action. */
  free: boolean;
  /** Played for its effect it goes to exile. */
  exiles: boolean;
  effect: Step[];
  /** The other way to play it, which also passes. */
  pass: Step[] | null;
}

/** What of a cost is paid in tokens and idols. */
export function priceOf(cost: readonly Mark[]): Price {
  return Object.fromEntries(cost.flatMap(({ icon, count }) => (icon ? [[icon, count ?? 1]] : [])));
}

interface CardRow {
  id: string;
  cost?: number;
  points?: number;
  travel: string;
  timing?: 'free' | 'main';
  exiles?: boolean;
  effect?: string;
  pass?: string;
}

const travelOf = (text: string) => text.split(' ').filter((word): word is Travel => (TRAVEL as readonly string[]).includes(word));

const cardOf = (kind: CardKind, free: (row: CardRow) => boolean) => (row: CardRow): PrintedCard => ({
  id: row.id,
  kind,
  cost: row.cost ?? 0,
  points: row.points ?? 0,
  travel: travelOf(row.travel),
  free: free(row),
  exiles: row.exiles ?? false,
  effect: row.effect ? readEffect(row.effect) : [],
  pass: row.pass ? readEffect(row.pass) : null,
});

const items = (itemsFile as { item: CardRow[] }).item.map(cardOf('item', ({ timing }) => timing === 'free'));
const artifacts = (artifactsFile as { artifact: CardRow[] }).artifact.map(cardOf('artifact', () => false));
const { basic, fear } = basicsFile as { basic: CardRow[]; fear: CardRow };

/** Rows of the box by their names. */
export const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> => new Map(rows.map((row) => [row.id, row]));

/** All cards: items, artifacts, the basic ones, Fear. */
export const CARDS = byId([...items, ...artifacts, ...basic.map(cardOf('basic', () => true)), cardOf('fear', () => false)(fear)]);

export function printed<T>(rows: ReadonlyMap<string, T>, id: string): T {
  const row = rows.get(id);
  if (!row) throw new Error(`the box has no ${id}`);
  return row;
}

export const card = (id: string) => printed(CARDS, id);

export interface PrintedSide {
  effect: Step[];
  travel: Travel[];
}

export interface PrintedAssistant {
  id: string;
  /** Whether using it is the main action. */
  main: boolean;
  silver: PrintedSide;
  gold: PrintedSide;
}

interface SideRow {
  effect: string;
  travel?: string;
}

const sideOf = ({ effect, travel }: SideRow): PrintedSide => ({ effect: readEffect(effect), travel: travelOf(travel ?? '') });

export const ASSISTANTS = byId(
  (assistantsFile as { assistant: { id: string; timing?: string; silver: SideRow; gold: SideRow }[] }).assistant.map(
    ({ id, timing, silver, gold }): PrintedAssistant => ({
      id,
      main: timing === 'main',
      silver: sideOf(silver),
      gold: sideOf(gold),
    }),
  ),
);

export const assistant = (id: string) => printed(ASSISTANTS, id);

export interface PrintedGuardian {
  id: string;
  cost: Mark[];
  price: Price;
  boon: Step[];
}

const guardianRows = guardiansFile as { points: number; guardian: { id: string; cost: string; boon: string }[] };

export const GUARDIAN_POINTS = guardianRows.points;
export const GUARDIANS = byId(
  guardianRows.guardian.map(({ id, cost, boon }): PrintedGuardian => ({ id, cost: readCost(cost), price: priceOf(readCost(cost)), boon: readEffect(boon) })),
);

export const guardian = (id: string) => printed(GUARDIANS, id);

export interface PrintedTile {
  id: string;
  effect: Step[];
}

export const tileOf = ({ id, effect }: { id: string; effect: string }): PrintedTile => ({ id, effect: readEffect(effect) });

interface IdolsFile {
  idol: { id: string; effect: string }[];
  slot: { id: string; effect: string }[];
  points: { idol: number; slots: number[] };
}

const idolRows = idolsFile as IdolsFile;

export const IDOLS = byId(idolRows.idol.map(tileOf));
export const SLOT_EFFECTS = idolRows.slot.map(tileOf);
export const IDOL_POINTS = idolRows.points.idol;
export const SLOT_POINTS = idolRows.points.slots;
export const idol = (id: string) => printed(IDOLS, id);

interface IslandFile {
  camp: { effect: string }[];
  'level-1': { id: string; effect: string }[];
  'level-2': { id: string; effect: string }[];
  discover: { 'level-1': number; 'level-2': number };
}

const island = islandFile as IslandFile;

export const SITE_TILES = byId([...island['level-1'], ...island['level-2']].map(tileOf));
export const siteTile = (id: string) => printed(SITE_TILES, id);
export const CAMPS = island.camp.map(({ effect }) => readEffect(effect));

/** What discovering costs in compasses, by level. */
export const DISCOVERING: readonly number[] = [0, island.discover['level-1'], island.discover['level-2']];

import artifactsFile from '../../../../../crates/arnak/data/artifacts.toml?data';
import assistantsFile from '../../../../../crates/arnak/data/assistants.toml?data';
import basicsFile from '../../../../../crates/arnak/data/basics.toml?data';
import guardiansFile from '../../../../../crates/arnak/data/guardians.toml?data';
import idolsFile from '../../../../../crates/arnak/data/idols.toml?data';
import islandFile from '../../../../../crates/arnak/data/island.toml?data';
import itemsFile from '../../../../../crates/arnak/data/items.toml?data';
import researchFile from '../../../../../crates/arnak/data/research.toml?data';
import { readCost, readEffect, type Mark, type Step } from './effect';
import { TRAVEL } from './icons';
import type { Temple, TempleStack, Token, Travel } from './view';

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

const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> => new Map(rows.map((row) => [row.id, row]));

/** All cards: items, artifacts, the basic ones, Fear. */
export const CARDS = byId([...items, ...artifacts, ...basic.map(cardOf('basic', () => true)), cardOf('fear', () => false)(fear)]);

function printed<T>(rows: ReadonlyMap<string, T>, id: string): T {
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
  boon: Step[];
}

const guardianRows = guardiansFile as { points: number; guardian: { id: string; cost: string; boon: string }[] };

export const GUARDIAN_POINTS = guardianRows.points;
export const GUARDIANS = byId(
  guardianRows.guardian.map(({ id, cost, boon }): PrintedGuardian => ({ id, cost: readCost(cost), boon: readEffect(boon) })),
);

export const guardian = (id: string) => printed(GUARDIANS, id);

export interface PrintedTile {
  id: string;
  effect: Step[];
}

const tileOf = ({ id, effect }: { id: string; effect: string }): PrintedTile => ({ id, effect: readEffect(effect) });

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

export interface TrackSpace {
  space: number;
  row: number;
  cost: Mark[];
  /** The tokens among the cost. */
  price: Partial<Record<Token, number>>;
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
  price: Partial<Record<Token, number>>;
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

function priceOf(cost: readonly Mark[]): Partial<Record<Token, number>> {
  return Object.fromEntries(cost.flatMap(({ icon, count }) => (icon ? [[icon, count ?? 1]] : [])));
}

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

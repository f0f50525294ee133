import type { GameUi } from '../contract';
import type { Sound } from '../../lib/sound';
import Art from './Art.svelte';
import Board from './Board.svelte';
import { describe } from './describe';
import Panel from './Panel.svelte';

const SOUNDS: Record<string, Sound> = {
  dug: 'wood',
  relocated: 'wood',
  researched: 'wood',
  'rival-dug': 'wood',
  'rival-researched': 'wood',
  discovered: 'stone',
  'site-revealed': 'stone',
  'guardian-awoke': 'stone',
  overcame: 'stone',
  'temple-tile-taken': 'stone',
  'idol-slotted': 'stone',
  'rival-discovered': 'stone',
  'rival-overcame': 'stone',
  played: 'paper',
  bought: 'paper',
  took: 'paper',
  exiled: 'paper',
  'hand-drawn': 'paper',
  drew: 'paper',
  'rival-took': 'paper',
  won: 'won',
};

const ui: GameUi = {
  Board,
  Panel,
  Art,
  describe,
  isChapter: ({ event }) => event === 'round-began',
  soundOf: ({ event }) => (typeof event === 'string' ? (SOUNDS[event] ?? null) : null),
};

export default ui;

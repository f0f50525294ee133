import type { GameUi } from '../contract';
import type { Sound } from '../../lib/ui/sound';
import Art from './Art.svelte';
import Board from './Board.svelte';
import { describe } from './describe';
import { open } from './model/box';
import type { Printed } from './model/view';
import Panel from './Panel.svelte';
import { ruleSections } from './rule-sections';

const SOUNDS: Record<string, Sound> = {
  rolled: 'wood',
  turned: 'wood',
  bet: 'stone',
  exchanged: 'stone',
  'token-taken': 'stone',
  written: 'paper',
  won: 'won',
};

const ui: GameUi = {
  open: (printed) => open(printed as Printed),
  Board,
  Panel,
  Art,
  ruleSections,
  describe,
  isChapter: ({ event }) => event === 'rolled' || event === 'last-guesses',
  soundOf: ({ event }) => (typeof event === 'string' ? (SOUNDS[event] ?? null) : null),
};

export default ui;

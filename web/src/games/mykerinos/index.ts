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
  round: 'paper',
  dug: 'wood',
  extended: 'wood',
  'neutral-dug': 'wood',
  'neutral-extended': 'wood',
  turned: 'paper',
  exhibited: 'stone',
  passed: 'wood',
  took: 'paper',
  won: 'won',
};

const ui: GameUi = {
  open: (printed) => open(printed as Printed),
  Board,
  Panel,
  Art,
  ruleSections,
  hidesNothing: true,
  describe,
  isChapter: ({ event }) => event === 'round',
  soundOf: ({ event }) => (typeof event === 'string' ? (SOUNDS[event] ?? null) : null),
};

export default ui;

import type { GameUi } from '../contract';
import type { Sound } from '../../lib/ui/sound';
import Art from './Art.svelte';
import Board from './Board.svelte';
import { describe } from './describe';
import { open } from './model/box';
import { playerOf, type Printed, type View } from './model/view';
import Panel from './Panel.svelte';
import { ruleSections } from './rule-sections';

const SOUNDS: Record<string, Sound> = {
  'round-began': 'paper',
  settled: 'wood',
  moved: 'wood',
  'trader-placed': 'wood',
  'envoy-placed': 'wood',
  'envoy-withdrawn': 'wood',
  'buyer-joined': 'wood',
  excavated: 'stone',
  sampled: 'stone',
  sold: 'stone',
  delivered: 'stone',
  acquired: 'stone',
  bought: 'stone',
  uncovered: 'stone',
  played: 'paper',
  kept: 'paper',
  'card-drawn': 'paper',
  'packets-passed': 'paper',
  replaced: 'paper',
  invoked: 'paper',
  'zu-flipped': 'paper',
  won: 'won',
};

const ui: GameUi = {
  open: (printed) => open(printed as Printed),
  Board,
  Panel,
  Art,
  ruleSections,
  describe,
  opponents(view, t) {
    const [zu, player] = [playerOf(view as View, 'zu'), playerOf(view as View, 1)];
    if (!zu || !player) return [];
    // Only strictly more credits win against Zu.
    return [{ name: t('excavation-earth-faction-zu'), rank: player.credits > zu.credits ? 2 : 1, total: zu.credits, points: zu.ledger }];
  },
  isChapter: ({ event }) => event === 'round-began',
  soundOf: ({ event }) => (typeof event === 'string' ? (SOUNDS[event] ?? null) : null),
};

export default ui;

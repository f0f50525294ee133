import type { GameUi } from '../contract';
import type { Sound } from '../../lib/ui/sound';
import Art from './Art.svelte';
import Board from './Board.svelte';
import { describe } from './describe';
import { answerWords } from './model/answers';
import { open } from './model/box';
import { questionOf } from './model/question';
import { total, type Printed, type View } from './model/view';
import Panel from './Panel.svelte';
import { ruleSections } from './rule-sections';

/** The lines of the score sheet, in the order of the views. */
const SCORE = ['research', 'temple', 'idols', 'guardians', 'cards', 'fear'];

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
  open: (printed) => open(printed as Printed),
  Board,
  Panel,
  Art,
  ruleSections,
  describe,
  opponents(view, t) {
    const { rival } = view as View;
    if (!rival) return [];
    const points = rival.points.map((points, at): [string, number] => [SCORE[at] ?? '', points]);
    return [{ name: t('web-arnak-rival'), rank: rival.ahead > 0 ? 2 : 1, total: total(rival.points), points }];
  },
  actionWords(view, data) {
    const words = data['action'] === 'choose' ? answerWords(questionOf(view as View), data) : '';
    return words === '' ? null : words;
  },
  isChapter: ({ event }) => event === 'round-began',
  soundOf: ({ event }) => (typeof event === 'string' ? (SOUNDS[event] ?? null) : null),
};

export default ui;

import type { Seat } from '../../generated/game';
import type { LogLine, TalkLine } from '../../generated/table';

type Fields = Record<string, unknown>;

/** A line of the story: something of the game, or something that players did as players. */
export interface StoryLine {
  key: string;
  kind: 'event' | 'talk';
  step: number;
  seat: Seat | null;
  event: Fields;
}

/** What was done in one step. */
export interface StoryStep {
  step: number;
  /** The event that opens a chapter, if one does. */
  chapter: boolean;
  lines: StoryLine[];
}

export function seatOf(event: Fields): Seat | null {
  return typeof event['seat'] === 'number' ? event['seat'] : null;
}

/** What players did as players, apart from talking. */
function deeds(talk: readonly TalkLine[]): TalkLine[] {
  return talk.filter(({ event }) => event['event'] !== 'said');
}

/** What happened before the first event, although no action was done in between. */
const BEFORE = new Set(['sat', 'left', 'began']);

function placeOf({ step, event }: TalkLine): number {
  return BEFORE.has(String(event['event'])) ? -1 : step;
}

/** The story of a game, step by step; a chapter begins a part of its own. */
export function storyOf(
  log: readonly LogLine[],
  talk: readonly TalkLine[],
  isChapter: (event: Fields) => boolean,
): StoryStep[] {
  const story: StoryStep[] = [];
  const told = deeds(talk);
  const add = (line: StoryLine, chapter: boolean) => {
    const last = story.at(-1);
    if (last && last.step === line.step && !chapter) last.lines.push(line);
    else story.push({ step: line.step, chapter, lines: [line] });
  };
  const addDeedsBefore = (step: number) => {
    while (told[0] && placeOf(told[0]) < step) {
      const { seq, step: at, event } = told.shift() as TalkLine;
      add({ key: `t${seq}`, kind: 'talk', step: at, seat: seatOf(event), event }, false);
    }
  };
  for (const [index, { step, event }] of log.entries()) {
    addDeedsBefore(step);
    add({ key: `e${index}`, kind: 'event', step, seat: seatOf(event), event }, isChapter(event));
  }
  addDeedsBefore(Infinity);
  return story;
}

/** What was said. */
export interface Saying {
  seq: number;
  at: number;
  seat: Seat | null;
  text: string;
}

export function sayingsOf(talk: readonly TalkLine[]): Saying[] {
  return talk
    .filter(({ event }) => event['event'] === 'said')
    .map(({ seq, at, event }) => ({ seq, at, seat: seatOf(event), text: String(event['text'] ?? '') }));
}

/** The steps at which chapters begin. */
export function chaptersOf(log: readonly LogLine[], isChapter: (event: Fields) => boolean = () => false): number[] {
  return [...new Set(log.filter(({ event }) => isChapter(event)).map(({ step }) => step))];
}

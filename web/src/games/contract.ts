import type { Component } from 'svelte';

import type { Sound } from '../lib/ui/sound';
import type { Args } from '../lib/text/texts.svelte';
import type { Choice, LogLine, SeatNow } from '../generated/table';

export type { Choice, LogLine, SeatNow };

/** What a game's board is given. It shows and asks; the rules are the house's. */
export interface BoardProps<View = unknown> {
  /** What this viewer may see. */
  view: View;
  /** Whose view (1-based); null for a spectator. */
  seat: number | null;
  /** Names and kinds of the seats. */
  seats: SeatNow[];
  /** The legal actions of this seat now; empty when it is not asked. */
  choices: Choice[];
  /** What is asked, such as `bet`. */
  prompt: string | null;
  /** Answers with an action's own text. */
  act(text: string): void;
  /** Why this is not legal now, in words; null if it is. */
  whyNot(text: string): Promise<string | null>;
  /** The game's aid data where the table allows aids, else null. */
  aid: unknown | null;
  /** The text of the action that a bot advises: highlight it. */
  hint: string | null;
  /** A log event that is pointed at: highlight its place. */
  spot: unknown | null;
  /** What just happened, for animation; changes with each update. */
  fresh: LogLine[];
  /** Looking at a finished game: nothing is asked. */
  replay: boolean;
}

/** What a game adds to a player's panel. */
export interface PanelProps<View = unknown> {
  view: View;
  /** Whose panel this is. */
  of: number;
  /** Whose view. */
  seat: number | null;
  seats: SeatNow[];
}

/** Somebody who plays without a seat, such as the rival of a solo game: a column of the score sheet all the same. */
export interface Opponent {
  name: string;
  /** 1 leads. */
  rank: number;
  total: number;
  points: [category: string, points: number][];
}

export type Say = (key: string, args?: Args) => string;

/** The screen of a game. */
export interface GameUi {
  /** Takes what is printed on the game's components, as the server says it; comes before anything else is shown. */
  open(printed: unknown): void;
  // A game knows the type of its own views; the table does not.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any>>;
  /** An extra line in a player's panel. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Panel?: Component<PanelProps<any>>;
  /** The box on the shelf: our own art. */
  Art: Component;
  /** The section of the rules page about each question, by its key there. */
  ruleSections: Record<string, string>;
  /** Whether every seat may see everything, so that a shared device needs no curtain. */
  hidesNothing?: boolean;
  /** The state in words, paragraph by paragraph, for the text interface. */
  describe(view: unknown, seats: SeatNow[], t: Say): string[];
  /** Those who play without a seat, with their points so far. */
  opponents?(view: unknown, t: Say): Opponent[];
  /** What an action does here and now, where its own words cannot say it; null where they can. */
  actionWords?(view: unknown, data: Record<string, unknown>): string | null;
  /** Whether an event opens a chapter of the story, such as a round. */
  isChapter?(event: Record<string, unknown>): boolean;
  /** What an event sounds like; null for a silent one. */
  soundOf?(event: Record<string, unknown>): Sound | null;
}

import type { LogLine, TableNow } from '../../generated/table';
import { freshLines, wentBack } from './fresh';
import { isAsked } from '../decision/question';

/** A moment of the table that waits to be shown. */
interface Frame {
  now: TableNow;
  fresh: LogLine[];
}

/** However much there is to show, nobody waits longer for their own decision: so many pauses. */
const MOST_PAUSES = 3;
/** A moment in which several things happen stays longer: this part of a pause for each more. */
const EACH_MORE = 0.4;
const MOST_MORE = 4;

/**
 * Shows a table at a pace that can be followed: each moment stays a while before the next one comes. The answer to
 * a player's own decision is shown at once, and so is everything when there is nothing to follow.
 */
export class Pace {
  /** What is on the screen. */
  shown: TableNow | null = $state.raw(null);
  /** What happened in the step to it. */
  fresh: LogLine[] = $state.raw([]);
  /** How many moments still wait. */
  waiting = $state(0);
  /** Whether the shown state has had its time and none is waiting. */
  settled = $state(true);

  readonly #pause: () => number;
  readonly #onchange: () => void;
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pause` says how long a moment stays, in milliseconds; `onchange` hears of every moment and when it had its time. */
  constructor(pause: () => number, onchange: () => void = () => undefined) {
    this.#pause = pause;
    this.#onchange = onchange;
  }

  /** Takes the next moment. */
  push(now: TableNow | null): void {
    const last = this.#queue.at(-1)?.now ?? this.shown;
    if (now === null || last === null || last.viewer !== now.viewer || wentBack(last, now)) {
      this.#clear();
      this.#show(now, []);
      this.#settle();
      return;
    }
    const fresh = freshLines(last, now);
    if (fresh.length === 0) {
      this.#amend(now);
      return;
    }
    const own = this.#queue.length === 0 && isAsked(last);
    this.#queue.push({ now, fresh });
    if (own || this.#timer === undefined) this.#next();
    else this.waiting = this.#queue.length;
  }

  /** Shows the last moment at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#clear();
    if (last) this.#show(last.now, last.fresh);
    this.#settle();
  }

  stop(): void {
    this.#clear();
  }

  /** An update without events, such as a player leaving, belongs to the last moment. */
  #amend(now: TableNow): void {
    const last = this.#queue.at(-1);
    if (last) last.now = now;
    else {
      this.shown = now;
      this.#onchange();
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const frame = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!frame) {
      this.#settle();
      return;
    }
    this.settled = false;
    this.#show(frame.now, frame.fresh);
    const stay = this.#stayOf(frame);
    if (stay > 0) this.#timer = setTimeout(() => this.#next(), stay);
    else this.#next();
  }

  #stayOf({ fresh }: Frame): number {
    const more = Math.min(fresh.length - 1, MOST_MORE) * EACH_MORE;
    const crowd = Math.max(1, this.#queue.length / MOST_PAUSES);
    return (this.#pause() * (1 + more)) / crowd;
  }

  #show(now: TableNow | null, fresh: LogLine[]): void {
    this.shown = now;
    this.fresh = fresh;
    this.#onchange();
  }

  #settle(): void {
    this.settled = true;
    this.#onchange();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.waiting = 0;
  }
}

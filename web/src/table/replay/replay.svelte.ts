import type { GameUi } from '../../games/contract';
import { screenOf } from '../../games/index';
import type { ScoreRow } from '../../generated/game';
import type { Overview } from '../../generated/replay';
import type { LogLine } from '../../generated/table';
import { api, Problem } from '../../lib/net/api';
import { chaptersOf } from '../log/story';

/** Whose view: all information, a spectator's, or a seat's. */
export type Perspective = 'all' | 'spectator' | number;

export const PACES = { slow: 2600, normal: 1500, fast: 650 } as const;
export type ReplayPace = keyof typeof PACES;

/** A perspective as the address has it; null if it means nothing. */
export function perspectiveOf(text: string | null): Perspective | null {
  if (text === 'all' || text === 'spectator') return text;
  return text !== null && /^[1-4]$/.test(text) ? Number(text) : null;
}

/** A finished game, seen step by step. */
export class Replay {
  readonly id: string;
  /** The token of the share link by which the visitor came. */
  readonly share: string | null;
  overview: Overview | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  ui: GameUi | null | undefined = $state.raw(undefined);
  /** The step that is shown, and what was seen then. */
  at = $state(0);
  view: unknown = $state.raw(null);
  fresh: LogLine[] = $state.raw([]);
  as: Perspective = $state('all');
  playing = $state(false);
  pace: ReplayPace = $state('normal');

  #wanted = 0;
  // Not shown, only kept.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #views = new Map<string, Promise<unknown>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string, at: number, as: Perspective, share: string | null = null) {
    this.id = id;
    this.share = share;
    this.#wanted = at;
    this.as = as;
    void this.load();
  }

  /** How many actions there were. */
  readonly last = $derived(this.overview?.steps.length ?? 0);
  readonly chapters = $derived(chaptersOf(this.overview?.log ?? [], this.ui?.isChapter));
  /** What had happened by now. */
  readonly log = $derived((this.overview?.log ?? []).filter(({ step }) => step <= this.at));

  /** The score sheet as it was: categories are known only at the end. */
  readonly standings: ScoreRow[] = $derived.by(() => {
    const { overview, at } = this;
    if (!overview) return [];
    if (at === this.last) return overview.standings;
    const row = overview.scores[at] ?? [];
    return overview.seats.map(({ seat }, index) => {
      const total = row[index] ?? 0;
      return { seat, total, rank: 1 + row.filter((points) => points > total).length, points: [] };
    });
  });

  async load(): Promise<void> {
    try {
      const overview = await api.get<Overview>(`${this.#path}${this.#query}`);
      this.ui ??= await screenOf(overview.game, this.id).catch(() => null);
      this.overview = overview;
      this.problem = null;
      await this.go(this.#wanted);
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem : new Problem(0, { error: 'unknown' });
    }
  }

  /** Shows the moment after so many actions. */
  async go(step: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, step));
    this.#wanted = to;
    const view = await this.#viewAt(to).catch(() => null);
    // Meanwhile another moment may have been asked for.
    if (view === null || this.#wanted !== to || this.#closed) return;
    const onward = to === this.at + 1;
    this.at = to;
    this.view = view;
    this.fresh = onward ? (this.overview?.log.filter((line) => line.step === to) ?? []) : [];
    if (to < this.last) void this.#viewAt(to + 1).catch(() => null);
    this.#keepPlaying();
  }

  step(by: number): void {
    this.pause();
    void this.go(this.#wanted + by);
  }

  jump(step: number): void {
    this.pause();
    void this.go(step);
  }

  /** The beginning of the chapter before or after this moment. */
  jumpChapter(by: 1 | -1): void {
    const { chapters, at } = this;
    this.jump(by > 0 ? (chapters.find((step) => step > at) ?? this.last) : (chapters.findLast((step) => step < at) ?? 0));
  }

  play(): void {
    this.playing = true;
    void this.go(this.at >= this.last ? 0 : this.at + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Changes the perspective, at the same moment. */
  look(as: Perspective): void {
    this.pause();
    this.as = as;
    void this.load();
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }

  #keepPlaying(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    this.#timer = setTimeout(() => void this.go(this.at + 1), PACES[this.pace]);
  }

  #viewAt(step: number): Promise<unknown> {
    const path = `${this.#path}/${step}${this.#query}`;
    let view = this.#views.get(path);
    if (!view) {
      view = api.get<unknown>(path);
      this.#views.set(path, view);
      view.catch(() => this.#views.delete(path));
    }
    return view;
  }

  get #query(): string {
    const share = this.share === null ? '' : `&share=${encodeURIComponent(this.share)}`;
    return `?as=${this.as}${share}`;
  }

  get #path(): string {
    return `/api/tables/${encodeURIComponent(this.id)}/replay`;
  }
}

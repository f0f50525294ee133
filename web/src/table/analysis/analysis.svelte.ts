import type { Analysis, Judged } from '../../generated/replay';
import { api, Problem } from '../../lib/net/api';

/** How long to wait before asking for more. */
const AGAIN = 700;
/** How many moments are shown. */
const MOMENTS = 6;
/** What is lost by less than this did not matter. */
const MATTERS = 0.02;

/** A bot's analysis of a finished game, which arrives in parts. */
export class GameAnalysis {
  readonly #path: string;
  known: Analysis | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  #closed = false;

  constructor(id: string, share: string | null) {
    const link = share === null ? '' : `?share=${encodeURIComponent(share)}`;
    this.#path = `/api/tables/${encodeURIComponent(id)}/analysis${link}`;
    void this.#load();
  }

  readonly isDone = $derived(this.known !== null && this.known.of > 0 && this.known.done === this.known.of);

  close(): void {
    this.#closed = true;
  }

  async #load(): Promise<void> {
    while (!this.#closed && !this.isDone && !this.problem) {
      try {
        this.known = await api.get<Analysis>(this.#path);
      } catch (problem) {
        this.problem = problem instanceof Problem ? problem : new Problem(0, { error: 'unknown' });
      }
      if (!this.isDone) await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

/** What everybody could expect after each number of actions, in hundredths: what was not judged stays as it was. */
export function prospects(moments: readonly Judged[], steps: number, seats: number): number[][] {
  const even = Array.from({ length: seats }, () => Math.round(100 / seats));
  const judged: number[][] = [];
  for (const { step, chances } of moments) {
    if (chances.length > 0) judged[step] = chances.map((part) => Math.round(100 * part));
  }
  const rows: number[][] = [];
  for (let step = 0; step <= steps; step++) rows.push(judged[step] ?? rows.at(-1) ?? even);
  return rows;
}

/** The decisions that cost their player most, in the order in which they were made. */
export function turningPoints(moments: readonly Judged[]): Judged[] {
  return moments
    .filter(({ standing_lost: lost, rank }) => rank !== 1 && lost !== null && lost >= MATTERS)
    .sort((one, other) => (other.standing_lost ?? 0) - (one.standing_lost ?? 0))
    .slice(0, MOMENTS)
    .sort((one, other) => one.step - other.step);
}

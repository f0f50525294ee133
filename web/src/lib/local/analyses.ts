import type { Analysis } from '../../generated/replay';
import type { Analysed } from './engine-calls';

/** Whoever reads an analysis asks again about every second; when nobody does, it stops. */
const READ = 3000;

interface Running extends Analysis {
  next: number;
  readAt: number;
  busy: boolean;
}

/** The analyses of finished games, decision by decision, as long as somebody reads them. */
export class Analyses {
  readonly #known = new Map<string, Running>();

  /** What is known of a table's game so far; `analyse` gives the next decision. */
  read(table: string, analyse: (index: number) => Promise<Analysed>): Analysis {
    let running = this.#known.get(table);
    if (!running) this.#known.set(table, (running = { done: 0, of: 0, moments: [], next: 0, readAt: 0, busy: false }));
    running.readAt = Date.now();
    if (!running.busy) void this.#run(running, analyse);
    const { done, of, moments } = running;
    return { done, of, moments: [...moments] };
  }

  forget(table: string): void {
    this.#known.delete(table);
  }

  async #run(running: Running, analyse: (index: number) => Promise<Analysed>): Promise<void> {
    running.busy = true;
    try {
      while ((running.of === 0 || running.next < running.of) && Date.now() - running.readAt < READ) {
        const { of, moment } = await analyse(running.next);
        running.of = of;
        if (of === 0) return;
        running.next += 1;
        running.done = running.next;
        if (moment) running.moments.push(moment);
      }
    } catch {
      // The next reader tries again.
    } finally {
      running.busy = false;
    }
  }
}

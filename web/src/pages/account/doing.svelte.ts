import { wordsOf } from '../../lib/text/problems';
import { toasts } from '../../lib/ui/toasts.svelte';

/** Something that the server is asked for: once at a time, and what goes wrong is said. */
export class Doing {
  busy = $state(false);
  wrong: string | null = $state(null);

  /** Asks, and says what was done. */
  async run(ask: () => Promise<void>, done: () => string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = null;
    try {
      await ask();
      toasts.show(done(), 'good');
      return true;
    } catch (problem) {
      this.wrong = wordsOf(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

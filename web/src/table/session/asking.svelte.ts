import type { Block, Choice, Considered, Hint, Report, TableNow } from '../../generated/table';
import { api, Problem } from '../../lib/net/api';
import { randomKey } from '../../lib/random-key';
import type { TableConnection } from '../../lib/net/table-connection.svelte';
import { wordsOf } from '../../lib/text/problems';
import { settings } from '../../lib/settings/settings.svelte';
import { tell } from '../../lib/text/tell';
import { t } from '../../lib/text/texts.svelte';
import { toasts } from '../../lib/ui/toasts.svelte';
import { insteadOf } from '../decision/choices';
import { lastOwnDecision } from '../decision/going-back';
import { sameQuestion } from '../decision/question';

/** The player's side of a decision: answering, taking back, asking for advice and for reasons. */
export class Asking {
  /** An answer is on its way. */
  busy = $state(false);
  /** An answer that waits to be confirmed. */
  pending: Choice | null = $state.raw(null);
  /** What a bot would think of, the best first. */
  hint: Hint | null = $state.raw(null);
  /** Which of it is being looked at. */
  pointed = $state(0);
  readonly hinted: Considered | null = $derived(this.hint?.considered[this.pointed] ?? null);
  /** The game's aid. */
  aid: unknown = $state.raw(null);
  /** What this tab answered, in the game's notation. */
  sent: string[] = [];

  readonly #connection: TableConnection;
  readonly #shown: () => TableNow | null;
  readonly #names: () => string[];
  #aidFor = '';

  constructor(connection: TableConnection, shown: () => TableNow | null, names: () => string[]) {
    this.#connection = connection;
    this.#shown = shown;
    this.#names = names;
  }

  /** Answers with an action of the list, after a confirmation if the player wants that or gives something up by passing. */
  act = (text: string): void => {
    const choices = this.#shown()?.game_now?.choices ?? [];
    const choice = choices.find((choice) => choice.text === text);
    if (!choice || this.busy) return;
    if (settings.confirmTurn || insteadOf(choice, choices).length > 0) this.pending = choice;
    else void this.#answer(text);
  };

  confirm(): void {
    const choice = this.pending;
    this.pending = null;
    if (choice) void this.#answer(choice.text);
  }

  /** Forgets advice and unconfirmed answers: the table moved on. */
  forget(): void {
    this.pending = null;
    this.hint = null;
  }

  /** Why something is not possible now, in words; null if it is. */
  whyNot = async (text: string): Promise<string | null> => {
    const shown = this.#shown();
    if (!shown || shown.viewer === null) return null;
    const path = this.#path(`/why-not?seat=${shown.viewer}&action=${encodeURIComponent(text)}`);
    const why = await api.get<Record<string, unknown> | null>(path).catch(() => null);
    return why && tell(shown.game, 'why', why, this.#names());
  };

  async askHint(): Promise<void> {
    const shown = this.#shown();
    const match = shown?.game_now;
    if (!shown?.aids || shown.viewer === null || !match?.asked.includes(shown.viewer)) return;
    await this.#doing(async () => {
      const hint = await api.get<Hint>(this.#path(`/hint?seat=${shown.viewer}`));
      if (this.#shown()?.game_now?.stamp !== match.stamp) return;
      this.hint = hint;
      this.pointed = 0;
    });
  }

  /** Loads the game's aid for the shown state. */
  async loadAid(): Promise<void> {
    const shown = this.#shown();
    const match = shown?.game_now;
    if (!shown?.aids || shown.viewer === null || !match || shown.phase !== 'playing') {
      this.aid = null;
      this.#aidFor = '';
      return;
    }
    const aidFor = `${shown.viewer} ${match.stamp}`;
    if (aidFor === this.#aidFor) return;
    this.#aidFor = aidFor;
    const aid = await api.get<unknown>(this.#path(`/aid?seat=${shown.viewer}`)).catch(() => null);
    if (this.#aidFor === aidFor) this.aid = aid;
  }

  /** Takes the last action back. A second word of it is harmless: it names the moment. */
  undo(): Promise<void> {
    const { viewer: seat, game_now: match } = this.#shown() ?? {};
    const body = { seat, step: match?.step };
    return this.#doing(() => this.#fresh(() => this.#connection.post('/undo', body, { repeat: true })));
  }

  /** Undoes the last action; where only bots play along, returns to the player's last decision instead if that is further back. */
  goBack(): Promise<void> {
    const now = this.#shown();
    if (now?.game_now?.no_undo === null) return this.undo();
    const step = now && lastOwnDecision(now);
    return step === null ? Promise.resolve() : this.takeBack(step);
  }

  /** Asks everybody to go back to the moment after so many actions. */
  takeBack(step: number): Promise<void> {
    return this.#bySeat('/take-back', { step });
  }

  vote(seat: number, agree: boolean): Promise<void> {
    return this.#doing(() => this.#connection.post('/take-back/vote', { seat, agree }, { repeat: true }));
  }

  /** Asks everybody to stop the clocks. */
  pause(): Promise<void> {
    return this.#bySeat('/pause');
  }

  voteOnPause(seat: number, agree: boolean): Promise<void> {
    return this.#doing(() => this.#connection.post('/pause/vote', { seat, agree }, { repeat: true }));
  }

  resume(): Promise<void> {
    return this.#bySeat('/resume');
  }

  /** Is away for so many days; 0: back. */
  beAway(days: number): Promise<void> {
    return this.#bySeat('/away', { days });
  }

  /** Says something. Sent again, it is said once: the key is its own. */
  say(text: string): Promise<void> {
    return this.#bySeat('/say', { text, key: randomKey() }, { repeat: true });
  }

  /** Blocks or unblocks the player of a seat; the stream then has other messages. */
  block(seat: number, blocked: boolean): Promise<void> {
    return this.#doing(async () => {
      await api.post(this.#path('/block'), { seat, blocked } satisfies Block);
      this.#connection.watchAgain();
      toasts.show(t(blocked ? 'web-remark-blocked' : 'web-unblocked', { name: this.#names()[seat - 1] ?? '' }), 'good');
    });
  }

  /** Shows the host a remark. */
  report(seq: number): Promise<void> {
    return this.#doing(async () => {
      await api.post(this.#path('/report'), { seq } satisfies Report);
      toasts.show(t('web-remark-reported'), 'good');
    });
  }

  resign(): Promise<void> {
    return this.#bySeat('/resign');
  }

  /** Lets a bot play for somebody who kept the others waiting. */
  replace(seat: number): Promise<void> {
    return this.#doing(() => this.#connection.post('/replace', { seat }));
  }

  comeBack(seat: number): Promise<void> {
    return this.#doing(() => this.#connection.post('/return', { seat }));
  }

  async #answer(action: string): Promise<void> {
    await this.#doing(async () => {
      const before = this.#shown();
      try {
        await this.#send(action, before);
      } catch (problem) {
        const now = nowOf(problem);
        if (!now) throw problem;
        this.#connection.take(now);
        // Somebody else answered the same question first: ours still stands.
        if (before && sameQuestion(before, now, action)) await this.#send(action, now);
        else toasts.show(t('web-table-moved-on'));
      }
    });
  }

  /** Sends a request that the server refuses as `stale` once the table has changed; then shows the change. */
  async #fresh(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (problem) {
      const now = nowOf(problem);
      if (!now) throw problem;
      this.#connection.take(now);
    }
  }

  async #send(action: string, now: TableNow | null): Promise<void> {
    const match = now?.game_now;
    if (!match || now.viewer === null) return;
    const { step, stamp } = match;
    await this.#connection.post('/actions', { seat: now.viewer, step, stamp, action }, { repeat: true });
    this.sent = [...this.sent, `${step} ${action}`];
  }

  async #bySeat(path: string, more: Record<string, unknown> = {}, { repeat = false } = {}): Promise<void> {
    const seat = this.#shown()?.viewer ?? null;
    if (seat !== null) await this.#doing(() => this.#connection.post(path, { seat, ...more }, { repeat }));
  }

  /** Runs a request and shows what went wrong, if anything. */
  async #doing(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (problem) {
      toasts.show(wordsOf(problem, this.#shown()?.game, this.#names()), 'bad');
    } finally {
      this.busy = false;
    }
  }

  #path(rest: string): string {
    return `/api/tables/${encodeURIComponent(this.#connection.id)}${rest}`;
  }
}

/** The table as it is, from the refusal of something stale. */
function nowOf(problem: unknown): TableNow | null {
  if (!(problem instanceof Problem) || problem.error !== 'stale') return null;
  return (problem.data['now'] as TableNow | undefined) ?? null;
}

import type { Choice } from './contract';

/** A step that was made: what it is, and which of the things of that name was pressed. */
export interface Pick {
  step: string;
  /** Things alike, such as two copies of a card, are told apart by it. */
  id: string;
}

/** An action and the steps to it, in whatever order. */
interface Way {
  choice: Choice;
  steps: string[];
}

/** What a press leads to: an action, a question which of several, or nothing yet. */
export type Outcome = { act: Choice } | { ask: Choice[] } | null;

const count = (steps: readonly string[], step: string) => steps.filter((other) => other === step).length;

/**
 * What is being chosen, before it is said. An action is a set of steps, made in any order; only those that lead to a legal
 * action can be made. Begins anew with each question, and survives news that do not change it.
 */
export class StepChoosing {
  readonly #choices: () => readonly Choice[];
  readonly #stepsOf: (choice: Choice) => string[];
  readonly #isConfirmed: (choice: Choice) => boolean;

  /** `isConfirmed`: whether an action that is complete still waits to be confirmed. */
  constructor(choices: () => readonly Choice[], stepsOf: (choice: Choice) => string[], isConfirmed: (choice: Choice) => boolean) {
    this.#choices = choices;
    this.#stepsOf = stepsOf;
    this.#isConfirmed = isConfirmed;
  }

  readonly #question = $derived.by(() => this.#choices().map(({ text }) => text).join('\n'));

  /** The steps made so far. */
  picks: readonly Pick[] = $derived.by(() => {
    void this.#question;
    return [];
  });

  readonly #ways = $derived.by((): Way[] => this.#choices().map((choice) => ({ choice, steps: this.#stepsOf(choice) })));

  #after(picks: readonly Pick[]): Way[] {
    const made = picks.map(({ step }) => step);
    return this.#ways.filter(({ steps }) => steps.length > 0 && made.every((step) => count(steps, step) >= count(made, step)));
  }

  readonly #open = $derived.by(() => this.#after(this.picks));

  /** The actions that the steps so far are. */
  readonly complete = $derived.by(() => this.#open.filter(({ steps }) => steps.length === this.picks.length).map(({ choice }) => choice));

  /** What is complete and waits to be confirmed. */
  readonly toConfirm = $derived.by(() => this.complete.find((choice) => this.#isConfirmed(choice)) ?? null);

  get begun(): boolean {
    return this.picks.length > 0;
  }

  /** Whether this very thing was pressed. */
  isPicked(id: string): boolean {
    return this.picks.some((pick) => pick.id === id);
  }

  #leadsOn(picks: readonly Pick[], step: string): boolean {
    return this.#after([...picks, { step, id: '' }]).length > 0;
  }

  /** Whether the step leads on from those made. */
  leadsOn(step: string): boolean {
    return this.#leadsOn(this.picks, step);
  }

  /** The steps made, without one that stands in the way of the next; none if more than one does. */
  #makeWay(step: string): readonly Pick[] {
    const lesser = this.picks.map((gone) => this.picks.filter((pick) => pick !== gone));
    return [this.picks, ...lesser].find((picks) => this.#leadsOn(picks, step)) ?? [];
  }

  /** Whether the step could be the first. */
  begins(step: string): boolean {
    return this.#ways.some(({ steps }) => steps.includes(step));
  }

  /** The actions with this step that are still possible. */
  through(step: string): Choice[] {
    return this.#open.filter(({ steps }) => steps.includes(step)).map(({ choice }) => choice);
  }

  /** Makes a step, or takes it back; one that does not lead on takes the place of another. */
  press(step: string, id: string): Outcome {
    if (this.isPicked(id)) {
      this.picks = this.picks.filter((pick) => pick.id !== id);
      return null;
    }
    const picks = [...this.#makeWay(step), { step, id }];
    const open = this.#after(picks);
    const complete = open.filter(({ steps }) => steps.length === picks.length);
    const [only] = open;
    if (open.some(({ choice }) => this.#isConfirmed(choice))) this.picks = picks;
    else if (only && open.length === 1) return { act: only.choice };
    else if (complete.length > 0) return { ask: complete.map(({ choice }) => choice) };
    else this.picks = picks;
    return null;
  }

  /** Takes the last step back; false if there is none. */
  back(): boolean {
    const some = this.begun;
    this.picks = this.picks.slice(0, -1);
    return some;
  }

  clear(): void {
    this.picks = [];
  }
}

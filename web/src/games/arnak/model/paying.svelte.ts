import type { BoardProps } from '../../contract';
import { owed, planOf, sourcesOf, stepsOf, type Limits, type Plan } from './payment';
import type { View } from './view';

/**
 * Paying for travel. A way to pay is proposed; pressing a source takes it out of the proposal or puts it in, and what
 * lies on the table in the end is paid source by source.
 */
export class Paying {
  readonly #read: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
    this.#read = props;
  }

  readonly #sources = $derived.by(() => {
    const { view, choices, prompt, replay } = this.#read();
    return prompt === 'pay-travel' && !replay ? sourcesOf(view, choices) : [];
  });

  readonly #owes = $derived.by(() => {
    const { payment } = this.#read().view;
    return payment ? owed(payment) : [];
  });

  /** What the player insists on; begins anew when something was paid. */
  #limits: Limits = $derived.by(() => {
    void this.#sources;
    return {};
  });

  /** What a bot advises is in the proposal, unless the player does not want it. */
  readonly #wishes = $derived.by((): Limits => {
    const { hint } = this.#read();
    const advised = this.#sources.find(({ choice }) => choice.text === hint);
    return advised ? { [advised.choice.text]: { least: 1, most: advised.most }, ...this.#limits } : this.#limits;
  });

  /** The way to pay that lies on the table. */
  readonly plan: Plan | null = $derived.by(() => (this.asked ? planOf(this.#owes, this.#sources, this.#wishes) : null));

  /** Whether the player is asked how to pay. */
  get asked(): boolean {
    return this.#sources.length > 0;
  }

  /** How often an action is in the plan. */
  times(text: string): number {
    return this.plan?.find(({ source }) => source.choice.text === text)?.times ?? 0;
  }

  /** Takes one use of a source out of the plan. */
  leave(text: string): void {
    this.#limit(text, { least: 0, most: this.times(text) - 1 });
  }

  /** Puts one more use of a source into the plan. */
  take(text: string): void {
    const source = this.#sources.find(({ choice }) => choice.text === text);
    this.#limit(text, { least: this.times(text) + 1, most: source?.most ?? 1 });
  }

  /** What makes it impossible to pay is not done; an older wish gives way to a newer one. */
  #limit(text: string, limit: { least: number; most: number }): void {
    const wished: Limits = { [text]: limit };
    const all = { ...this.#limits, ...wished };
    this.#going = [];
    if (planOf(this.#owes, this.#sources, all)) this.#limits = all;
    else if (planOf(this.#owes, this.#sources, wished)) this.#limits = wished;
  }

  /** What is still to be said of a plan that is being carried out. */
  #going: string[] = [];

  pay(): void {
    this.#going = stepsOf(this.plan ?? []);
    this.goOn();
  }

  /** The moments at which there was one way to pay and it was taken: who takes that back wants to look. */
  readonly #alone: string[] = [];

  /** The only way to pay, the first time that it is. */
  #onlyWay(): string[] {
    const [only, ...others] = this.#sources;
    if (!only || others.length > 0) return [];
    const moment = JSON.stringify(this.#read().view);
    if (this.#alone.includes(moment)) return [];
    this.#alone.push(moment);
    return [only.choice.text];
  }

  /** Says the next part of the plan, if it is asked for; the only way there is needs no plan. */
  goOn(): void {
    if (this.#read().prompt !== 'pay-travel') this.#going = [];
    if (!this.asked) return;
    if (this.#going.length === 0) this.#going = this.#onlyWay();
    const [next, ...rest] = this.#going;
    this.#going = rest;
    if (next !== undefined && this.#sources.some(({ choice }) => choice.text === next)) this.#read().act(next);
    else this.#going = [];
  }
}

import type { BoardProps, Choice } from '../../contract';
import { iconList, type Travel, type View } from './view';

/** Something that pays in the plan, and how often. */
export interface Part {
  choice: Choice;
  icons: Travel[];
  times: number;
}

/** How often a source must and may be used, by the text of its action. */
type Limits = Readonly<Record<string, { least: number; most: number }>>;

const timesIn = (way: readonly string[], text: string) => way.filter((other) => other === text).length;

/**
 * Paying for travel. The rules propose ways to pay, the cheapest first; pressing a source takes it out of the proposal
 * or puts it in, and what lies on the table in the end is paid source by source.
 */
export class Paying {
  readonly #read: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
    this.#read = props;
  }

  readonly #sources = $derived.by(() => {
    const { view, choices, prompt, replay } = this.#read();
    return prompt === 'pay-travel' && !replay && choices.length > 0 ? (view.payment?.sources ?? []) : [];
  });

  /** Every way to pay, as the texts of its actions. */
  readonly #ways = $derived.by(() => {
    const proposals = this.#read().view.payment?.proposals ?? [];
    return proposals.map((way) => way.flatMap((at) => this.#sources[at]?.action ?? []));
  });

  /** What the player insists on; begins anew when something was paid. */
  #limits: Limits = $derived.by(() => {
    void this.#sources;
    return {};
  });

  /** What a bot advises is in the proposal, unless the player does not want it. */
  readonly #wishes = $derived.by((): Limits => {
    const { hint } = this.#read();
    const advised = this.#sources.find(({ action }) => action === hint);
    return advised ? { [advised.action]: { least: 1, most: advised.most }, ...this.#limits } : this.#limits;
  });

  /** The cheapest way that keeps to the limits. */
  #wayWithin(limits: Limits): string[] | null {
    const keeps = (way: readonly string[]) =>
      Object.entries(limits).every(([text, { least, most }]) => least <= timesIn(way, text) && timesIn(way, text) <= most);
    return this.#ways.find(keeps) ?? null;
  }

  readonly #way = $derived.by(() => (this.asked ? this.#wayWithin(this.#wishes) : null));

  /** The way to pay that lies on the table. */
  readonly plan: readonly Part[] = $derived.by(() => {
    const { choices } = this.#read();
    return this.#sources.flatMap(({ action, icons }) => {
      const [choice, times] = [choices.find(({ text }) => text === action), this.times(action)];
      return choice && times > 0 ? [{ choice, icons: iconList(icons), times }] : [];
    });
  });

  /** Whether the player is asked how to pay. */
  get asked(): boolean {
    return this.#sources.length > 0;
  }

  /** How often an action is in the plan. */
  times(text: string): number {
    return timesIn(this.#way ?? [], text);
  }

  /** Takes one use of a source out of the plan. */
  leave(text: string): void {
    this.#limit(text, { least: 0, most: this.times(text) - 1 });
  }

  /** Puts one more use of a source into the plan. */
  take(text: string): void {
    const source = this.#sources.find(({ action }) => action === text);
    this.#limit(text, { least: this.times(text) + 1, most: source?.most ?? 1 });
  }

  /** What makes it impossible to pay is not done; an older wish gives way to a newer one. */
  #limit(text: string, limit: { least: number; most: number }): void {
    const wished: Limits = { [text]: limit };
    const all = { ...this.#limits, ...wished };
    this.#going = [];
    if (this.#wayWithin(all)) this.#limits = all;
    else if (this.#wayWithin(wished)) this.#limits = wished;
  }

  /** What is still to be said of a plan that is being carried out. */
  #going: string[] = [];

  pay(): void {
    this.#going = this.#way ?? [];
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
    return [only.action];
  }

  /** Says the next part of the plan, if it is asked for; the only way there is needs no plan. */
  goOn(): void {
    if (this.#read().prompt !== 'pay-travel') this.#going = [];
    if (!this.asked) return;
    if (this.#going.length === 0) this.#going = this.#onlyWay();
    const [next, ...rest] = this.#going;
    this.#going = rest;
    if (next !== undefined && this.#sources.some(({ action }) => action === next)) this.#read().act(next);
    else this.#going = [];
  }
}

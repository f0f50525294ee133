import type { IconName } from '../parts/icons';
import { TOKENS, TRAVEL } from './icons';

/** An icon with a number, or a sign between icons. */
export interface Mark {
  icon?: IconName;
  /** More than one of it. */
  count?: number;
  /** A sign instead of an icon: `−`, `×2`, `/`, `I`. */
  sign?: string;
  /** Where a card goes or comes from. */
  place?: 'top' | 'bottom';
}

/** A step of an effect, as icons. */
export type Step =
  | { step: 'marks'; marks: Mark[] }
  /** May be paid for what follows. */
  | { step: 'pay'; cost: Mark[]; then: Step[] }
  /** So many of these are chosen. */
  | { step: 'choose'; pick: number; options: Step[][] };

/** The single words of the language whose picture never changes. */
const WORDS: Record<string, Mark[]> = {
  fear: [{ icon: 'fear' }],
  exile: [{ icon: 'exile' }],
  upgrade: [{ icon: 'upgrade' }],
  'use-up': [{ icon: 'use-up' }],
  'take-artifact': [{ icon: 'artifact' }],
  recruit: [{ icon: 'recruit' }],
  promote: [{ icon: 'promote' }],
  rescue: [{ icon: 'recruit' }],
  pass: [{ icon: 'pass' }],
  'war-mask': [{ icon: 'shield' }],
  recall: [{ icon: 'archaeologist' }, { icon: 'recall' }],
  ocarina: [{ icon: 'boot' }, { icon: 'then' }, { icon: 'plane' }],
  exchange: [{ icon: 'assistant' }, { icon: 'exchange' }, { icon: 'assistant' }],
  hammer: [{ icon: 'hammer' }, { icon: 'item', place: 'bottom' }],
  'free-slot': [{ icon: 'idol' }, { icon: 'recall' }, { icon: 'crate' }],
  crown: [{ icon: 'guardian' }, { icon: 'relocate' }, { icon: 'site' }],
};

const SITES: Record<string, Mark[]> = {
  camp: [{ icon: 'camp' }],
  'empty-camp': [{ icon: 'camp' }, { sign: '∅' }],
  'level-1': [{ icon: 'site' }, { sign: 'I' }],
  mine: [{ icon: 'archaeologist' }, { icon: 'site' }],
};

const SIDES: Record<string, IconName> = { silver: 'assistant', gold: 'promote' };

const isIn = <T extends string>(words: readonly T[], word: string | undefined): word is T =>
  word !== undefined && (words as readonly string[]).includes(word);

const counted = (icon: IconName, count: number): Mark => (count === 1 ? { icon } : { icon, count });

/** Reads the language of effects, which src/effect.rs of the rules describes, into icons. */
class Reader {
  #words: string[];

  constructor(text: string) {
    this.#words = text.replace(/[{};|]/g, ' $& ').split(/\s+/).filter(Boolean);
  }

  get rest(): string | undefined {
    return this.#words[0];
  }

  #word(): string {
    const word = this.#words.shift();
    if (word === undefined) throw new Error('the effect breaks off');
    return word;
  }

  #take(word: string): boolean {
    const there = this.rest === word;
    if (there) this.#words.shift();
    return there;
  }

  #expect(word: string): void {
    if (!this.#take(word)) throw new Error(`${word} is missing before ${this.rest}`);
  }

  #number(): number {
    const number = Number(this.#word());
    if (Number.isNaN(number)) throw new Error('a number is missing');
    return number;
  }

  /** Numbers with tokens, as many as there are. */
  #tokens(): Mark[] {
    const marks: Mark[] = [];
    while (/^\d+$/.test(this.rest ?? '') && isIn(TOKENS, this.#words[1])) {
      const count = this.#number();
      marks.push(counted(this.#word() as (typeof TOKENS)[number], count));
    }
    return marks;
  }

  /** Travel icons, one by one. */
  #icons(): Mark[] {
    const marks: Mark[] = [];
    while (isIn(TRAVEL, this.rest)) marks.push({ icon: this.#word() as (typeof TRAVEL)[number] });
    return marks;
  }

  cost(): Mark[] {
    const tokens = this.#tokens();
    const card: Mark[] = this.#take('card') ? [{ icon: 'use-up' }] : [];
    const idol: Mark[] = this.#take('idol') ? [{ icon: 'idol' }] : [];
    return [...card, ...idol, ...this.#icons(), ...tokens, ...this.#tokens()];
  }

  effect(): Step[] {
    const steps = [this.#step()];
    while (this.#take(';')) steps.push(this.#step());
    return steps;
  }

  #step(): Step {
    const word = this.#word();
    if (word === 'pay') return this.#pay();
    if (word === 'choose') return this.#choose();
    return { step: 'marks', marks: WORDS[word] ?? this.#marks(word) };
  }

  #pay(): Step {
    const cost = this.cost();
    this.#expect('{');
    const then = this.effect();
    this.#expect('}');
    return { step: 'pay', cost, then };
  }

  #choose(): Step {
    const pick = this.#number();
    this.#expect('{');
    const options = [this.effect()];
    while (this.#take('|')) options.push(this.effect());
    this.#expect('}');
    return { step: 'choose', pick, options };
  }

  #marks(word: string): Mark[] {
    switch (word) {
      case 'gain':
        return this.#gain();
      case 'draw':
        return [counted('draw', this.#number())];
      case 'draw-bottom':
        return [{ ...counted('draw', this.#number()), place: 'bottom' }];
      case 'refresh':
        return [counted('refresh', this.#number())];
      case 'travel':
        return this.#icons();
      case 'dig':
        return this.#dig();
      case 'research':
        return this.#research();
      case 'buy':
        return this.#buy();
      case 'take-item': {
        const to = this.#word();
        if (to === 'hand') return [{ icon: 'item' }, { icon: 'then' }, { icon: 'card' }];
        return [{ icon: 'item', place: to === 'top' ? 'top' : 'bottom' }];
      }
      case 'overcome':
        return this.#word() === 'mine' ? [{ icon: 'archaeologist' }, { icon: 'guardian' }] : [{ icon: 'guardian' }, { sign: '∅' }];
      case 'activate':
        return this.#activate();
      case 'relocate':
        return [{ icon: 'archaeologist' }, { icon: 'relocate' }, ...(SITES[this.#word()] ?? [])];
      case 'earring': {
        const place = this.#word() === 'top' ? 'top' : 'bottom';
        return [{ ...counted('look', this.#number()), place }, { icon: 'then' }, { icon: 'card' }];
      }
      case 'borrow':
        return [{ icon: SIDES[this.#word()] ?? 'assistant' }];
      case 'reveal-site':
        return [{ icon: 'look' }, { icon: 'site' }, { sign: 'I'.repeat(this.#number()) }];
      default:
        throw new Error(`${word} is no step of an effect`);
    }
  }

  #gain(): Mark[] {
    const marks = this.#tokens();
    if (!this.#take('per')) return marks;
    const per = this.#word() as IconName;
    this.#expect('most');
    return [...marks, { sign: '/' }, { icon: per }, { sign: `≤${this.#number()}` }];
  }

  #dig(): Mark[] {
    const travel = this.#take('travel') ? this.#icons() : [];
    const compass = this.#take('compass') ? [counted('compass', this.#number())] : [];
    const camp: Mark[] = this.#take('camp') ? [{ icon: 'camp' }] : [];
    const free: Mark[] = this.#take('free') ? [{ sign: '0' }, { icon: 'boot' }] : [];
    const twice: Mark[] = this.#take('twice') ? [{ sign: '×2' }] : [];
    const less = [...travel, ...compass];
    return [{ icon: 'dig' }, ...camp, ...(less.length > 0 ? [{ sign: '−' }, ...less] : []), ...free, ...twice];
  }

  #research(): Mark[] {
    const token: Mark[] = this.#take('notebook') ? [{ icon: 'notebook' }] : [{ icon: 'glass' }, { icon: 'notebook' }];
    const free: Mark[] = this.#take('free') ? [{ sign: '= 0' }] : [];
    const less = this.#take('discount') ? [{ sign: '−' }, ...this.#tokens()] : [];
    const or = this.#take('or') ? [{ sign: '/' }, ...this.#tokens()] : [];
    return [...token, ...free, ...less, ...or];
  }

  #buy(): Mark[] {
    const kind = this.#word();
    const less = this.#number();
    const top: Mark[] = this.#take('top') ? [{ sign: '+' }, { icon: 'deck' }] : [];
    const both: Mark[] = [{ icon: 'item' }, { sign: '/' }, { icon: 'artifact' }, { sign: `−${less}` }];
    if (kind === 'any') return [...both, ...top];
    const money: Mark = { icon: kind === 'item' ? 'coin' : 'compass' };
    return [{ icon: kind === 'item' ? 'item' : 'artifact' }, { sign: `−${less}` }, money, ...top];
  }

  #activate(): Mark[] {
    const which = SITES[this.#word()] ?? [];
    const fee: Mark[] = this.#take('fee') ? [{ sign: 'II:' }, counted('compass', this.#number())] : [];
    const twice: Mark[] = this.#take('twice') ? [{ sign: '×2' }] : [];
    return [{ icon: 'main' }, ...which, ...fee, ...twice];
  }
}

export function readEffect(text: string): Step[] {
  const reader = new Reader(text);
  const steps = reader.effect();
  if (reader.rest !== undefined) throw new Error(`${reader.rest} makes no sense in ${text}`);
  return steps;
}

export function readCost(text: string): Mark[] {
  const reader = new Reader(text);
  const marks = reader.cost();
  if (reader.rest !== undefined) throw new Error(`${reader.rest} is nothing that can be paid`);
  return marks;
}

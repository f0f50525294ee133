import type { LogLine } from '../../contract';
import type { Flight } from '../../flying.svelte';
import type { IconName } from '../parts/icons';
import { card } from './box';
import { placesOf } from './spots';
import { eventOf, siteOf, type Event } from './view';

/** What flies: an icon, or a thing of a seat; 0 is the rival. */
export type Thing = { icon: IconName } | { seat: number; of: 'archaeologist' | 'glass' | 'notebook' };

/** A turn of the rival: the tile it turned up, and what came of it. */
export interface RivalTurn {
  tile: string;
  arrow: string;
  did: Event[];
  at: number;
}

/** When each thing that just happened is shown, in milliseconds from now. */
export interface Reveal {
  flights: Flight<Thing>[];
  turns: RivalTurn[];
  /** Where something happened. */
  places: ReadonlyMap<string, number>;
  /** When a figure sets off, by where it goes, and a research token by whose it is. */
  arrivals: ReadonlyMap<string, number>;
  ends: number;
}

/** How long one thing is shown before the next, and how long a turn of the rival. */
export interface Tempo {
  beat: number;
  turn: number;
}

/** More of a kind than this fly as one. */
const MOST_TOKENS = 3;
const RIVAL = 0;

/** What happened in its order, cause before effect. */
class Telling {
  readonly #tempo: Tempo;
  readonly flights: Flight<Thing>[] = [];
  readonly turns: RivalTurn[] = [];
  readonly places = new Map<string, number>();
  readonly arrivals = new Map<string, number>();
  at = 0;
  /** Where what is gained comes from. */
  #here: string[] = [];

  constructor(tempo: Tempo) {
    this.#tempo = tempo;
  }

  tell(event: Event): void {
    if (event.event === 'rival-turn') this.#turn(event.tile, event.arrow);
    else this.turns.at(-1)?.did.push(event);
    for (const place of placesOf(event)) if (!this.places.has(place)) this.places.set(place, this.at);
    this.#move(event);
  }

  /** A turn of the rival has its time, so that it can be followed. */
  #turn(tile: string, arrow: string): void {
    if (this.turns.length > 0) this.at = (this.turns.at(-1)?.at ?? 0) + this.#tempo.turn;
    this.turns.push({ tile, arrow, did: [], at: this.at });
  }

  #fly(thing: Thing, from: string[], to: string[]): void {
    this.flights.push({ thing, from, to, at: this.at });
    this.at += this.#tempo.beat;
  }

  #figure(seat: number, of: 'archaeologist' | 'glass' | 'notebook', from: string, to: string[]): void {
    this.arrivals.set(of === 'archaeologist' ? (to[0] ?? '') : `${of}:${seat}`, this.at);
    this.#fly({ seat, of }, [from, `seat:${seat}`], to);
  }

  #card(id: string, from: string, to: string[]): void {
    this.#fly({ icon: card(id).kind === 'artifact' ? 'artifact' : 'item' }, [from], to);
  }

  #move(event: Event): void {
    switch (event.event) {
      case 'dug':
        this.#here = [`space:${event.space}`, `site:${siteOf(event.space)}`];
        return this.#figure(event.seat, 'archaeologist', `figures:${event.seat}`, this.#here);
      case 'rival-dug':
        return this.#figure(RIVAL, 'archaeologist', 'seat:0', [`space:${event.space}`, `site:${siteOf(event.space)}`]);
      case 'discovered':
        this.#here = [`site:${event.site}`];
        return this.#figure(event.seat, 'archaeologist', `figures:${event.seat}`, this.#here);
      case 'rival-discovered':
        return this.#figure(RIVAL, 'archaeologist', 'seat:0', [`site:${event.site}`]);
      case 'relocated':
        this.#here = [`space:${event.to}`, `site:${siteOf(event.to)}`];
        return this.#figure(event.seat, 'archaeologist', `site:${siteOf(event.from)}`, this.#here);
      case 'activated':
        this.#here = [`site:${event.site}`];
        return;
      case 'researched':
        this.#here = [`track:${event.space}`];
        return this.#figure(event.seat, event.token, `${event.token}:${event.seat}`, this.#here);
      case 'rival-researched':
        return this.#figure(RIVAL, 'glass', 'glass:0', [`track:${event.space}`]);
      case 'played':
      case 'travelled-by-card':
        this.#here = [`played:${event.card}`, `seat:${event.seat}`];
        return this.#card(event.card, `hand:${event.card}`, this.#here);
      case 'assistant-used':
        this.#here = [`mine:${event.assistant}`, `seat:${event.seat}`];
        return;
      case 'gained':
        for (let count = 0; count < Math.min(event.count, MOST_TOKENS); count += 1) {
          this.#fly({ icon: event.token }, [...this.#here, `seat:${event.seat}`], [`token:${event.seat}:${event.token}`, `seat:${event.seat}`]);
        }
        return;
      case 'idols-found':
        return this.#fly({ icon: 'idol' }, this.#here, [`crates:${event.seat}`, `seat:${event.seat}`]);
      case 'overcame':
        return this.#fly({ icon: 'guardian' }, [`site:${event.site}`], [`boon:${event.guardian}`, `seat:${event.seat}`]);
      case 'rival-overcame':
        return this.#fly({ icon: 'guardian' }, [`site:${event.site}`], ['seat:0']);
      case 'bought':
      case 'took':
        return this.#card(event.card, `row:${event.card}`, [`deck:${event.seat}`, `seat:${event.seat}`]);
      case 'rival-took':
        return this.#card(event.card, `row:${event.card}`, ['seat:0']);
      case 'temple-tile-taken':
        return this.#fly({ icon: 'temple' }, [`temple:${event.stack}`], [`seat:${event.seat}`]);
      case 'recruited':
      case 'rescued':
        return this.#fly({ icon: 'assistant' }, [`supply:${event.assistant}`], [`mine:${event.assistant}`, `seat:${event.seat}`]);
    }
  }
}

export function revealOf(fresh: readonly LogLine[], tempo: Tempo): Reveal {
  const telling = new Telling(tempo);
  for (const line of fresh) telling.tell(eventOf(line.event));
  const { flights, turns, places, arrivals, at } = telling;
  return { flights, turns, places, arrivals, ends: Math.max(at, turns.length > 1 ? (turns.at(-1)?.at ?? 0) : 0) };
}

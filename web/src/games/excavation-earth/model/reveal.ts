import type { LogLine } from '../../contract';
import type { Flight } from '../../flying.svelte';
import type { Event } from '../../../generated/excavation-earth';
import { placesOf } from './spots';
import { partsOf, type Buyer, type Party } from './view';

/** What flies over the board. */
export type Thing = { party: Party; explorer: boolean } | { artefact: string } | { buyer: Buyer } | { credits: true };

/** When each thing that just happened is shown, in milliseconds from now. */
export interface Reveal {
  flights: Flight<Thing>[];
  /** Where something happened. */
  places: ReadonlyMap<string, number>;
  ends: number;
}

/** Nobody follows more than so many things at once. */
const MOST_FLIGHTS = 12;

/** What goes where in an event; null if nothing travels. */
function journeyOf(event: Event): { thing: Thing; from: string; to: string } | null {
  switch (event.event) {
    case 'moved':
      return { thing: { party: event.seat, explorer: true }, from: `place:${event.from}`, to: `place:${event.to}` };
    case 'settled':
      return { thing: { party: event.seat, explorer: true }, from: `seat:${event.seat}`, to: `place:${event.at}` };
    case 'excavated':
      return { thing: { artefact: event.artefact }, from: `lies:${event.artefact}`, to: `seat:${event.seat}` };
    case 'delivered':
      return { thing: { artefact: event.artefact }, from: `seat:${event.seat}`, to: `stack:${partsOf(event.artefact).colour}` };
    case 'acquired':
      return { thing: { artefact: event.artefact }, from: `stack:${partsOf(event.artefact).colour}`, to: `seat:${event.seat}` };
    case 'trader-placed':
      return { thing: { party: event.seat, explorer: false }, from: `seat:${event.seat}`, to: `market:${event.market}` };
    case 'envoy-placed':
      return { thing: { party: event.seat, explorer: false }, from: `seat:${event.seat}`, to: `centre:${event.centre}` };
    case 'envoy-withdrawn':
      return { thing: { party: event.seat, explorer: false }, from: `centre:${event.centre}`, to: `seat:${event.seat}` };
    case 'promoted':
      return { thing: { party: event.seat, explorer: false }, from: `market:${event.market}`, to: `centre:${event.centre}` };
    case 'buyer-joined':
      return event.buyer === 'special' ? null : { thing: { buyer: event.buyer }, from: `colour:${event.buyer}`, to: `market:${event.market}` };
    case 'pushed-out':
      return event.buyer === 'special' ? null : { thing: { buyer: event.buyer }, from: `market:${event.market}`, to: `colour:${event.buyer}` };
    case 'buyer-led':
      return { thing: { buyer: event.buyer }, from: `market:${event.from}`, to: `market:${event.to}` };
    case 'sold':
      return { thing: { credits: true }, from: `colour:${event.colour}`, to: `seat:${event.seat}` };
    case 'majority-paid':
      return { thing: { credits: true }, from: `centre:${event.centre}`, to: `seat:${event.seat}` };
    default:
      return null;
  }
}

/** What is shown of events, one after the other, a `beat` apart. */
export function revealOf(fresh: readonly LogLine[], beat: number): Reveal {
  const flights: Flight<Thing>[] = [];
  const places = new Map<string, number>();
  let at = 0;
  for (const { event } of fresh) {
    for (const place of placesOf(event)) if (!places.has(place)) places.set(place, at);
    const journey = journeyOf(event as Event);
    if (!journey || flights.length === MOST_FLIGHTS) continue;
    flights.push({ thing: journey.thing, from: [journey.from], to: [journey.to], at });
    at += beat;
  }
  return { flights, places, ends: at };
}

import { vi } from 'vitest';

import type { Language } from '../lib/text/languages';
import { textsOf } from '../lib/text/texts.svelte';
import type { BoardProps, Say, SeatNow } from './contract';

/** Four people around a table, for tests of boards. */
const SEATS: SeatNow[] = ['Olga', 'Tomek', 'Nadia', 'Ewa'].map((name, index) => ({
  seat: index + 1,
  kind: 'player',
  name,
  number: null,
  account: false,
  bot: null,
  yours: index === 0,
  ready: true,
  late: false,
  yours_again: false,
  blocked: false,
}));

/** What is said in a language, for tests of words. */
export function say(language: Language): Say {
  const texts = textsOf(language);
  return (key, args) => texts.say(key, args);
}

/** Every view says for how many it is. */
type Seen = { seat: number | null } & ({ variants: { seats: number } } | { table: { seats: number } });

/** Those who sit around the table of a view. */
export function seatsAt(view: Seen): SeatNow[] {
  return SEATS.slice(0, 'variants' in view ? view.variants.seats : view.table.seats);
}

/** What a board is given in a test, with an `act` that can be asked about. */
export function propsOf<View extends Seen>(view: View, prompt: string | null, given: Partial<BoardProps<View>> = {}) {
  const act = vi.fn<(text: string) => void>();
  const props: BoardProps<View> = {
    view,
    seat: view.seat,
    seats: seatsAt(view),
    choices: [],
    prompt,
    act,
    whyNot: async () => null,
    aid: null,
    hint: null,
    spot: null,
    fresh: [],
    replay: false,
    ...given,
  };
  return { act, props };
}

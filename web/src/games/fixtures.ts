import { vi } from 'vitest';

import type { BoardProps, SeatNow } from './contract';

/** Four people around a table, for tests of boards. */
export const SEATS: SeatNow[] = ['Olga', 'Tomek', 'Nadia', 'Ewa'].map((name, index) => ({
  seat: index + 1,
  kind: 'player',
  name,
  number: null,
  bot: null,
  yours: index === 0,
  ready: true,
  late: false,
  yours_again: false,
}));

interface Seen {
  seat: number | null;
  variants: { seats: number };
}

/** What a board is given in a test, with an `act` that can be asked about. */
export function propsOf<View extends Seen>(view: View, prompt: string, given: Partial<BoardProps<View>> = {}) {
  const act = vi.fn<(text: string) => void>();
  const props: BoardProps<View> = {
    view,
    seat: view.seat,
    seats: SEATS.slice(0, view.variants.seats),
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

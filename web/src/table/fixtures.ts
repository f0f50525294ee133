import type { LogLine, MatchNow, SeatNow, TableNow, TalkLine } from '../generated/table';

/* Tables for tests. */

export function seatOfKind(seat: number, more: Partial<SeatNow> = {}): SeatNow {
  return { seat, kind: 'player', name: `P${seat}`, number: null, account: false, bot: null, yours: false, ready: true, late: false, yours_again: false, blocked: false, ...more };
}

export function lineOf(step: number, seat = 1, event = 'bet'): LogLine {
  return { step, event: { event, seat } };
}

export function talkOf(seq: number, event: Record<string, unknown> = { event: 'said', seat: 1, text: `${seq}` }, step = 0): TalkLine {
  return { seq, at: 0, step, event };
}

export function matchOf(step: number, more: Partial<MatchNow> = {}): MatchNow {
  const base = { stamp: `s${step}`, asked: [], prompt: 'bet', view: { step }, choices: [], no_undo: null };
  return { step, ...base, standings: [], since: 0, ...more };
}

/** A table of two, seen by the first seat, after so many steps of one line each. */
export function tableAt(step: number, more: Partial<TableNow> = {}, match: Partial<MatchNow> = {}): TableNow {
  const lines = Array.from({ length: step }, (_, index) => lineOf(index + 1));
  return {
    id: 'tab',
    seq: step,
    game: 'lost-code',
    options: {},
    public: false,
    pace: 'live',
    aids: false,
    locked: false,
    clock: null,
    phase: 'playing',
    seats: [seatOfKind(1, { yours: true }), seatOfKind(2)],
    host: true,
    viewer: 1,
    commitment: null,
    game_now: matchOf(step, match),
    log: { after: null, lines },
    talk: [],
    take_back: null,
    clocks: null,
    deserted: false,
    rematch: null,
    sharing: null,
    ...more,
  };
}

import type { SeatClock } from '../../generated/table';

/** When so little is left in all, the clock warns. */
const LITTLE = 30_000;

/** What a clock shows, in milliseconds. */
export interface TimeLeft {
  turn: number;
  bank: number;
  /** Whether it runs and is nearly empty. */
  little: boolean;
}

/** What is left of a clock now, if its state arrived at `arrived`. */
export function timeLeft(clock: SeatClock, arrived: number, now: number): TimeLeft {
  const passed = clock.runs ? Math.max(0, now - arrived) : 0;
  const turn = Math.max(0, clock.turn - passed);
  const bank = Math.max(0, clock.bank - Math.max(0, passed - clock.turn));
  return { turn, bank, little: clock.runs && turn + bank < LITTLE };
}

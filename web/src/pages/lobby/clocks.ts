import type { Clock, Pace } from '../../generated/table';

type Time = Pick<Clock, 'turn' | 'bank'>;

const MINUTE = 60;
const DAY = 86_400;

/** The clocks that can be chosen, the quickest first. */
export const CLOCKS: Record<Pace, Time[]> = {
  live: [
    { turn: 30, bank: 5 * MINUTE },
    { turn: MINUTE, bank: 15 * MINUTE },
    { turn: 2 * MINUTE, bank: 45 * MINUTE },
  ],
  slow: [
    { turn: DAY, bank: 2 * DAY },
    { turn: 3 * DAY, bank: 7 * DAY },
  ],
};

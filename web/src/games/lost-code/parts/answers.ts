import type { Outcome } from '../model/view';

/** The answers to a bet, drawn on a 24 px grid; arrows point along the dial. */
export const ANSWERS: Record<Outcome, string> = {
  hit: 'm4.5 12.5 5 5 10-11',
  higher: 'M4 12h15m-6-6.5 6.5 6.5-6.5 6.5',
  lower: 'M20 12H5m6-6.5L4.5 12l6.5 6.5',
  wrong: 'm6 6 12 12M18 6 6 18',
};

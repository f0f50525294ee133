import type { Token, Travel } from './view';

/** The words for tokens and travel icons, in the order of the rules. */
export const TOKENS = ['coin', 'compass', 'tablet', 'arrowhead', 'jewel'] as const satisfies readonly Token[];
export const TRAVEL = ['boot', 'car', 'ship', 'plane'] as const satisfies readonly Travel[];

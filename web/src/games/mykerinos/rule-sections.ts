/** The section of the rules page about each question. */
export const ruleSections = {
  dig: 'phase-2-digging',
  neutral: '9-two-players-the-neutral-player',
  claim: 'taking-a-plot',
  remove: '9-two-players-the-neutral-player',
};

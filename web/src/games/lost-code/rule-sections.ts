/** The section of the rules page about each question. */
export const ruleSections = {
  token: 'curse-of-the-temple',
  turn: 'roll-and-turn',
  bet: 'bet',
  exchange: 'exchange',
  guess: '6-end-and-final-guesses',
};

import type { GameId } from '../harness/games';
import type { Guest } from '../harness/guest';
import { ArnakBoard } from './arnak-board';
import { Board } from './board';
import { ExcavationEarthBoard } from './excavation-earth-board';
import { MykerinosBoard } from './mykerinos-board';
import type { Decider } from './table';

const BOARDS: { [Game in GameId]: (guest: Guest) => Decider<Game> } = {
  'lost-code': (guest) => new Board(guest),
  mykerinos: (guest) => new MykerinosBoard(guest),
  arnak: (guest) => new ArnakBoard(guest, 1),
  'excavation-earth': (guest) => new ExcavationEarthBoard(guest, 1),
};

/** The board of any game. */
export function boardOf(guest: Guest, game: GameId): Decider<GameId> {
  return BOARDS[game](guest) as Decider<GameId>;
}

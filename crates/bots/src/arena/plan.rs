//! What a tournament shall be.

use game::{Seat, Seed, Setup, Stream};

use super::ArenaError;
use crate::BotSpec;

/// A tournament: which bots play how many games of what.
///
/// In game `i` (counted from 0) bot `k` sits at seat `(k + i) mod n`. The `n` games of one full
/// rotation have the same seed, so every bot plays every seat of the same deal.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Options, and as many seats as there are bots.
    pub setup: Setup,
    /// The bots.
    pub bots: Vec<BotSpec>,
    /// How many games are played: best a multiple of the number of bots.
    pub games: u64,
    /// What all randomness comes from: the same seed gives the same report, times aside.
    pub seed: u64,
    /// How many threads play; 0 counts as 1.
    pub threads: usize,
}

impl Plan {
    pub(super) fn check(&self) -> Result<(), ArenaError> {
        let (bots, seats) = (self.bots.len(), self.setup.seats());
        if bots != usize::from(seats) {
            return Err(ArenaError::BotsForSeats { bots, seats });
        }
        if self.games == 0 { Err(ArenaError::NoGames) } else { Ok(()) }
    }

    fn rotation(&self, game: u64) -> usize {
        (game % self.bots.len() as u64) as usize
    }

    /// Which bot sits at `seat` in a game.
    pub(super) fn bot_at(&self, seat: Seat, game: u64) -> usize {
        let bots = self.bots.len();
        (seat.index() + bots - self.rotation(game)) % bots
    }

    /// The seed of a game, and the seed of its bots.
    pub(super) fn seeds(&self, game: u64) -> (Seed, Seed) {
        let mut stream = Stream::new(Seed::from_number(self.seed), game / self.bots.len() as u64);
        (stream.seed(), stream.seed())
    }

    /// The randomness of the bot at `seat` in a game whose bots have this seed.
    pub(super) fn bot_stream(&self, bots: Seed, seat: Seat, game: u64) -> Stream {
        let number = self.rotation(game) * self.bots.len() + seat.index();
        Stream::new(bots, number as u64)
    }
}

#[cfg(test)]
mod tests {
    use game::Game;
    use lost_code::LostCode;

    use super::*;

    fn three_bots() -> Plan {
        Plan {
            setup: Setup::new(&LostCode::INFO, 3).unwrap(),
            bots: vec!["random".parse().unwrap(); 3],
            games: 6,
            seed: 1,
            threads: 1,
        }
    }

    #[test]
    fn bots_move_on_by_one_seat_each_game() {
        let plan = three_bots();
        let table = |game| [0, 1, 2].map(|seat| plan.bot_at(Seat::ALL[seat], game));
        assert_eq!(table(0), [0, 1, 2]);
        assert_eq!(table(1), [2, 0, 1], "bot 0 sits at the second seat");
        assert_eq!(table(2), [1, 2, 0]);
        assert_eq!(table(3), [0, 1, 2]);
    }

    #[test]
    fn the_games_of_a_rotation_share_their_seed_and_no_others_do() {
        let plan = three_bots();
        let seed = |game| plan.seeds(game).0;
        assert!(seed(0) == seed(1) && seed(1) == seed(2));
        assert!(seed(2) != seed(3) && seed(3) == seed(5));
        let another = Plan { seed: 2, ..three_bots() };
        assert_ne!(seed(0), another.seeds(0).0);
    }

    #[test]
    fn every_bot_of_every_game_has_chance_of_its_own() {
        let plan = three_bots();
        let mut drawn = Vec::new();
        for game in 0..6 {
            let (_, bots) = plan.seeds(game);
            drawn.extend(Seat::first(3).map(|seat| plan.bot_stream(bots, seat, game).seed().to_string()));
        }
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn.len(), 18);
    }
}

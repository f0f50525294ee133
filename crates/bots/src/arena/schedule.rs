//! Which bots play each other, at which seats, with which deal.

use dighouse_game::{Seat, Seed, Stream};

use super::Plan;

/// All games of a plan. The number of a game does not depend on how many games are played, so a tournament can be resumed
/// and extended.
#[derive(Debug)]
pub(super) struct Schedule {
    /// The bots of each table.
    tables: Vec<Vec<usize>>,
    seats: usize,
    games: u64,
    seed: u64,
}

/// A game that is to be played.
#[derive(Debug)]
pub(super) struct Fixture<'a> {
    /// The number of the table.
    pub(super) table: usize,
    bots: &'a [usize],
    deal: u64,
    rotation: usize,
    seed: u64,
}

impl Schedule {
    pub(super) fn of(plan: &Plan) -> Schedule {
        let seats = usize::from(plan.setup.seats());
        let mut tables = Vec::new();
        choose(plan.bots.len(), seats, &mut Vec::new(), &mut tables);
        Schedule { tables, seats, games: plan.games, seed: plan.seed }
    }

    /// The number of tables.
    pub(super) const fn tables(&self) -> usize {
        self.tables.len()
    }

    /// The numbers of all games, in order: every table plays a deal before any plays the next.
    pub(super) fn numbers(&self) -> impl Iterator<Item = u64> {
        let rotations = self.games.div_ceil(self.seats as u64);
        let numbers = 0..rotations * (self.tables.len() * self.seats) as u64;
        numbers.filter(|&number| self.fixture(number).is_among(self.games))
    }

    /// The game with this number.
    pub(super) fn fixture(&self, number: u64) -> Fixture<'_> {
        let seats = self.seats as u64;
        let (round, rotation) = (number / seats, (number % seats) as usize);
        let tables = self.tables.len() as u64;
        let table = (round % tables) as usize;
        Fixture { table, bots: &self.tables[table], deal: round / tables, rotation, seed: self.seed }
    }
}

impl Fixture<'_> {
    /// Whether it is one of the first `games` of its table.
    fn is_among(&self, games: u64) -> bool {
        self.deal * self.bots.len() as u64 + (self.rotation as u64) < games
    }

    /// The number of seats.
    pub(super) const fn seats(&self) -> usize {
        self.bots.len()
    }

    /// The bot at `seat`.
    pub(super) fn bot_at(&self, seat: Seat) -> usize {
        let seats = self.bots.len();
        self.bots[(seat.index() + seats - self.rotation) % seats]
    }

    /// The seed of the game, and that of its bots.
    pub(super) fn seeds(&self) -> (Seed, Seed) {
        let mut stream = Stream::new(Seed::from_number(self.seed), self.deal);
        (stream.seed(), stream.seed())
    }

    /// The random stream of the bot at `seat`, given the seed of the game's bots.
    pub(super) fn bot_stream(&self, bots: Seed, seat: Seat) -> Stream {
        let seats = self.bots.len();
        let number = (self.table * seats + self.rotation) * seats + seat.index();
        Stream::new(bots, number as u64)
    }
}

/// Every combination of so many of `bots`, in lexicographic order.
fn choose(bots: usize, seats: usize, chosen: &mut Vec<usize>, ways: &mut Vec<Vec<usize>>) {
    if chosen.len() == seats {
        return ways.push(chosen.clone());
    }
    for bot in chosen.last().map_or(0, |last| last + 1)..bots {
        chosen.push(bot);
        choose(bots, seats, chosen, ways);
        chosen.pop();
    }
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Game, Setup};
    use dighouse_lost_code::LostCode;

    use super::*;

    fn schedule(bots: usize, seats: u8, games: u64) -> Schedule {
        let setup = Setup::new(&LostCode::INFO, seats).unwrap();
        let bots = vec!["random".parse().unwrap(); bots];
        Schedule::of(&Plan { setup, bots, games, seed: 1, threads: 1 })
    }

    fn seated(schedule: &Schedule, number: u64) -> Vec<usize> {
        Seat::first(schedule.seats as u8).map(|seat| schedule.fixture(number).bot_at(seat)).collect()
    }

    #[test]
    fn bots_rotate_by_one_seat_each_game() {
        let three = schedule(3, 3, 6);
        assert_eq!(seated(&three, 0), [0, 1, 2]);
        assert_eq!(seated(&three, 1), [2, 0, 1], "bot 0 sits at the second seat");
        assert_eq!(seated(&three, 2), [1, 2, 0]);
        assert_eq!(seated(&three, 3), [0, 1, 2]);
    }

    #[test]
    fn every_bot_meets_every_other_before_the_next_deal() {
        let pool = schedule(3, 2, 4);
        let all: Vec<Vec<usize>> = pool.numbers().map(|number| seated(&pool, number)).collect();
        let deal = [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]];
        assert_eq!(all, [deal, deal].concat());
        assert_eq!(schedule(5, 3, 1).tables(), 10);
    }

    #[test]
    fn a_longer_tournament_has_all_games_of_a_shorter_one() {
        let numbers = |games| schedule(4, 3, games).numbers().collect::<Vec<_>>();
        for games in 1..9 {
            let (shorter, longer) = (numbers(games), numbers(games + 1));
            assert_eq!(shorter.len() as u64, 4 * games);
            assert!(shorter.iter().all(|number| longer.contains(number)));
        }
    }

    #[test]
    fn the_games_of_a_deal_share_their_seed_and_no_others_do() {
        let pool = schedule(3, 2, 4);
        let seed = |number| pool.fixture(number).seeds().0;
        assert!((1..6).all(|number| seed(number) == seed(0)));
        assert!(seed(6) != seed(0) && seed(6) == seed(11));
        let another = Schedule { seed: 2, ..schedule(3, 2, 4) };
        assert_ne!(seed(0), another.fixture(0).seeds().0);
    }

    #[test]
    fn every_bot_of_every_game_has_its_own_random_stream() {
        let pool = schedule(3, 2, 4);
        let mut drawn = Vec::new();
        for fixture in pool.numbers().map(|number| pool.fixture(number)) {
            let (_, bots) = fixture.seeds();
            drawn.extend(Seat::first(2).map(|seat| fixture.bot_stream(bots, seat).seed().to_string()));
        }
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn.len(), 24);
    }
}

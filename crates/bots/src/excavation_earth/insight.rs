//! What a search should know of Excavation Earth.

use dighouse_excavation_earth::{Action, ExcavationEarth, Party, ROUNDS};
use dighouse_game::{Decision, Game, PerSeat, Seat};

use super::greedy::{Care, Greedy};
use super::judge::Judge;
use super::prospects::FITTED;
use super::weights::TUNED;
use crate::search::{Budget, Insight, Outlook};

impl Insight for ExcavationEarth {
    const SPREAD: f64 = 25.0;
    const TEMPER: f64 = 4.0;
    const PAR: f64 = 300.0;
    const NOVICE: Budget = Budget::iterations(12).doubting(8.0);
    const SKILLED: Budget = Budget::iterations(50).doubting(2.0);

    fn outlook(&self) -> Outlook {
        let mut points = PerSeat::default();
        for seat in Seat::first(self.variants().seats) {
            points[seat] = expected(self, Party::Seat(seat), seat);
        }
        let zu = self.variants().parties().find(|&party| party == Party::Zu);
        let rival = zu.map(|zu| expected(self, zu, Seat::ALL[0]));
        Outlook { points, rival, ahead: ahead(self) }
    }

    fn instinct(&self, seat: Seat, actions: &[Action], worth: &mut Vec<f64>) {
        Greedy::new(*TUNED, Care::LITTLE).ends(actions, self, seat, worth);
    }

    fn reflex(&self, seat: Seat, actions: &[Action], ahead: &mut Vec<Action>) -> Action {
        Greedy::new(*TUNED, Care::LEAST).best(actions, self, seat, ahead)
    }

    /// Within a round a card in hand may be worth anything; when the next hands are drafted, all is done with them.
    fn is_settled(&self) -> bool {
        is_drafted(self)
    }
}

/// What a party will have at the end, to the eyes of `judge`.
fn expected(game: &ExcavationEarth, party: Party, judge: Seat) -> f64 {
    if game.decision().is_over() {
        return game.player(party).credits().into();
    }
    FITTED.expected(game, party, &Judge::new(&TUNED, game, judge), rounds_to_come(game))
}

fn is_drafted(game: &ExcavationEarth) -> bool {
    matches!(game.decision(), Decision::Ask { prompt: "draft", .. })
}

/// How many rounds have not begun: while its hands are drafted, a round has not.
pub(super) fn rounds_to_come(game: &ExcavationEarth) -> f64 {
    f64::from(ROUNDS - game.round()) + f64::from(is_drafted(game))
}

/// The part of the game that is to come, as far as the rounds and the hands tell.
fn ahead(game: &ExcavationEarth) -> f64 {
    let parties = game.variants().parties();
    let hands: usize = parties.map(|party| game.player(party).hand().count()).sum();
    let now = if is_drafted(game) || game.decision().is_over() {
        0.0
    } else {
        (hands as f64 / (7.0 * f64::from(game.variants().seats))).min(1.0)
    };
    (rounds_to_come(game) + now) / f64::from(ROUNDS)
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Perspective, Seed, Setup, Silent, Stream};

    use super::*;
    use crate::Bot;

    fn new_game(seats: u8, seed: u64) -> ExcavationEarth {
        let setup = Setup::new(&ExcavationEarth::INFO, seats).unwrap();
        ExcavationEarth::begin(&setup, Seed::from_number(seed), &mut Silent).unwrap()
    }

    /// A game of `greedy`, with what was expected whenever hands were drafted.
    fn expectations(seats: u8, seed: u64) -> (ExcavationEarth, Vec<Outlook>) {
        let mut game = new_game(seats, seed);
        let mut rng = Stream::new(Seed::from_number(seed), 0);
        let mut bot = Greedy::new(*TUNED, Care::LITTLE);
        let (mut expected, mut round) = (Vec::new(), 0);
        while let Some(seat) = game.decision().seats().iter().next() {
            if game.is_settled() && game.round() > round {
                round = game.round();
                expected.push(game.outlook());
            }
            let action = bot.choose(&Perspective::new(&game, seat), &mut rng);
            game.play(seat, action, &mut Silent);
        }
        (game, expected)
    }

    #[test]
    fn what_is_expected_comes_in_the_mean() {
        let mut errors = [Vec::new(), Vec::new()];
        for seed in 0..12 {
            let (game, expected) = expectations(2, seed);
            let later = expected.iter().rev().take(2).rev();
            for (outlook, errors) in later.zip(&mut errors) {
                let error = |seat| f64::from(game.standings().total(seat)) - outlook.points[seat];
                errors.extend(Seat::first(2).map(error));
            }
        }
        for errors in errors {
            let mean = errors.iter().sum::<f64>() / errors.len() as f64;
            assert!(mean.abs() < 20.0, "{mean}");
        }
    }

    #[test]
    fn at_the_end_nothing_is_to_come() {
        let (game, expected) = expectations(1, 3);
        assert!(expected.iter().all(|outlook| outlook.ahead > 0.3));
        let outlook = game.outlook();
        assert_eq!(outlook.ahead, 0.0);
        assert_eq!(outlook.rival, Some(f64::from(game.player(Party::Zu).credits())));
    }
}

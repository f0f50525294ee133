//! What a search knows about Excavation Earth.

use dighouse_excavation_earth::{Action, ExcavationEarth, Party, ROUNDS};
use dighouse_game::{Decision, Game, PerSeat, Seat};

use super::evaluation::Evaluator;
use super::lookahead::{Effort, Lookahead};
use super::value::FITTED;
use super::weights::TUNED;
use crate::search::{Budget, Heuristics, ValueEstimate};

impl Heuristics for ExcavationEarth {
    const VALUE_SPREAD: f64 = 25.0;
    const PRIOR_TEMPERATURE: f64 = 4.0;
    const GOOD_SCORE: f64 = 300.0;
    const NOVICE: Budget = Budget::iterations(12).with_temperature(8.0);
    const SKILLED: Budget = Budget::iterations(50).with_temperature(2.0);
    const ITERATIONS_PER_SECOND: f64 = 4_600.0;

    fn value(&self) -> ValueEstimate {
        let mut points = PerSeat::default();
        for seat in Seat::first(self.variants().seats) {
            points[seat] = expected_credits(self, Party::Seat(seat), seat);
        }
        let zu = self.variants().parties().find(|&party| party == Party::Zu);
        let rival = zu.map(|zu| expected_credits(self, zu, Seat::ALL[0]));
        ValueEstimate { points, rival, remaining: remaining(self) }
    }

    fn prior(&self, seat: Seat, actions: &[Action], scores: &mut Vec<f64>) {
        Lookahead::new(*TUNED, Effort::LOW).scores(actions, self, seat, scores);
    }

    fn rollout_policy(&self, seat: Seat, actions: &[Action], plan: &mut Vec<Action>) -> Action {
        Lookahead::new(*TUNED, Effort::MINIMAL).best(actions, self, seat, plan)
    }

    /// Within a round the worth of a hand is unknown. When the next hands are drafted, the old ones are played.
    fn is_quiescent(&self) -> bool {
        is_drafted(self)
    }
}

/// The credits that a party is expected to have at the end, with the evaluation of `seat`.
fn expected_credits(game: &ExcavationEarth, party: Party, seat: Seat) -> f64 {
    if game.decision().is_over() {
        return game.player(party).credits().into();
    }
    FITTED.value(game, party, &Evaluator::new(&TUNED, game, seat), rounds_left(game))
}

fn is_drafted(game: &ExcavationEarth) -> bool {
    matches!(game.decision(), Decision::Ask { prompt: "draft", .. })
}

/// The number of rounds that have not begun. A round begins after its hands are drafted.
pub(super) fn rounds_left(game: &ExcavationEarth) -> f64 {
    f64::from(ROUNDS - game.round()) + f64::from(is_drafted(game))
}

/// The share of the game that is left, judged by the rounds and the hands.
fn remaining(game: &ExcavationEarth) -> f64 {
    let parties = game.variants().parties();
    let hands: usize = parties.map(|party| game.player(party).hand().count()).sum();
    let now = if is_drafted(game) || game.decision().is_over() {
        0.0
    } else {
        (hands as f64 / (7.0 * f64::from(game.variants().seats))).min(1.0)
    };
    (rounds_left(game) + now) / f64::from(ROUNDS)
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Perspective, Seed, Setup, Silent, Stream};

    use super::super::greedy::Greedy;
    use super::*;
    use crate::Bot;

    fn new_game(seats: u8, seed: u64) -> ExcavationEarth {
        let setup = Setup::new(&ExcavationEarth::INFO, seats).unwrap();
        ExcavationEarth::begin(&setup, Seed::from_number(seed), &mut Silent).unwrap()
    }

    /// A game of `greedy`, with the value at the start of each round.
    fn game_with_values(seats: u8, seed: u64) -> (ExcavationEarth, Vec<ValueEstimate>) {
        let mut game = new_game(seats, seed);
        let mut rng = Stream::new(Seed::from_number(seed), 0);
        let mut bot = Greedy::new(*TUNED, Effort::LOW);
        let (mut values, mut round) = (Vec::new(), 0);
        while let Some(seat) = game.decision().seats().iter().next() {
            if game.is_quiescent() && game.round() > round {
                round = game.round();
                values.push(game.value());
            }
            let action = bot.choose(&Perspective::new(&game, seat), &mut rng);
            game.play(seat, action, &mut Silent);
        }
        (game, values)
    }

    #[test]
    fn the_value_is_right_on_average() {
        let mut errors = [Vec::new(), Vec::new()];
        for seed in 0..12 {
            let (game, values) = game_with_values(2, seed);
            let later = values.iter().rev().take(2).rev();
            for (value, errors) in later.zip(&mut errors) {
                let error = |seat| f64::from(game.standings().total(seat)) - value.points[seat];
                errors.extend(Seat::first(2).map(error));
            }
        }
        for errors in errors {
            let mean = errors.iter().sum::<f64>() / errors.len() as f64;
            assert!(mean.abs() < 20.0, "{mean}");
        }
    }

    #[test]
    fn at_the_end_nothing_remains() {
        let (game, values) = game_with_values(1, 3);
        assert!(values.iter().all(|value| value.remaining > 0.3));
        let value = game.value();
        assert_eq!(value.remaining, 0.0);
        assert_eq!(value.rival, Some(f64::from(game.player(Party::Zu).credits())));
    }
}

//! What the end of a simulation is worth to each seat.

use dighouse_game::{PerSeat, Seat, Standings};

use super::{Heuristics, ValueEstimate};

/// The share of the utility that depends on the points alone. It keeps a decided game worth playing well.
const POINTS_SHARE: f64 = 0.15;

/// The share of the value's error that remains when the score is final: winning by more is slightly better.
const MIN_SPREAD: f64 = 0.25;

/// The result of a simulation, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Evaluation {
    /// What the search maximizes, about 0 to 1: the chance to win and a small share for the points.
    pub(super) utility: PerSeat<f64>,
    pub(super) win_chance: PerSeat<f64>,
    pub(super) points: PerSeat<f64>,
}

impl Evaluation {
    /// Evaluates a state by the value that the game's heuristics estimate.
    pub(super) fn estimated<G: Heuristics>(world: &G) -> Evaluation {
        let ValueEstimate { points, rival, remaining } = world.value();
        let seats = world.setup().seats();
        let spread = G::VALUE_SPREAD * (MIN_SPREAD + (1.0 - MIN_SPREAD) * remaining.clamp(0.0, 1.0).sqrt());
        Evaluation::new::<G>(seats, points, |seat| win_chance(seat, seats, &points, rival, spread))
    }

    /// Evaluates a finished game.
    pub(super) fn terminal<G: Heuristics>(world: &G) -> Evaluation {
        let standings = world.standings();
        let rival = world.value().rival;
        let points = totals(&standings);
        let seats = standings.seats();
        let spread = G::VALUE_SPREAD * MIN_SPREAD;
        Evaluation::new::<G>(seats, points, |seat| {
            let margin = win_chance(seat, seats, &points, rival, spread);
            0.75 * standings.win_share(seat) + 0.25 * margin
        })
    }

    fn new<G: Heuristics>(seats: u8, points: PerSeat<f64>, win_chance: impl Fn(Seat) -> f64) -> Evaluation {
        let mut evaluation = Evaluation { points, ..Evaluation::default() };
        for seat in Seat::first(seats) {
            let scaled = (points[seat] / G::GOOD_SCORE).clamp(-0.5, 1.5);
            evaluation.win_chance[seat] = win_chance(seat);
            evaluation.utility[seat] =
                (1.0 - POINTS_SHARE) * evaluation.win_chance[seat] + POINTS_SHARE * scaled;
        }
        evaluation
    }
}

fn totals(standings: &Standings) -> PerSeat<f64> {
    let mut points = PerSeat::default();
    Seat::first(standings.seats()).for_each(|seat| points[seat] = f64::from(standings.total(seat)));
    points
}

/// The chance to win by the Plackett-Luce model.
fn win_chance(seat: Seat, seats: u8, points: &PerSeat<f64>, rival: Option<f64>, spread: f64) -> f64 {
    let strength = |other: f64| ((other - points[seat]) / spread).clamp(-30.0, 30.0).exp();
    let others = Seat::first(seats).filter(|&other| other != seat).map(|other| points[other]);
    1.0 / (1.0 + others.chain(rival).map(strength).sum::<f64>())
}

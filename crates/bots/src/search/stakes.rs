//! What an end, or the outlook on one, is worth to each seat: a number from 0 to 1.

use dighouse_game::{PerSeat, Seat, Standings};

use super::{Insight, Outlook};

/// How much of the worth is the number of one's points, whoever wins: it keeps a decided game alive.
const PRIDE: f64 = 0.15;

/// By how many points an end that is known still errs: to win by more is a little better.
const LEAST_SPREAD: f64 = 0.25;

/// What came of a walk.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Stakes {
    pub(super) standing: PerSeat<f64>,
    /// The chance to win alone.
    pub(super) chance: PerSeat<f64>,
    pub(super) points: PerSeat<f64>,
}

impl Stakes {
    /// What a state promises.
    pub(super) fn expected<G: Insight>(world: &G) -> Stakes {
        let Outlook { points, rival, ahead } = world.outlook();
        let seats = world.setup().seats();
        let spread = G::SPREAD * (LEAST_SPREAD + (1.0 - LEAST_SPREAD) * ahead.clamp(0.0, 1.0).sqrt());
        let chance = |seat| chance(seat, seats, &points, rival, spread);
        Stakes::mixed::<G>(seats, points, chance)
    }

    /// What a game that is over has brought.
    pub(super) fn of_the_end<G: Insight>(world: &G) -> Stakes {
        let standings = world.standings();
        let rival = world.outlook().rival;
        let points = points(&standings);
        let seats = standings.seats();
        let spread = G::SPREAD * LEAST_SPREAD;
        let victory = |seat| {
            let margin = chance(seat, seats, &points, rival, spread);
            0.75 * standings.win_share(seat) + 0.25 * margin
        };
        Stakes::mixed::<G>(seats, points, victory)
    }

    fn mixed<G: Insight>(seats: u8, points: PerSeat<f64>, victory: impl Fn(Seat) -> f64) -> Stakes {
        let mut stakes = Stakes { points, ..Stakes::default() };
        for seat in Seat::first(seats) {
            let pride = (points[seat] / G::PAR).clamp(-0.5, 1.5);
            stakes.chance[seat] = victory(seat);
            stakes.standing[seat] = (1.0 - PRIDE) * stakes.chance[seat] + PRIDE * pride;
        }
        stakes
    }
}

fn points(standings: &Standings) -> PerSeat<f64> {
    let mut points = PerSeat::default();
    Seat::first(standings.seats()).for_each(|seat| points[seat] = f64::from(standings.total(seat)));
    points
}

/// The chance to win, by the model of Plackett and Luce.
fn chance(seat: Seat, seats: u8, points: &PerSeat<f64>, rival: Option<f64>, spread: f64) -> f64 {
    let ahead = |other: f64| ((other - points[seat]) / spread).clamp(-30.0, 30.0).exp();
    let others = Seat::first(seats).filter(|&other| other != seat).map(|other| points[other]);
    1.0 / (1.0 + others.chain(rival).map(ahead).sum::<f64>())
}

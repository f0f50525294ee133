//! The laws of the house, over random games with all options.

use excavation_earth::ExcavationEarth;
use game::laws::{self, Plan};

/// Fewer games than the other games of the house play, for each is ten times as long.
fn hold(seats: u8) {
    let plan = Plan::from_env();
    let plan = match std::env::var_os("DIGHOUSE_LAWS_GAMES") {
        Some(_) => plan,
        None => Plan { games: 4, thorough_every: 32, ..plan },
    };
    match laws::run::<ExcavationEarth>(seats, plan) {
        Ok(report) => println!("{seats} seats: {report}"),
        Err(breach) => panic!("{breach}"),
    }
}

#[test]
fn the_laws_hold_against_zu() {
    hold(1);
}

#[test]
fn the_laws_hold_for_two() {
    hold(2);
}

#[test]
fn the_laws_hold_for_three() {
    hold(3);
}

#[test]
fn the_laws_hold_for_four() {
    hold(4);
}

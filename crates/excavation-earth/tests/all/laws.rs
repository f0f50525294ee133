//! The laws of all games, tested on random games with all options.

use dighouse_excavation_earth::ExcavationEarth;
use dighouse_game::laws::{Plan, hold_in};

/// Fewer games than for the other games, because each is ten times as long.
fn hold(seats: u8) {
    hold_in::<ExcavationEarth>(seats, Plan::games(4, 32));
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

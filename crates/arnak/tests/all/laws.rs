//! The laws of the house, over thousands of random games.

use dighouse_arnak::Arnak;
use dighouse_game::laws::{Plan, hold_in};

/// Twelve combinations of temple and difficulty are tried for every number of players.
fn the_laws_hold_for(seats: u8) {
    hold_in::<Arnak>(seats, Plan::games(16, 16));
}

#[test]
fn the_laws_hold_for_one_against_the_rival() {
    the_laws_hold_for(1);
}

#[test]
fn the_laws_hold_for_two() {
    the_laws_hold_for(2);
}

#[test]
fn the_laws_hold_for_three() {
    the_laws_hold_for(3);
}

#[test]
fn the_laws_hold_for_four() {
    the_laws_hold_for(4);
}

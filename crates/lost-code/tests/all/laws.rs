//! The laws, over thousands of random games.

use dighouse_game::laws::{Plan, hold_in};
use dighouse_lost_code::LostCode;

/// There are 16 combinations of variants.
fn hold(seats: u8) {
    hold_in::<LostCode>(seats, Plan::games(200, 80));
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

//! The laws, over thousands of random games.

use dighouse_game::laws;
use dighouse_mykerinos::Mykerinos;

#[test]
fn the_laws_hold_for_two() {
    laws::hold::<Mykerinos>(2);
}

#[test]
fn the_laws_hold_for_three() {
    laws::hold::<Mykerinos>(3);
}

#[test]
fn the_laws_hold_for_four() {
    laws::hold::<Mykerinos>(4);
}

//! The laws of the house, over thousands of random games.

use game::laws;
use lost_code::LostCode;

#[test]
fn the_laws_hold_for_two() {
    laws::hold::<LostCode>(2);
}

#[test]
fn the_laws_hold_for_three() {
    laws::hold::<LostCode>(3);
}

#[test]
fn the_laws_hold_for_four() {
    laws::hold::<LostCode>(4);
}

//! The laws of the house, over thousands of random games.

use dighouse_arnak::Arnak;
use dighouse_game::laws::{Plan, hold_for_secrets_from, hold_for_shortcuts_from, hold_in};

use crate::kit::{SECOND, act, play, scene};

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

/// Random games rarely get here. The first fails if an exile is skipped while hand and play area are empty, the second if
/// discarding a card is skipped while the hand is.
#[test]
fn a_free_action_can_make_a_question_matter() {
    let mut idol = scene("top fear; tokens coin 2 compass 3; idol b1 exile; next-site l1-10; crates 1");
    play(&mut idol, "discover b1");
    hold_for_shortcuts_from(&idol, 300);
    let mut camp = scene("hand parrot; top fear; crates 1");
    play(&mut camp, "dig a5");
    hold_for_shortcuts_from(&camp, 300);
}

/// Random games rarely get here: the Crystal Earring draws an item that everybody has seen being bought. It fails if others
/// see whether that item is kept, as they did before version 3 of the rules.
#[test]
fn an_earring_keeps_secret_what_it_does_with_a_known_card() {
    let mut game =
        scene("hand crystal-earring monkey-medallion; top fear funding-car; items hat; tokens tablet 2");
    play(&mut game, "play monkey-medallion/take hat/end");
    act(&mut game, SECOND, "pass");
    act(&mut game, SECOND, "end");
    play(&mut game, "play crystal-earring");
    hold_for_secrets_from(&game, 40);
}

//! Ids, masks and observations.

use std::path::Path;

use dighouse_excavation_earth::{Action, ExcavationEarth};
use dighouse_game::Encoded;
use dighouse_game::laws::{Plan, hold_encoding, keeps_encoding};

#[test]
fn the_laws_of_encodings_hold() {
    hold_encoding::<ExcavationEarth>(Plan::games(1, 2));
}

#[test]
fn the_encoding_is_that_of_the_rules() {
    keeps_encoding::<ExcavationEarth>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/encoding"));
}

#[test]
fn actions_in_any_order_have_one_id() {
    let id = |text: &str| ExcavationEarth::id(text.parse::<Action>().unwrap());
    for (one, other) in [("keep orange-1 red-4", "keep red-4 orange-1"), ("swap 1.2 3.1", "swap 3.1 1.2")] {
        assert_eq!(id(one), id(other));
        assert!(id(one).is_some(), "{one}");
    }
}

#[test]
fn actions_that_no_state_allows_have_no_id() {
    for text in
        ["move L01 L01", "sample red-a from red-a", "sale red at 1 2 3 4", "lead 1.2 1", "swap 1.2 1.3"]
    {
        let action: Action = text.parse().unwrap();
        assert_eq!(ExcavationEarth::id(action), None, "{text}");
    }
}

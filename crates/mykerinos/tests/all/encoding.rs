//! What an observation says, and the ids of actions.

use std::path::Path;

use dighouse_game::encoding::{ActionId, Encoded, Mask};
use dighouse_game::laws::{Plan, hold_encoding, keeps_encoding};
use dighouse_game::{Game, Seat, Seed, Setup, Silent, Viewer};
use dighouse_mykerinos::{Action, Mykerinos};

#[test]
fn the_laws_of_encodings_hold() {
    hold_encoding::<Mykerinos>(Plan::games(100, 10));
}

#[test]
fn the_encoding_is_that_of_these_rules() {
    keeps_encoding::<Mykerinos>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/encoding")));
}

#[test]
fn an_id_is_a_shape_and_a_corner() {
    for (text, id) in [
        ("pass", 0),
        ("dig a1", 1),
        ("dig h9", 72),
        ("extend a1 b1", 73),
        ("extend b1 c1", 74),
        ("extend a1 a2", 145),
        ("patron violet a1", 217),
    ] {
        assert_eq!(Mykerinos::id(text.parse().unwrap()), Some(ActionId::new(id)), "{text}");
        assert_eq!(Mykerinos::action(ActionId::new(id)).unwrap().to_string(), text);
    }
}

#[test]
fn what_is_never_legal_has_no_id() {
    for text in ["extend a1 c1", "extend h1 a2", "patron tangerine g1 h1 a2", "patron tangerine a1 h1 a2"] {
        assert_eq!(Mykerinos::id(text.parse::<Action>().unwrap()), None, "{text}");
    }
}

/// The numbers of a field.
fn field<'a>(observation: &'a [i16], name: &str) -> &'a [i16] {
    let field = Mykerinos::FIELDS.iter().find(|field| field.name() == name);
    &observation[field.expect("the game has this field").range()]
}

#[test]
fn an_archaeologist_is_seen_relative_to_the_viewer() {
    let setup = Setup::new(&Mykerinos::INFO, 3).unwrap();
    let mut game = Mykerinos::begin(&setup, Seed::from_number(1), &mut Silent).unwrap();
    let first = game.decision().only().unwrap();
    let mut mask = Mask::new();
    mask.show(&game, first);
    let dig = mask.iter().nth(1).expect("the first square that is free");
    game.play(first, Mykerinos::action(dig).unwrap(), &mut Silent);
    for seat in Seat::first(3) {
        let mut out = vec![0; Mykerinos::OBSERVATION];
        Mykerinos::observe(&game.sight(Viewer::Seat(seat)), &mut out);
        let place = (first.index() + 3 - seat.index()) % 3;
        let square = dig.index() - 1;
        assert_eq!(field(&out, "digs").iter().position(|&number| number == 1), Some(place * 72 + square));
        assert_eq!(field(&out, "pools").iter().position(|&pool| pool == 10), Some(place));
        assert_eq!(field(&out, "to come").iter().sum::<i16>(), 36 - 8);
    }
}

//! What an observation says, and the ids of actions.

use std::path::Path;

use dighouse_game::encoding::{ActionId, Encoded};
use dighouse_game::laws::{Plan, hold_encoding, keeps_encoding};
use dighouse_game::{Game, Seat, Seed, Setup, Silent, Viewer};
use dighouse_lost_code::{Action, LostCode};

#[test]
fn the_laws_of_encodings_hold() {
    hold_encoding::<LostCode>(Plan::games(20, 10));
}

#[test]
fn the_encoding_is_that_of_these_rules() {
    keeps_encoding::<LostCode>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/encoding")));
}

#[test]
fn ids_are_row_major() {
    for (text, id) in
        [("leave", 0), ("take 0", 1), ("take 6 7 8", 129), ("dice bird bird bird", 130), ("bet 0-0", 186)]
    {
        assert_eq!(LostCode::id(text.parse().unwrap()), Some(ActionId::new(id)), "{text}");
        assert_eq!(LostCode::action(ActionId::new(id)).unwrap().to_string(), text);
    }
}

#[test]
fn what_is_never_legal_has_no_id() {
    for text in ["take none", "take 0 1 2 3", "guess bird 0 1 2 3", "bet 0-24", "bet 24-25", "bet 60-61"] {
        assert_eq!(LostCode::id(text.parse::<Action>().unwrap()), None, "{text}");
    }
}

/// The numbers of a field.
fn field<'a>(observation: &'a [i16], name: &str) -> &'a [i16] {
    let field = LostCode::FIELDS.iter().find(|field| field.name() == name);
    &observation[field.expect("the game has this field").range()]
}

#[test]
fn each_player_sees_all_racks_but_its_own_and_is_the_first_of_the_seats() {
    let setup = Setup::new(&LostCode::INFO, 3).unwrap();
    let game = LostCode::begin(&setup, Seed::from_number(1), &mut Silent).unwrap();
    let asked = game.decision().only().unwrap();
    for seat in Seat::first(3) {
        let mut out = vec![0; LostCode::OBSERVATION];
        LostCode::observe(&game.sight(Viewer::Seat(seat)), &mut out);
        let seen: Vec<i16> = field(&out, "racks").chunks(6 * 9).map(|rack| rack.iter().sum()).collect();
        assert_eq!(seen, [0, 6, 6, 6], "the fourth rack has no owner");
        assert_eq!(field(&out, "players"), [1, 1, 1, 0]);
        assert_eq!(field(&out, "asked")[0] == 1, seat == asked);
        assert_eq!(
            field(&out, "unseen").iter().sum::<i16>(),
            6 * (8 - 3),
            "eight tiles of each symbol, three are seen"
        );
    }
}

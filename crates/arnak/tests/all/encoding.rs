//! Ids, masks and observations.

use std::path::Path;

use dighouse_arnak::{Action, Arnak};
use dighouse_game::laws::{Plan, hold_encoding_from, keeps_encoding};
use dighouse_game::{Encoded, Seat, Viewer};

use crate::kit::{FIRST, SECOND, act, play, scene, solo};

#[test]
fn the_laws_of_encodings_hold() {
    let temple = [
        "glass 12; tokens coin 3 compass 3 jewel 3 tablet 6 arrowhead 3",
        "hand crystal-earring war-mask; tokens tablet 2",
    ];
    let mut states: Vec<Arnak> = temple.map(scene).to_vec();
    states.push(solo(true, "rival-glass 13; round 4"));
    hold_encoding_from(Plan::games(1, 1), &states);
}

#[test]
fn the_encoding_is_that_of_the_rules() {
    keeps_encoding::<Arnak>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/encoding"));
}

/// The numbers of a field as `viewer` observes them.
fn observed(game: &Arnak, viewer: Seat, field: &str) -> Vec<i16> {
    let mut out = vec![0; Arnak::OBSERVATION];
    Arnak::observe(&game.sight(Viewer::Seat(viewer)), &mut out);
    let field = Arnak::FIELDS.iter().find(|it| it.name() == field).unwrap();
    out[field.range()].to_vec()
}

/// The names of the places that are not 0, with their numbers.
fn named(game: &Arnak, viewer: Seat, field: &str) -> Vec<(String, i16)> {
    let axes = Arnak::FIELDS.iter().find(|it| it.name() == field).unwrap().axes();
    let name = |mut place: usize| {
        let mut words = Vec::new();
        for axis in axes.iter().rev() {
            words.insert(0, axis.item(place % axis.size()));
            place /= axis.size();
        }
        words.join(" ")
    };
    let numbers = observed(game, viewer, field).into_iter().enumerate();
    numbers.filter(|(_, number)| *number != 0).map(|(place, number)| (name(place), number)).collect()
}

#[test]
fn seats_are_relative_to_the_viewer() {
    let mut game = scene("tokens coin 3 jewel 1");
    assert_eq!(named(&game, FIRST, "turn"), [("viewer".to_owned(), 1)]);
    assert_eq!(named(&game, SECOND, "turn"), [("viewer+1".to_owned(), 1)]);
    play(&mut game, "pass/end");
    assert_eq!(named(&game, SECOND, "turn"), [("viewer".to_owned(), 1)]);
    let coins = named(&game, SECOND, "tokens").into_iter().find(|(name, _)| name == "viewer+1 coin");
    assert_eq!(coins, Some(("viewer+1 coin".to_owned(), 3)));
}

#[test]
fn a_hand_is_observed_by_its_owner_alone() {
    let game = scene("hand hat rope");
    let own =
        |viewer| named(&game, viewer, "hand").into_iter().filter(|(name, _)| name.ends_with("hat")).count();
    assert_eq!((own(FIRST), own(SECOND)), (1, 0));
    assert_eq!(observed(&game, SECOND, "hand_size")[1], 2);
}

#[test]
fn a_bought_item_is_observed_under_the_deck() {
    let mut game = scene("items hat rope; deck fear axe; tokens coin 3");
    play(&mut game, "buy hat/end");
    assert_eq!(named(&game, FIRST, "deck"), [("viewer hat".to_owned(), 3)]);
    assert_eq!(named(&game, SECOND, "deck"), [("viewer+1 hat".to_owned(), 3)]);
}

#[test]
fn what_an_earring_has_put_back_is_in_the_hand_or_on_the_deck() {
    let mut game = scene("hand crystal-earring dog; deck horse; items hat; tokens tablet 1 coin 3");
    play(&mut game, "buy hat/end");
    act(&mut game, SECOND, "pass");
    act(&mut game, SECOND, "end");
    play(&mut game, "play crystal-earring/look 2/keep hat/put-back horse");
    let hands = named(&game, SECOND, "hand");
    let others: Vec<_> = hands.into_iter().filter(|(name, _)| name.starts_with("viewer+1 ")).collect();
    assert_eq!(others, [("viewer+1 hand-or-deck hat".to_owned(), 1)]);
}

#[test]
fn a_question_is_observed_with_its_step_and_with_what_follows() {
    let mut game = scene("hand sundial; tokens tablet 1");
    assert_eq!(named(&game, FIRST, "question"), [], "a main action answers no question");
    play(&mut game, "play sundial");
    assert_eq!(named(&game, FIRST, "question"), [("choose".to_owned(), 1)]);
    let step = &named(&game, FIRST, "question_step")[0].0;
    assert_eq!(step, "0 of choose 1 { gain 2 tablet | pass ; gain 1 jewel }");
}

#[test]
fn actions_that_no_state_allows_have_no_id() {
    for action in
        ["buy fear", "discover a1", "research notebook 14", "relocate a1 a1-2", "lead a1 d1", "choose 9"]
    {
        let action: Action = action.parse().unwrap();
        assert_eq!(Arnak::id(action), None, "{action}");
    }
}

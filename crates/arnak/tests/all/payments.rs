//! What a payment for travel shows whoever pays, and nobody else.

use crate::kit::{FIRST, SECOND, four, play, scene};
use dighouse_arnak::{Arnak, PaymentView};
use dighouse_game::{Game, Seat, Viewer};

fn seen(game: &Arnak, seat: Seat) -> PaymentView {
    game.view(Viewer::Seat(seat)).payment.expect("something is being paid")
}

/// The proposals in notation, the cheapest first.
fn proposals(game: &Arnak) -> Vec<String> {
    let PaymentView { sources, proposals, .. } = seen(game, FIRST);
    let action = |&place: &u8| sources[usize::from(place)].action.as_str();
    proposals.iter().map(|way| way.iter().map(action).collect::<Vec<_>>().join(", ")).collect()
}

/// What can pay: the action, the icons it pays, and how often.
fn sources(game: &Arnak) -> Vec<String> {
    let sources = seen(game, FIRST).sources.into_iter();
    sources.map(|it| format!("{}: {:?} x{}", it.action, it.icons.counts(), it.most)).collect()
}

#[test]
fn what_is_missed_least_is_proposed_first() {
    let mut game =
        scene("hand ostrich fear fear machete funding-ship; tokens coin 2; assistant stone-cutter");
    play(&mut game, "dig a2/travel ostrich/use stone-cutter/pay");
    assert_eq!(
        proposals(&game),
        ["icon car", "travel fear", "travel funding-ship", "travel machete", "pilot"]
    );
    assert_eq!(
        sources(&game),
        [
            "travel machete: [0, 1, 0, 0] x1",
            "travel funding-ship: [0, 0, 1, 0] x1",
            "travel fear: [1, 0, 0, 0] x2",
            "pilot: [0, 0, 0, 1] x1",
            "icon car: [0, 1, 0, 0] x1",
        ]
    );
}

#[test]
fn a_way_to_pay_uses_as_many_sources_as_it_needs() {
    let mut game = scene("hand machete funding-car fear ostrich; tokens coin 4; site d1 l2-01");
    play(&mut game, "dig d1");
    assert_eq!(
        proposals(&game),
        [
            "travel ostrich",
            "travel machete, travel funding-car",
            "travel funding-car, travel ostrich",
            "travel funding-car, pilot",
            "travel machete, travel ostrich",
            "travel machete, pilot",
            "pilot, travel ostrich",
            "pilot, pilot",
        ]
    );
}

#[test]
fn what_is_owed_falls_with_what_is_put_down() {
    let mut game = four("hand funding-ship fear fear");
    play(&mut game, "dig a1-2");
    assert_eq!(seen(&game, FIRST).owed.boot, 2);
    assert_eq!(proposals(&game), ["travel fear, travel fear", "travel funding-ship, travel fear"]);
    play(&mut game, "travel funding-ship");
    assert_eq!((seen(&game, FIRST).put.ship, seen(&game, FIRST).owed.boot), (1, 1));
    assert_eq!(proposals(&game), ["travel fear"]);
}

#[test]
fn with_the_ocarina_every_source_pays_planes() {
    let words =
        "hand guardians-ocarina fear fear; tokens tablet 1; assistant stone-cutter; site b1 l1-02; at b1";
    let mut game = scene(words);
    play(&mut game, "play guardians-ocarina/recall b1/use stone-cutter/pay");
    assert_eq!(sources(&game), ["travel fear: [0, 0, 0, 1] x2"]);
    assert_eq!(proposals(&game), ["travel fear"]);
}

#[test]
fn only_who_pays_sees_what_could_pay() {
    let mut game = scene("hand funding-ship fear");
    play(&mut game, "dig a1");
    let other = seen(&game, SECOND);
    assert_eq!(other.owed, seen(&game, FIRST).owed);
    assert!(other.sources.is_empty() && other.proposals.is_empty());
    assert!(!seen(&game, FIRST).sources.is_empty());
}

#[test]
fn every_proposal_pays() {
    let mut game = scene("hand machete army-knife funding-ship fear fear; tokens coin 4; site d3 l2-01");
    play(&mut game, "dig d3");
    let ways = proposals(&game);
    assert_eq!(ways.len(), 4, "{ways:?}");
    for way in ways {
        let mut paying = game;
        play(&mut paying, &way.replace(", ", "/"));
        assert_eq!(paying.view(Viewer::Seat(FIRST)).payment.filter(|it| !it.owed.is_empty()), None, "{way}");
    }
}

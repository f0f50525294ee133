//! Who knows what, beyond what the laws test.

use std::collections::BTreeSet;

use crate::kit::{FIRST, SECOND, play, two};
use dighouse_excavation_earth::ExcavationEarth;
use dighouse_game::{Game, Seat, Seed, Setup, Silent, Stream, Viewer, scenario};
use toml::{Table, Value};

/// The cards that a position keeps of a player's pick in the first draft.
fn pick(game: &ExcavationEarth, seat: usize, which: &str) -> Vec<String> {
    let position: Table = scenario::write(game).parse().unwrap();
    let lists = &position["position"]["players"][seat][which];
    let Value::Array(cards) = &lists[0] else { panic!("{lists}") };
    cards.iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

/// Three players have drafted their first hands.
fn drafted(seed: u64) -> ExcavationEarth {
    let setup = Setup::new(&ExcavationEarth::INFO, 3).unwrap();
    let setup = setup.choose("factions", "dealt").unwrap().choose("hands", "drafted").unwrap();
    let mut game = ExcavationEarth::begin(&setup, Seed::from_number(seed), &mut Silent).unwrap();
    let mut rng = Stream::new(Seed::from_number(seed), 1);
    let mut listed = Vec::new();
    for _ in 0..3 {
        for seat in Seat::first(3) {
            game.actions(seat, &mut listed);
            game.play(seat, rng.pick(&listed), &mut Silent);
        }
    }
    game
}

#[test]
fn a_player_remembers_what_was_passed_on() {
    let game = drafted(1);
    let shared = |game: &ExcavationEarth| {
        let mut cards = [pick(game, 1, "second"), pick(game, 2, "third")].concat();
        cards.sort();
        cards
    };
    let mut rng = Stream::new(Seed::from_number(2), 0);
    let (mut splits, mut others) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..40 {
        let mut world = game;
        world.redeal(Viewer::Seat(FIRST), &mut rng);
        assert_eq!(
            pick(&world, 1, "third"),
            pick(&game, 1, "third"),
            "known exactly: the rest was discarded"
        );
        assert_eq!(shared(&world), shared(&game), "among four cards, two with each");
        splits.insert(pick(&world, 1, "second"));
        others.insert(pick(&world, 2, "second"));
    }
    assert!(splits.len() > 1 && others.len() > 1, "who has which is unknown, and other picks altogether");
}

#[test]
fn a_spectator_remembers_nothing_of_a_draft() {
    let game = drafted(3);
    let mut rng = Stream::new(Seed::from_number(4), 0);
    let mut thirds = BTreeSet::new();
    for _ in 0..10 {
        let mut world = game;
        world.redeal(Viewer::Spectator, &mut rng);
        thirds.insert(pick(&world, 1, "third"));
    }
    assert!(thirds.len() > 1);
}

#[test]
fn a_known_card_that_is_played_is_known_no_longer() {
    let more = "[two]\nhand = ['red-6', 'red-6', 'green-2']\nthird = [['red-6'], [], []]\nsecond = [[], [], []]\nenvoys = [0, 0, 1]";
    let mut game = two(&format!("turn = 1\n{more}"));
    let known =
        |game: &ExcavationEarth| game.view(Viewer::Seat(FIRST)).players[1].hand.iter().flatten().count();
    assert_eq!(known(&game), 1);
    play(&mut game, SECOND, "command red-6");
    assert_eq!(known(&game), 0, "it may have been that one, and nobody knows whether there is another");
}

/// What the second player may have besides the cards shown in a mulligan.
fn possible_hands(game: &ExcavationEarth) -> BTreeSet<Vec<String>> {
    let mut rng = Stream::new(Seed::from_number(5), 0);
    let hand = |_| {
        let mut world = *game;
        world.redeal(Viewer::Seat(FIRST), &mut rng);
        world.view(Viewer::AllSeeing).players[1].hand.iter().flatten().map(ToString::to_string).collect()
    };
    (0..40).map(hand).collect()
}

#[test]
fn a_player_who_redraws_has_no_more_cards_like_those_shown() {
    let more = "deck = ['orange-4', 'orange-5', 'orange-6']\nturn = 1\n[two]\nenvoys = [0, 1, 1]\n\
        hand = ['orange-1', 'orange-2', 'orange-3', 'green-5', 'red-4']\n\
        shown = ['orange-1', 'orange-2', 'orange-3']\nunlike = { alike = 'orange', least = 2 }";
    let mut game = two(more);
    assert_eq!(possible_hands(&game).len(), 1, "the other two are not orange, and the deck is");
    play(&mut game, SECOND, "command red-4");
    assert_eq!(possible_hands(&game).len(), 1, "one of the two is left, and not orange");
    play(&mut game, SECOND, "envoy");
    play(&mut game, SECOND, "done");
    play(&mut game, SECOND, "command green-5");
    assert_eq!(possible_hands(&game).len(), 1, "all that is left was shown");
}

#[test]
fn drawn_artefacts_are_seen_by_the_surveyor_only() {
    let more = "piles = [[], [], [], ['red-d', 'red-a', 'red-b', 'red-c'], []]\n[one]\nhand = ['red-6']";
    let mut game = two(more);
    play(&mut game, FIRST, "survey red-6");
    play(&mut game, FIRST, "replace 1");
    assert!(game.view(Viewer::Seat(FIRST)).pending.drawn.iter().all(Option::is_some));
    assert!(game.view(Viewer::Seat(SECOND)).pending.drawn.iter().all(Option::is_none));
}

#[test]
fn the_black_market_and_the_discards_lie_open() {
    let game = two("stacks = [['orange-c', 'orange-a'], [], [], [], []]");
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.stacks[0].artefacts.len(), 2);
    assert_eq!(view.discard.len(), 60 - 3 - 3);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<ExcavationEarth>() <= 2048, "{}", size_of::<ExcavationEarth>());
}

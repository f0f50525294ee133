//! What others know after a Crystal Earring: compared with a list of all that could have happened.

use std::collections::BTreeMap;

use crate::kit::{FIRST, SECOND, act, actions, all, play, scene};
use dighouse_arnak::Arnak;
use dighouse_game::{Game, Seed, Stream, Viewer, scenario};

/// The hidden cards of seat 1 in every order, with the same item on top of the deck: two in the hand
/// besides the Earring, the others in the deck.
fn deals(hidden: &[&str]) -> Vec<Arnak> {
    let deal = |cards: Vec<&str>| {
        let (hand, deck) = cards.split_at(2);
        let mut game = scene(&format!(
            "hand crystal-earring monkey-medallion {}; deck {}; items hat; tokens tablet 2",
            hand.join(" "),
            deck.join(" ")
        ));
        play(&mut game, "play monkey-medallion/take hat/end");
        act(&mut game, SECOND, "pass");
        act(&mut game, SECOND, "end");
        game
    };
    permutations(hidden).into_iter().map(deal).collect()
}

fn permutations<'a>(cards: &[&'a str]) -> Vec<Vec<&'a str>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let first = |place: usize| {
        let mut rest = cards.to_vec();
        let card = rest.remove(place);
        permutations(&rest).into_iter().map(move |rest| [vec![card], rest].concat())
    };
    (0..cards.len()).flat_map(first).collect()
}

/// Everything that can follow when seat 1 uses the Earring and puts a card back.
fn uses(game: &Arnak, look: u8) -> Vec<Arnak> {
    let mut looked = *game;
    play(&mut looked, &format!("play crystal-earring/look {look}"));
    let answers = |game: &Arnak| actions(game).into_iter().filter(|answer| answer != "decline");
    let after = |game: &Arnak, action: String| {
        let mut after = *game;
        act(&mut after, FIRST, &action);
        after
    };
    let kept = answers(&looked).map(|keep| after(&looked, keep)).collect::<Vec<_>>();
    kept.iter().flat_map(|kept| answers(kept).map(|back| after(kept, back))).collect()
}

/// Everything after a card of the hand is played, where it is there.
fn played(games: Vec<Arnak>, card: &str) -> Vec<Arnak> {
    let mut there = games;
    there.retain(|game| actions(game).contains(&format!("play {card}")));
    there.iter_mut().for_each(|game| drop(act(game, FIRST, &format!("play {card}"))));
    there
}

/// The same game with the Earring and a tablet in the hand again, before the main action.
fn again(game: &Arnak) -> Arnak {
    let text = scenario::write(game);
    let text =
        text.replacen("\"crystal-earring\", ", "", 1).replacen("main_done = true", "main_done = false", 1);
    let text = text.replacen("tablet = 0", "tablet = 1", 1).replacen(
        "hand = [",
        "hand = [\"crystal-earring!\", ",
        1,
    );
    scenario::read(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// What is hidden: hand and deck.
fn hidden(game: &Arnak) -> String {
    let me = &all(game).players[0];
    format!("{:?} {:?}", me.hand, me.deck)
}

/// Compares the redeals for seat 2 with everything that could have happened and looks the same to it.
fn compare(could_be: &[Arnak]) {
    let truth = could_be[0];
    let view = truth.view(Viewer::Seat(SECOND));
    let mut expected = BTreeMap::new();
    for game in could_be.iter().filter(|game| game.view(Viewer::Seat(SECOND)) == view) {
        *expected.entry(hidden(game)).or_insert(0.0) += 1.0;
    }
    let sum: f64 = expected.values().sum();
    let redeals = 200.0 * expected.len() as f64;
    let mut found = BTreeMap::new();
    let mut rng = Stream::new(Seed::from_number(7), 0);
    for _ in 0..redeals as usize {
        let mut world = truth;
        world.redeal(Viewer::Seat(SECOND), &mut rng);
        *found.entry(hidden(&world)).or_insert(0.0) += 1.0;
    }
    assert!(expected.len() > 3, "{expected:?}");
    assert_eq!(found.keys().collect::<Vec<_>>(), expected.keys().collect::<Vec<_>>());
    for (cards, count) in &expected {
        let share = count / sum;
        let error = (redeals * share * (1.0 - share)).sqrt();
        let off = (found[cards] - redeals * share) / error;
        assert!(off.abs() < 5.0, "{cards}: {} of {redeals}, expected {}", found[cards], redeals * share);
    }
}

const BASICS: [&str; 4] = ["funding-car", "funding-ship", "exploration-car", "exploration-ship"];

#[test]
fn nobody_sees_whether_a_known_card_was_kept_or_put_back() {
    let game = deals(&BASICS)[0];
    let [kept, put_back] = uses(&game, 2)[..] else { panic!("two ways") };
    assert_ne!(hidden(&kept), hidden(&put_back));
    for viewer in [Viewer::Seat(SECOND), Viewer::Spectator] {
        assert_eq!(kept.view(viewer), put_back.view(viewer));
        let me = &kept.view(viewer).players[0];
        assert_eq!(me.hand_or_deck[0].name(), "hat");
        assert!(me.hand.iter().chain(&me.deck).all(Option::is_none));
    }
}

#[test]
fn nobody_sees_which_card_is_kept_while_the_others_are_still_to_be_put_back() {
    let mut game = deals(&BASICS)[0];
    play(&mut game, "play crystal-earring/look 3");
    let seen = |game: &Arnak| game.view(Viewer::Seat(SECOND)).players[0].clone();
    assert_eq!(seen(&game).drawn.iter().flatten().next().unwrap().name(), "hat");
    let worlds = actions(&game).into_iter().map(|keep| {
        let mut after = game;
        play(&mut after, &keep);
        seen(&after)
    });
    let worlds: Vec<_> = worlds.collect();
    assert_eq!(worlds.len(), 3);
    assert!(worlds.iter().all(|view| *view == worlds[0]));
    assert_eq!((worlds[0].drawn.len(), worlds[0].hand.len()), (3, 2));
}

#[test]
fn a_redeal_puts_a_known_card_into_the_hand_or_on_the_deck() {
    let could_be: Vec<_> = deals(&BASICS).iter().flat_map(|game| uses(game, 2)).collect();
    compare(&could_be);
}

#[test]
fn a_redeal_agrees_with_the_card_that_was_used_up() {
    let could_be: Vec<_> = deals(&BASICS).iter().flat_map(|game| uses(game, 3)).collect();
    compare(&could_be);
    // If the known card was used up, the others come from one shuffle.
    let hat_used = |game: &Arnak| all(game).players[0].played.iter().any(|card| card.name() == "hat");
    let (used, kept): (Vec<Arnak>, Vec<Arnak>) = could_be.into_iter().partition(hat_used);
    compare(&used);
    compare(&kept);
}

#[test]
fn a_card_of_the_hand_makes_it_more_likely_that_the_known_card_is_on_the_deck() {
    let uses_of = |look| deals(&BASICS).iter().flat_map(|game| uses(game, look)).collect::<Vec<_>>();
    let once = played(uses_of(2), "funding-car");
    compare(&once);
    let twice = played(once, "funding-ship");
    compare(&twice);
    // When the hand shows a third card that was not bought, the known one is on the deck.
    let thrice = played(twice, "exploration-car");
    let view = thrice[0].view(Viewer::Seat(SECOND));
    assert_eq!(view.players[0].deck.last().unwrap().unwrap().name(), "hat");
    assert!(view.players[0].hand_or_deck.is_empty());
    let shown = played(uses_of(2), "hat");
    assert!(shown[0].view(Viewer::Seat(SECOND)).players[0].hand_or_deck.is_empty());
    compare(&shown);
}

#[test]
fn a_second_earring_draws_what_the_first_has_put_back() {
    for (look, hidden) in [(2, &BASICS[..]), (3, &["funding-car", "funding-ship", "torch", "axe", "dog"])] {
        let once =
            deals(hidden).iter().flat_map(|game| uses(game, 2)).map(|game| again(&game)).collect::<Vec<_>>();
        compare(&once);
        let twice: Vec<_> = once.iter().flat_map(|game| uses(game, look)).collect();
        compare(&twice);
        compare(&played(twice, "funding-car"));
    }
}

#[test]
fn once_the_card_is_drawn_others_know_that_the_hand_has_it() {
    let mut game = uses(&deals(&BASICS)[0], 2)[0];
    let text = scenario::write(&game).replacen("tasks = []", "tasks = [\"draw 1\"]", 1);
    game = scenario::read(&text).unwrap();
    play(&mut game, "draw");
    let me = &game.view(Viewer::Seat(SECOND)).players[0];
    assert_eq!(me.hand.iter().flatten().map(|card| card.name()).collect::<Vec<_>>(), ["hat"]);
    assert!(me.hand_or_deck.is_empty());
}

#[test]
fn positions_say_what_others_do_not_know() {
    let game = uses(&deals(&BASICS)[0], 2)[0];
    let text = scenario::write(&game);
    assert!(text.contains("mixes = [\"/0 1, hat 1\"]"), "{text}");
    assert_eq!(scenario::read::<Arnak>(&text).as_ref(), Ok(&game));
    for (from, to, why) in [
        ("mixes = [\"/0 1, hat 1\"]", "mixes = []", "every marked card has one"),
        ("mixes = [\"/0 1, hat 1\"]", "mixes = [\"-\", \"/0 1, hat 1\"]", "no card is marked `~2`"),
        ("mixes = [\"/0 1, hat 1\"]", "mixes = [\"hat 1\"]", "at least two kinds"),
        ("mixes = [\"/0 1, hat 1\"]", "mixes = [\"/0 1, rope 1\"]", "in the hand or on the deck"),
        ("mixes = [\"/0 1, hat 1\"]", "mixes = [\"/0 0, hat 1\"]", "not what others know"),
        ("~1", "~4", "not a card in a deck or hand"),
    ] {
        assert!(text.contains(from), "{from}");
        let refused = format!("{:?}", scenario::read::<Arnak>(&text.replacen(from, to, 1)).unwrap_err());
        assert!(refused.contains(why), "{to}: {refused} does not say {why:?}");
    }
    // The first of the drawn cards is kept: a position from before that says so in another way.
    let mut game = deals(&BASICS)[0];
    play(&mut game, "play crystal-earring/look 3/keep hat");
    let text = scenario::write(&game);
    assert_eq!(scenario::read::<Arnak>(&text).as_ref(), Ok(&game));
    let refused = scenario::read::<Arnak>(&text.replacen("kept-first", "put-back", 1)).unwrap_err();
    assert!(format!("{refused:?}").contains("`put-back` is not something to be done"), "{refused:?}");
}

#[test]
fn a_free_action_can_come_before_the_cards_are_drawn() {
    let mut game = scene("hand crystal-earring hat; tokens tablet 1; top fear funding-car");
    play(&mut game, "play crystal-earring/play hat/look 2");
    assert_eq!(actions(&game), ["keep fear", "keep funding-car"], "none while choosing among them");
}

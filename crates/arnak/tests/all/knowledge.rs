//! Section 2.4: who knows what, and that dealing anew respects it.

use crate::kit::{FIRST, SECOND, act, all, begin, play, scene};
use dighouse_arnak::{Arnak, Card, Event};
use dighouse_game::{Game, Seat, Seed, Silent, Stream, Viewer};

/// Many worlds as a seat may imagine them.
fn worlds(game: &Arnak, seat: Seat) -> Vec<Arnak> {
    let mut rng = Stream::new(Seed::from_number(5), 0);
    let deal = |_| {
        let mut world = *game;
        world.redeal(Viewer::Seat(seat), &mut rng);
        world
    };
    (0..60).map(deal).collect()
}

fn deck_of_first(game: &Arnak) -> Vec<Card> {
    all(game).players[0].deck.iter().flatten().copied().collect()
}

#[test]
fn a_hand_is_known_to_its_owner_alone() {
    let game = begin(2, &[], 1);
    let hand = |viewer| game.view(Viewer::Seat(viewer)).players[0].hand;
    assert!(hand(FIRST).iter().all(Option::is_some));
    assert!(hand(SECOND).iter().all(Option::is_none));
    let first = |world: &Arnak| all(world).players[0].hand;
    assert!(worlds(&game, FIRST).iter().all(|world| first(world) == first(&game)));
    assert!(worlds(&game, SECOND).iter().any(|world| first(world) != first(&game)));
}

#[test]
fn a_bought_item_stays_under_the_deck_in_every_redeal() {
    let mut game = scene("items hat rope; tokens coin 3");
    play(&mut game, "buy hat/end");
    for seat in [FIRST, SECOND] {
        assert_eq!(game.view(Viewer::Seat(seat)).players[0].deck[0].unwrap().name(), "hat");
        let bottoms: Vec<_> = worlds(&game, seat).iter().map(|world| deck_of_first(world)[0]).collect();
        assert!(bottoms.iter().all(|card| card.name() == "hat"));
    }
}

#[test]
fn an_item_taken_into_the_hand_or_drawn_from_the_bottom_is_known_there() {
    let mut game = scene("hand airdrop; items hat");
    play(&mut game, "play airdrop/take hat");
    let seen = game.view(Viewer::Seat(SECOND)).players[0].hand;
    assert_eq!(seen.iter().flatten().next().unwrap().name(), "hat");
    let mut game = scene("hand large-backpack theodolite; items hat; tokens coin 1");
    play(&mut game, "buy hat/end");
    act(&mut game, SECOND, "pass");
    act(&mut game, SECOND, "end");
    play(&mut game, "play large-backpack/draw");
    assert!(
        worlds(&game, SECOND)
            .iter()
            .all(|world| { all(world).players[0].hand.iter().flatten().any(|card| card.name() == "hat") })
    );
}

#[test]
fn a_card_put_back_on_top_is_known_to_its_owner() {
    let mut game = scene("hand crystal-earring; tokens tablet 1; top fear funding-car funding-ship");
    play(&mut game, "play crystal-earring/look 3/keep fear/put-back funding-ship");
    assert_eq!(
        game.view(Viewer::Seat(FIRST)).players[0].deck.last().unwrap().unwrap().name(),
        "funding-ship"
    );
    assert!(game.view(Viewer::Seat(SECOND)).players[0].deck.last().unwrap().is_none());
    assert!(
        worlds(&game, FIRST)
            .iter()
            .all(|world| deck_of_first(world).last().unwrap().name() == "funding-ship")
    );
    assert!(
        worlds(&game, SECOND)
            .iter()
            .any(|world| deck_of_first(world).last().unwrap().name() != "funding-ship")
    );
}

#[test]
fn cards_shuffled_together_change_places_only_among_themselves() {
    let mut game = scene("hand fear; deck funding-car; played horse rope axe torch dog machete");
    play(&mut game, "pass/end");
    act(&mut game, SECOND, "pass");
    act(&mut game, SECOND, "end");
    play(&mut game, "done");
    act(&mut game, SECOND, "done");
    // The kept Fear and the old deck are in the hand for sure; of the shuffle anything may be.
    for world in worlds(&game, SECOND) {
        let hand: Vec<_> = all(&world).players[0].hand.iter().flatten().map(|card| card.name()).collect();
        assert!(hand.contains(&"fear") && hand.contains(&"funding-car"), "{hand:?}");
    }
}

#[test]
fn a_revealed_top_card_and_a_site_tile_under_its_stack_stay() {
    let mut game = scene("hand fishing-rod; next-item machete");
    play(&mut game, "play fishing-rod/decline");
    assert!(
        worlds(&game, SECOND)
            .iter()
            .all(|world| { all(world).item_deck.last().unwrap().unwrap().name() == "machete" })
    );
    let mut game = scene("hand guiding-stone; tokens tablet 1; next-site l1-10");
    play(&mut game, "play guiding-stone");
    assert_eq!(game.view(Viewer::Seat(SECOND)).site_stacks[0][0].unwrap().name(), "l1-10");
    assert!(
        worlds(&game, SECOND).iter().all(|world| all(world).site_stacks[0][0].unwrap().name() == "l1-10")
    );
}

#[test]
fn the_temple_stack_is_known_to_those_who_looked_through_it() {
    let mut game = scene("glass 12; tokens coin 1 compass 1 jewel 1");
    play(&mut game, "research glass 14");
    let stack = |world: &Arnak| all(world).temple_bonuses;
    assert!(worlds(&game, FIRST).iter().all(|world| stack(world) == stack(&game)));
    assert!(worlds(&game, SECOND).iter().any(|world| stack(world) != stack(&game)));
}

#[test]
fn a_begun_payment_can_be_finished_after_every_redeal() {
    let mut game = scene("hand funding-car fear; site b1 l1-02");
    play(&mut game, "dig b1");
    for mut world in worlds(&game, SECOND) {
        let mut actions = Vec::new();
        world.actions(FIRST, &mut actions);
        world.play(FIRST, actions[0], &mut dighouse_game::Silent);
        assert_eq!(all(&world).players[0].archaeologists, 1);
    }
}

#[test]
fn states_that_look_the_same_to_a_viewer_are_redealt_the_same() {
    let mut rng = Stream::new(Seed::from_number(3), 0);
    let mut actions = Vec::new();
    for (seats, number) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
        let mut game = begin(seats, &[("temple", "snake")], number);
        while let Some(asked) = game.decision().seats().iter().next() {
            for viewer in Viewer::at_the_table(seats) {
                let mut other = game;
                other.redeal(viewer, &mut rng);
                let [one, other] = [game, other].map(|mut world| {
                    world.redeal(viewer, &mut Stream::new(Seed::from_number(4), 0));
                    world
                });
                assert!(one == other, "viewer {viewer} of {seats}");
            }
            game.actions(asked, &mut actions);
            game.play(asked, rng.pick(&actions), &mut Silent);
        }
    }
}

#[test]
fn the_cards_of_a_new_round_are_logged_in_the_order_of_the_hand() {
    let told = ["hat rope axe torch dog", "dog torch axe rope hat"].map(|deck| {
        let mut game = scene(&format!("deck {deck}"));
        play(&mut game, "pass/end");
        act(&mut game, SECOND, "pass");
        act(&mut game, SECOND, "end");
        let mut events = act(&mut game, SECOND, "done");
        events.retain(|event| matches!(event, Event::DrewCard { seat: FIRST, .. }));
        events
    });
    assert_eq!(told[0].len(), 5);
    assert_eq!(told[0], told[1]);
}

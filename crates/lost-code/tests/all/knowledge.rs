//! Who knows what.

use crate::kit;
use std::collections::BTreeMap;

use crate::kit::{FIRST, SCENE, SECOND, Scene, bets, play, seen_by_seat, told};
use dighouse_game::{Game, Match, Perspective, Seat, Seed, Setup, Stream, Viewer};
use dighouse_lost_code::{Event, LostCode, PerSymbol, Symbol};

#[test]
fn a_drawn_tile_is_seen_by_the_other_players_only() {
    let scene = Scene { track: &[(1, 0), (2, 0)], ..SCENE };
    let drawn = Event::Drawn { seat: FIRST, symbol: Symbol::Bird, value: 7 };
    let exchanged = Event::Exchanged { seat: FIRST, symbol: Symbol::Bird, value: 0 };
    for (viewer, sees_it) in [
        (Viewer::Seat(FIRST), false),
        (Viewer::Seat(SECOND), true),
        (Viewer::Spectator, false),
        (Viewer::AllSeeing, true),
    ] {
        let mut game = scene.set_up();
        bets(&mut game, &[(FIRST, "20-21"), (SECOND, "0-9")]);
        let events = told(&mut game, FIRST, "exchange bird", viewer);
        assert!(events.contains(&exchanged), "{viewer}: all see the old tile");
        assert_eq!(events.contains(&drawn), sees_it, "{viewer}");
        let rack = game.view(viewer).racks[FIRST.index()][Symbol::Bird];
        assert_eq!(rack, sees_it.then_some(7), "{viewer}");
    }
}

#[test]
fn what_is_written_is_seen_by_its_writer_until_the_game_is_over() {
    let mut game = Scene { track: &[(1, 0), (2, 0)], round: 10, ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "0-4"), (SECOND, "0-9")]);
    let events = told(&mut game, FIRST, "guess bird 0", Viewer::Seat(SECOND));
    assert_eq!(events, [], "nothing is told");
    assert!(seen_by_seat(&game, FIRST).sheets[FIRST][Symbol::Bird].is_some());
    for viewer in [Viewer::Seat(SECOND), Viewer::Spectator] {
        assert_eq!(game.view(viewer).sheets[FIRST], PerSymbol::default());
    }
    kit::write_nothing(&mut game);
    let over = game.view(Viewer::Spectator);
    assert!(over.sheets[FIRST].0.iter().all(Option::is_some));
    assert!(over.racks.iter().all(|rack| rack.0.iter().all(Option::is_some)), "and all racks are shown");
}

#[test]
fn only_the_all_seeing_viewer_sees_piles_and_removed_tiles() {
    let game = SCENE.set_up();
    for viewer in [Viewer::Seat(FIRST), Viewer::Spectator] {
        let view = game.view(viewer);
        assert_eq!((view.removed, view.pile_tiles), Default::default());
        assert_eq!(view.piles.0, [3; 6], "but their number is public");
    }
    assert_eq!(game.view(Viewer::AllSeeing).removed.0, [Some(4); 6]);
}

#[test]
fn a_spectator_sees_no_rack_that_has_an_owner() {
    let game = Scene { track: &[(1, 0), (2, 0), (3, 0)], ..SCENE }.set_up();
    let racks = game.view(Viewer::Spectator).racks;
    let seen = racks.map(|rack| rack.0.iter().all(Option::is_some));
    assert_eq!(seen, [false, false, false, true]);
}

/// All racks that agree with the clues are equally likely.
#[test]
fn a_redeal_gives_any_rack_that_agrees_with_the_clues() {
    let mut game = Scene { track: &[(1, 0), (2, 0)], dice: ["bird"; 3], ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "12-18"), (SECOND, "0-4")]);
    // The first was told that three birds are less than 12: of 0, 4, 5, 6 and 7 only 0 is possible.
    let mut rng = Stream::new(Seed::from_number(3), 0);
    let mut jaguars = [0u32; 9];
    for _ in 0..5000 {
        let mut world = game;
        world.redeal(Viewer::Seat(FIRST), &mut rng);
        let rack = world.view(Viewer::AllSeeing).racks[FIRST.index()];
        assert_eq!(rack[Symbol::Bird], Some(0));
        jaguars[usize::from(rack[Symbol::Jaguar].unwrap())] += 1;
    }
    for (value, &count) in jaguars.iter().enumerate() {
        let possible = [0, 4, 5, 6, 7].contains(&value);
        assert!(if possible { (850..1150).contains(&count) } else { count == 0 }, "{jaguars:?}");
    }
}

#[test]
fn a_determinization_looks_the_same_but_differs() {
    let game = SCENE.set_up();
    let perspective = Perspective::new(&game, FIRST);
    let mut rng = Stream::new(Seed::from_number(5), 0);
    let worlds = [perspective.determinize(&mut rng), perspective.determinize(&mut rng)];
    for world in &worlds {
        assert_eq!(seen_by_seat(world, FIRST), perspective.view());
        assert_ne!(seen_by_seat(world, SECOND), seen_by_seat(&game, SECOND), "the first has another rack");
    }
    assert_ne!(worlds[0], worlds[1]);
}

#[test]
fn a_redeal_replaces_what_others_have_written() {
    let mut game = Scene { track: &[(1, 0), (2, 0)], round: 10, ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "0-4"), (SECOND, "0-9")]);
    play(&mut game, FIRST, "guess bird 0");
    let mut rng = Stream::new(Seed::from_number(7), 0);
    let mut lines = BTreeMap::new();
    for _ in 0..9300 {
        let mut world = game;
        world.redeal(Viewer::Seat(SECOND), &mut rng);
        let line = world.view(Viewer::AllSeeing).sheets[FIRST][Symbol::Bird].unwrap();
        *lines.entry(line).or_insert(0) += 1;
    }
    assert_eq!(lines.len(), 1 + 8 + 28 + 56, "every line that could be written");
    assert!(lines.values().all(|count| (50..160).contains(count)), "each as likely as any other: {lines:?}");
}

#[test]
fn when_the_game_is_over_a_redeal_shuffles_only_undrawn_tiles() {
    // Two players exchange at most twenty tiles, and with the eights there are four more.
    let mut game = Scene { options: &[("x", "on")], track: &[(1, 0), (2, 0)], ..SCENE }.set_up();
    let mut rng = Stream::new(Seed::from_number(8), 0);
    kit::play_at_random(&mut game, &mut rng);
    let before = game.view(Viewer::AllSeeing);
    game.redeal(Viewer::Seat(FIRST), &mut rng);
    let after = game.view(Viewer::AllSeeing);
    assert_eq!((&after.racks, &after.sheets), (&before.racks, &before.sheets));
    assert_ne!((after.removed, after.pile_tiles), (before.removed, before.pile_tiles));
}

/// Searches everything that a player receives for the values of their rack.
#[test]
fn a_player_never_sees_their_own_rack_during_a_game() {
    let setup = Setup::new(&LostCode::INFO, 4).unwrap().choose("shortcut", "on").unwrap();
    for number in 0..50 {
        let mut game = Match::<LostCode>::begin(setup, Seed::from_number(number)).unwrap();
        let mut rng = Stream::new(Seed::from_number(number), 99);
        let mut actions = Vec::new();
        while let Some(seat) = game.state().decision().seats().iter().next() {
            for seat in Seat::ALL {
                let view = seen_by_seat(game.state(), seat);
                assert_eq!(view.racks[seat.index()], PerSymbol::default());
                let drawn =
                    |event: &&Event| matches!(event, Event::Drawn { seat: drawer, .. } if *drawer == seat);
                assert_eq!(game.log(Viewer::Seat(seat)).map(|(_, event)| event).find(drawn), None);
            }
            game.state().actions(seat, &mut actions);
            game.play(seat, rng.pick(&actions), None).unwrap();
        }
    }
}

#[test]
fn mutated_texts_are_rejected_and_never_panic() {
    let mut rng = Stream::new(Seed::from_number(6), 0);
    let mut game = SCENE.set_up();
    let words: Vec<&str> = "bet dice take leave guess exchange bird bear snake none 0 1 7 8 9 21 99 255 256 -1 0-99 98-99 9-15 1-1"
        .split(' ')
        .collect();
    let (mut parsed, mut refused) = (0, 0);
    for _ in 0..50_000 {
        let length = 1 + rng.below(5);
        let text: Vec<&str> = (0..length).map(|_| rng.pick(&words)).collect();
        if let Ok(action) = text.join(" ").parse() {
            parsed += 1;
            refused += u32::from(game.why_not(FIRST, action).is_some());
        }
    }
    assert!(parsed > 500 && refused > 500, "{parsed} parsed, {refused} refused");
    play(&mut game, FIRST, "dice bird jaguar bear");
    assert!(kit::why_not(&game, FIRST, "bet 0-98").is_some());
}

//! Edge cases and rulings, in the order of the game's fact sheet, and what players often get wrong.

use std::collections::BTreeSet;

use crate::kit::{
    FIRST, FOURTH, SCENE, SECOND, Scene, THIRD, actions, asked, play, player, plots, view, why_not,
};
use dighouse_game::{Game, Seed, Setup, Silent};
use dighouse_mykerinos::{Action, Event, Mykerinos, Patron, PhaseName, Reason};

// Case 1

#[test]
fn a_player_takes_what_is_left_in_the_supply() {
    let game = Scene { pools: &[20, 8, 8], ..SCENE }.evaluated();
    assert_eq!(view(&game).round, 3);
    assert_eq!((player(&game, FIRST).pool, player(&game, FIRST).supply), (25, 0));
    assert_eq!((player(&game, SECOND).pool, player(&game, SECOND).supply), (19, 6));
}

// Case 2

#[test]
fn lady_violet_needs_an_archaeologist_in_the_supply() {
    let game = Scene { pools: &[25, 8, 8], owned: &["1 V4"], ..SCENE }.set_up();
    assert_eq!(why_not(&game, FIRST, "patron violet a1"), Some(Reason::SupplyEmpty));
    assert!(actions(&game, "patron").is_empty());
}

// Case 3

#[test]
fn with_an_empty_pool_passing_is_the_only_action() {
    let owned = &["1 V4 L2 B4 K4"];
    let game = Scene { pools: &[0, 8, 8], owned, digs: &["1 a1"], ..SCENE }.set_up();
    assert_eq!(actions(&game, ""), ["pass"]);
    assert_eq!(why_not(&game, FIRST, "patron violet b1"), Some(Reason::TooFew { need: 1, have: 0 }));
    assert_eq!(why_not(&game, FIRST, "dig b1"), Some(Reason::TooFew { need: 1, have: 0 }));
}

#[test]
fn with_the_ruling_lady_violet_may_be_used_with_an_empty_pool() {
    let options = &[("violet-with-empty-pool", "on")];
    let mut game = Scene { options, pools: &[0, 8, 8], owned: &["1 V4"], digs: &["1 a1"], ..SCENE }.set_up();
    assert_eq!(actions(&game, "patron").len(), 48 - 1 - 3, "every dig and no extension");
    let too_few = Some(Reason::TooFew { need: 2, have: 1 });
    assert_eq!(why_not(&game, FIRST, "patron violet b1 c1"), too_few);
    play(&mut game, FIRST, "patron violet b1");
    assert_eq!(player(&game, FIRST).pool, 0);
}

// Case 4

#[test]
fn the_museum_takes_from_the_supply_to_which_cubes_of_earlier_zones_have_returned() {
    let mut game = Scene { pools: &[21, 8, 8], digs: &["1 a1 a2 e1 e2"], ..SCENE }.evaluated();
    assert_eq!(player(&game, FIRST).supply, 0, "those of this zone still dig");
    assert_eq!(why_not(&game, FIRST, "museum 3-1"), Some(Reason::SupplyEmpty));
    assert_eq!(actions(&game, ""), ["take left", "take right"]);
    play(&mut game, FIRST, "take left");
    assert_eq!(player(&game, FIRST).supply, 2);
    assert_eq!(why_not(&game, FIRST, "museum 3-1"), None);
}

// Case 5

#[test]
fn sir_brown_takes_from_the_pool_and_the_evaluation_from_the_supply() {
    let scene = Scene { owned: &["1 B4"], digs: &["1 a1 b1", "2 a3"], pools: &[3, 3, 3], ..SCENE };
    let mut digging = scene.set_up();
    play(&mut digging, FIRST, "patron brown 3-1");
    assert_eq!((player(&digging, FIRST).pool, player(&digging, FIRST).supply), (2, 20));
    let mut claiming = scene.evaluated();
    play(&mut claiming, FIRST, "museum 3-1");
    assert_eq!((player(&claiming, FIRST).pool, player(&claiming, FIRST).supply), (3, 19));
}

// Case 6

#[test]
fn an_extension_needs_two_archaeologists() {
    assert!("extend b1".parse::<Action>().is_err());
    let game = Scene { digs: &["1 a1"], ..SCENE }.set_up();
    assert_eq!(why_not(&game, FIRST, "dig b1"), None, "it is a dig, which may touch own cubes");
}

// Case 7

#[test]
fn a_player_with_too_few_cannot_place_two_or_three() {
    let owned = &["1 K4 T4 L2"];
    let one = Scene { digs: &["1 a1"], owned, pools: &[1, 8, 8], ..SCENE }.set_up();
    let too_few = |need, have| Some(Reason::TooFew { need, have });
    assert_eq!(why_not(&one, FIRST, "extend b1 c1"), too_few(2, 1));
    assert_eq!(why_not(&one, FIRST, "patron blackmore c1 d1"), too_few(2, 1));
    assert_eq!(why_not(&one, FIRST, "patron lemon b4 c4"), too_few(2, 1));
    assert_eq!(why_not(&one, FIRST, "patron lemon c4"), None);
    let two = Scene { digs: &["1 a1"], owned, pools: &[2, 8, 8], ..SCENE }.set_up();
    assert_eq!(why_not(&two, FIRST, "patron tangerine b1 c1 d1"), too_few(3, 2));
    assert!(actions(&two, "patron tangerine").is_empty());
    assert!(!actions(&two, "patron blackmore").is_empty());
}

// Case 8

#[test]
fn lord_lemon_needs_a_pyramid() {
    let game = Scene { digs: &["1 a1"], owned: &["1 L2"], ..SCENE }.set_up();
    assert_eq!(why_not(&game, FIRST, "patron lemon b1"), Some(Reason::OnePyramid));
    assert_eq!(why_not(&game, FIRST, "patron lemon b1 c1"), Some(Reason::OnePyramid));
    let with_lemon = actions(&game, "patron lemon");
    assert_eq!(with_lemon, ["patron lemon c4", "patron lemon f4", "patron lemon g4"]);
}

// Case 9

#[test]
fn the_second_cube_adjoins_the_first_new_one_not_just_any_of_the_player() {
    let game = Scene { digs: &["1 b2"], ..SCENE }.set_up();
    assert_eq!(why_not(&game, FIRST, "extend b1 a2"), Some(Reason::NotAChain));
    assert_eq!(why_not(&game, FIRST, "extend a1 b1"), None);
    assert_eq!(why_not(&game, FIRST, "extend c1 d1"), Some(Reason::NotAdjoining));
}

// Case 10

#[test]
fn the_same_squares_in_another_order_are_the_same_action() {
    let game = Scene { digs: &["1 a1 c1 b3"], owned: &["1 T4 K4"], ..SCENE }.set_up();
    let listed = actions(&game, "");
    let distinct: BTreeSet<&String> = listed.iter().collect();
    assert_eq!(distinct.len(), listed.len());
    assert!(listed.contains(&"extend b1 b2".to_owned()), "from a1 or c1 downwards, or from b3 upwards");
    assert!("extend b2 b1".parse::<Action>().is_err(), "there is one way to write it");
}

// Case 11

#[test]
fn a_plot_can_be_used_from_the_next_round_on() {
    let mut game = Scene { digs: &["1 e4", "2 a1"], ..SCENE }.evaluated();
    play(&mut game, SECOND, "take right");
    play(&mut game, FIRST, "take right");
    assert_eq!(plots(&game, FIRST), ["K2"]);
    while asked(&game) != FIRST {
        let seat = asked(&game);
        play(&mut game, seat, "dig h6");
    }
    assert!(!actions(&game, "patron blackmore").is_empty());
}

#[test]
fn plots_of_the_last_round_only_score() {
    let mut game = Scene { round: 4, digs: &["1 e4"], ..SCENE }.evaluated();
    play(&mut game, FIRST, "take left");
    assert!(game.decision().is_over());
    assert_eq!(game.standings().points(FIRST), [3, 1, 0], "L3 itself and one for Lord Lemon");
}

// Case 12

#[test]
fn the_first_and_the_second_must_take_something() {
    let mut game = Scene { digs: &["1 a1 a2", "2 b1", "3 d3"], passed: &[3], ..SCENE }.evaluated();
    assert_eq!(why_not(&game, FIRST, "decline"), Some(Reason::MustChoose));
    play(&mut game, FIRST, "take left");
    assert_eq!(asked(&game), THIRD, "who passed before the other");
    assert_eq!(why_not(&game, THIRD, "decline"), Some(Reason::MustChoose));
    assert_eq!(why_not(&game, THIRD, "take left"), Some(Reason::PlotGone));
    assert_eq!(why_not(&game, THIRD, "take right"), None);
}

// Case 13

#[test]
fn the_third_may_take_nothing_unless_a_ruling_forbids_it() {
    let digs = &["1 a1 a2 a3", "2 b1 b2", "3 d3"];
    let mut game = Scene { digs, ..SCENE }.evaluated();
    play(&mut game, FIRST, "museum 3-1");
    play(&mut game, SECOND, "take left");
    assert_eq!(actions(&game, ""), ["take right", "decline"]);
    assert_eq!(play(&mut game, THIRD, "decline")[0], Event::Declined { seat: THIRD });
    assert_eq!(plots(&game, THIRD), [""; 0]);
    let mut ruled = Scene { digs, options: &[("third-may-decline", "off")], ..SCENE }.evaluated();
    play(&mut ruled, FIRST, "museum 3-1");
    play(&mut ruled, SECOND, "take left");
    assert_eq!(actions(&ruled, ""), ["take right"]);
    assert_eq!(why_not(&ruled, THIRD, "decline"), Some(Reason::MustChoose));
}

// Case 14

#[test]
fn if_the_first_two_go_to_the_museum_the_third_and_the_fourth_share_the_plots() {
    let digs = &["1 a1 a2 a3 b1", "2 b2 b3 c1", "3 c2 c3", "4 d1"];
    let mut game = Scene { digs, pools: &[2, 2, 2, 2], ..SCENE }.evaluated();
    play(&mut game, FIRST, "museum 3-1");
    play(&mut game, SECOND, "museum 3-2");
    assert_eq!(actions(&game, "take"), ["take left", "take right"]);
    play(&mut game, THIRD, "take right");
    assert_eq!((asked(&game), actions(&game, "take")), (FOURTH, vec!["take left".to_owned()]));
    play(&mut game, FOURTH, "take left");
    assert_eq!((plots(&game, THIRD), plots(&game, FOURTH)), (vec!["L1".to_owned()], vec!["V1".to_owned()]));
}

// Case 15

#[test]
fn the_plots_of_an_empty_zone_leave_the_game() {
    let mut game = SCENE.set_up();
    play(&mut game, FIRST, "pass");
    play(&mut game, SECOND, "pass");
    let events = play(&mut game, THIRD, "pass");
    for zone in 1..=4 {
        assert!(events.contains(&Event::ZoneDeserted { zone }));
    }
    let removed = events.iter().filter(|event| matches!(event, Event::Removed { .. })).count();
    assert_eq!(removed, 8);
}

// Case 16

#[test]
fn only_the_best_room_of_a_wing_counts() {
    let game = Scene { rooms: &["1 5-1 3-1 2-12 2-51"], owned: &["1 V3", "2 V5"], ..SCENE }.set_up();
    let wing = &view(&game).wings[0];
    assert_eq!((wing.worth[0], wing.worth[1]), (5, 1));
    assert_eq!(wing.points, [5, 1, 0]);
    assert_eq!(view(&game).wings[1].worth[0], 2, "a room worth two belongs to both its wings");
    assert_eq!(view(&game).wings[4].worth[0], 2);
}

// Case 17

#[test]
fn a_second_room_in_a_wing_may_be_entered_to_block_it() {
    let game = Scene { digs: &["1 a1"], rooms: &["1 3-1 5-1"], ..SCENE }.evaluated();
    for room in ["museum 2-12", "museum 2-51"] {
        assert_eq!(why_not(&game, FIRST, room), None);
    }
}

// Case 18

#[test]
fn no_room_can_be_entered_if_all_twos_and_threes_are_taken_and_no_five_is_adjacent() {
    let rooms = &["2 2-12 2-23 2-34 2-45 2-51", "3 3-1 3-2 3-3 3-4 3-5"];
    let game = Scene { digs: &["1 a1"], rooms, owned: &["1 B4"], pools: &[3, 3, 3], ..SCENE };
    assert!(actions(&game.set_up(), "patron brown").is_empty());
    let game = game.evaluated();
    assert_eq!(actions(&game, ""), ["take left", "take right"]);
    assert_eq!(why_not(&game, FIRST, "museum 5-1"), Some(Reason::NoWay { room: "5-1".parse().unwrap() }));
}

// Case 19

#[test]
fn a_player_may_pass_even_in_the_first_turn() {
    let setup = Setup::new(&Mykerinos::INFO, 4).unwrap();
    let mut game = Mykerinos::begin(&setup, Seed::from_number(3), &mut Silent).unwrap();
    let first = asked(&game);
    assert_eq!(why_not(&game, first, "pass"), None);
    play(&mut game, first, "pass");
    assert_eq!(player(&game, first).space, Some(1));
}

// Case 20

#[test]
fn the_last_player_has_exactly_one_more_action_and_takes_the_last_space() {
    let mut game = Scene { digs: &["1 a1"], ..SCENE }.set_up();
    play(&mut game, FIRST, "dig h1");
    play(&mut game, SECOND, "pass");
    let events = play(&mut game, THIRD, "pass");
    assert_eq!(events.last(), Some(&Event::LastAction { seat: FIRST }));
    assert!(view(&game).last_action);
    let events = play(&mut game, FIRST, "extend b1 c1");
    assert!(events.contains(&Event::Passed { seat: FIRST, space: 3 }));
    assert_eq!(view(&game).phase, PhaseName::Claim);
}

#[test]
fn the_extra_action_may_be_a_pass() {
    let mut game = Scene { digs: &["1 a1"], passed: &[2, 3], ..SCENE }.set_up();
    play(&mut game, FIRST, "pass");
    assert_eq!(view(&game).phase, PhaseName::Claim);
    play(&mut game, FIRST, "take left");
    assert_eq!(view(&game).start, FIRST, "the last on the track starts");
}

// Case 21

#[test]
fn archaeologists_that_were_not_placed_stay_and_the_full_ration_is_added() {
    let game = Scene { pools: &[8, 3, 0], ..SCENE }.evaluated();
    let pools: Vec<u8> = view(&game).players.iter().map(|player| player.pool).collect();
    assert_eq!(pools, [19, 14, 11]);
    let four = Scene { pools: &[8, 3, 0, 1], ..SCENE }.evaluated();
    let pools: Vec<u8> = view(&four).players.iter().map(|player| player.pool).collect();
    assert_eq!(pools, [16, 11, 8, 9]);
}

// Case 22

#[test]
fn the_larger_pool_breaks_a_tie_of_points_and_otherwise_the_win_is_shared() {
    let scene = Scene { round: 4, owned: &["1 K5", "2 B3", "3 T4"], pools: &[2, 4, 4], ..SCENE };
    let game = scene.evaluated();
    assert!(game.decision().is_over());
    let standings = game.standings();
    assert_eq!([FIRST, SECOND, THIRD].map(|seat| standings.total(seat)), [1, 1, 1]);
    assert_eq!([FIRST, SECOND, THIRD].map(|seat| standings.rank(seat)), [3, 1, 1]);
    assert_eq!(standings.win_share(SECOND), 0.5);
}

// What players often get wrong

#[test]
fn a_dig_may_extend_across_zones() {
    let game = Scene { digs: &["1 d3"], ..SCENE }.set_up();
    assert_eq!(why_not(&game, FIRST, "extend e3 f3"), None, "into the zone to the right");
    assert_eq!(why_not(&game, FIRST, "extend d4 d5"), None, "into the zone below");
    assert_eq!(why_not(&game, FIRST, "extend e4 e5"), Some(Reason::NotAdjoining), "never diagonally");
}

#[test]
fn a_cartouche_between_two_squares_does_not_separate_them() {
    let game = Scene { digs: &["1 a2", "2 a1 a3"], ..SCENE }.set_up();
    assert_eq!(why_not(&game, FIRST, "extend b2 c2"), None);
}

#[test]
fn each_plot_of_a_patron_can_be_used_once_per_round() {
    let mut game = Scene { owned: &["1 K4 K5"], passed: &[2], ..SCENE }.set_up();
    play(&mut game, FIRST, "patron blackmore a1 b1");
    play(&mut game, THIRD, "dig h6");
    play(&mut game, FIRST, "patron blackmore a3 b3");
    play(&mut game, THIRD, "dig h5");
    let turned = Reason::PatronTurned { patron: Patron::Blackmore };
    assert_eq!(why_not(&game, FIRST, "patron blackmore d1 e1"), Some(turned));
    let missing = Reason::NoPatron { patron: Patron::Tangerine };
    assert_eq!(why_not(&game, FIRST, "patron tangerine c1 d1 e1"), Some(missing));
}

#[test]
fn patrons_are_ready_again_in_the_next_round() {
    let game = Scene { owned: &["1 K4"], turned: &["1 blackmore"], ..SCENE };
    assert_eq!(player(&game.set_up(), FIRST).patrons[Patron::Blackmore.index()].turned, 1);
    assert_eq!(player(&game.evaluated(), FIRST).patrons[Patron::Blackmore.index()].turned, 0);
}

//! The two-player game with the neutral expedition.

use crate::kit::{FIRST, SCENE, SECOND, Scene, actions, asked, play, player, plots, view, why_not};
use dighouse_game::Game;
use dighouse_mykerinos::{Event, Expedition, PhaseName, Reason};

const TWO: Scene = Scene { pools: &[8, 8], ..SCENE };

#[test]
fn after_an_action_a_player_may_also_dig_for_the_neutral_expedition() {
    let mut game = TWO.set_up();
    play(&mut game, FIRST, "dig a1");
    assert_eq!((view(&game).phase, asked(&game)), (PhaseName::Neutral, FIRST));
    play(&mut game, FIRST, "neutral e1");
    assert_eq!((player(&game, FIRST).pool, player(&game, FIRST).neutral_pool), (7, 3));
    assert_eq!((view(&game).phase, asked(&game)), (PhaseName::Dig, SECOND));
    play(&mut game, SECOND, "dig h6");
    play(&mut game, SECOND, "skip");
    assert_eq!(player(&game, SECOND).neutral_pool, 4);
    assert_eq!(asked(&game), FIRST);
}

#[test]
fn a_player_who_passes_does_not_dig_for_the_neutral_expedition() {
    let mut game = TWO.set_up();
    play(&mut game, FIRST, "pass");
    assert_eq!((view(&game).phase, asked(&game)), (PhaseName::Dig, SECOND));
}

#[test]
fn any_neutral_dig_may_be_extended_by_two_but_no_players_dig() {
    let mut game = Scene { digs: &["neutral e1", "2 h6"], ..TWO }.set_up();
    play(&mut game, FIRST, "dig a1");
    assert_eq!(why_not(&game, FIRST, "neutral f1 g1"), None);
    assert_eq!(why_not(&game, FIRST, "neutral b1 c1"), Some(Reason::NotAdjoining));
    assert_eq!(why_not(&game, FIRST, "neutral g5 g6"), Some(Reason::NotAdjoining));
    assert_eq!(why_not(&game, FIRST, "neutral c4"), Some(Reason::Pyramid { square: "c4".parse().unwrap() }));
    let events = play(&mut game, FIRST, "neutral f1 g1");
    assert!(matches!(events[0], Event::NeutralExtended { seat: FIRST, .. }));
    assert_eq!(player(&game, FIRST).neutral_pool, 2);
}

#[test]
fn a_player_without_neutral_archaeologists_is_not_asked() {
    let mut game = Scene { neutral_pools: [0, 4], ..TWO }.set_up();
    play(&mut game, FIRST, "dig a1");
    assert_eq!((view(&game).phase, asked(&game)), (PhaseName::Dig, SECOND));
}

#[test]
fn the_first_to_pass_beats_all_ties_and_the_second_loses_them_to_the_neutral_expedition() {
    let game = Scene { digs: &["1 a1 e1", "2 b1 f1", "neutral c1 g1"], passed: &[2], ..TWO }.evaluated();
    let order: Vec<Expedition> = view(&game).zones[0].ranking.iter().map(|ranked| ranked.who).collect();
    assert_eq!(order, [SECOND.into(), Expedition::NEUTRAL, FIRST.into()]);
    assert_eq!(player(&game, FIRST).space, Some(3));
}

#[test]
fn if_neutral_is_first_the_third_chooses_its_plot_and_the_second_claims() {
    let mut game = Scene { digs: &["1 a1 a2", "2 b1", "neutral c1 c2 c3"], ..TWO }.evaluated();
    assert_eq!((view(&game).phase, asked(&game)), (PhaseName::Remove, SECOND));
    assert_eq!(actions(&game, ""), ["remove left", "remove right"]);
    let claim = view(&game).claim.unwrap();
    assert_eq!((claim.rank, claim.who), (1, Expedition::NEUTRAL));
    let events = play(&mut game, SECOND, "remove right");
    assert!(matches!(events[0], Event::NeutralTook { seat: SECOND, .. }));
    assert_eq!(asked(&game), FIRST);
    assert_eq!(why_not(&game, FIRST, "take right"), Some(Reason::PlotGone));
    assert_eq!(why_not(&game, FIRST, "take left"), None);

    // If the second goes to the museum, the third may have the plot that is left.
    play(&mut game, FIRST, "museum 3-1");
    assert_eq!((asked(&game), actions(&game, "")), (SECOND, vec!["take left".into(), "decline".into()]));
    play(&mut game, SECOND, "take left");
    assert_eq!(plots(&game, SECOND), ["V1"]);
}

#[test]
fn if_neutral_is_first_and_a_player_absent_the_absent_one_chooses_its_plot() {
    let mut game = Scene { digs: &["1 a1", "neutral c1 c2"], ..TWO }.evaluated();
    assert_eq!((view(&game).phase, asked(&game)), (PhaseName::Remove, SECOND));
    play(&mut game, SECOND, "remove left");
    assert_eq!(asked(&game), FIRST);
    play(&mut game, FIRST, "museum 3-1");
    assert_eq!(plots(&game, SECOND), [""; 0], "who does not dig there gets nothing");
    assert_eq!(view(&game).round, 3);
}

#[test]
fn if_neutral_is_second_it_removes_the_plot_that_is_left() {
    let mut game = Scene { digs: &["1 a1 a2 a3", "2 b1", "neutral c1 c2"], ..TWO }.evaluated();
    let events = play(&mut game, FIRST, "take left");
    assert!(events.iter().any(|event| matches!(event, Event::NeutralTookLast { .. })));
    assert_eq!(view(&game).round, 3, "nothing is left for the third");
    assert_eq!(plots(&game, SECOND), [""; 0]);
}

#[test]
fn if_neutral_is_second_and_the_first_chose_the_museum_the_first_chooses_its_plot() {
    let mut game = Scene { digs: &["1 a1 a2 a3", "2 b1", "neutral c1 c2"], ..TWO }.evaluated();
    play(&mut game, FIRST, "museum 3-1");
    assert_eq!((view(&game).phase, asked(&game)), (PhaseName::Remove, FIRST));
    play(&mut game, FIRST, "remove left");
    assert_eq!((view(&game).phase, asked(&game)), (PhaseName::Claim, SECOND));
    assert_eq!(actions(&game, ""), ["take right", "decline"], "the third never goes to the museum");
}

#[test]
fn if_neutral_is_third_it_gets_nothing() {
    let mut game = Scene { digs: &["1 a1 a2 a3", "2 b1 b2", "neutral c1"], ..TWO }.evaluated();
    play(&mut game, FIRST, "take left");
    assert_eq!((view(&game).phase, asked(&game)), (PhaseName::Claim, SECOND));
    let events = play(&mut game, SECOND, "museum 3-1");
    assert!(matches!(events[1], Event::Removed { .. }), "what is left leaves the game");
}

#[test]
fn if_only_the_neutral_expedition_digs_in_a_zone_both_plots_are_removed() {
    let mut game = Scene { digs: &["neutral c1", "1 e1"], ..TWO }.set_up();
    play(&mut game, FIRST, "pass");
    let events = play(&mut game, SECOND, "pass");
    assert_eq!(events[1], Event::ZoneNeutral { zone: 1, cubes: 1 });
    assert!(matches!(events[2..4], [Event::Removed { .. }, Event::Removed { .. }]));
    assert_eq!(asked(&game), FIRST, "in the next zone");
}

#[test]
fn neutral_archaeologists_return_to_their_supply() {
    let game = Scene { digs: &["neutral c1 c2"], neutral_pools: [0, 0], ..TWO }.evaluated();
    // 25 less four for each of the two.
    assert_eq!(view(&game).neutral.unwrap().supply, 17);
}

#[test]
fn the_last_player_to_pass_starts_the_next_round_never_the_neutral_expedition() {
    let game = Scene { passed: &[1], asked: 2, ..TWO }.evaluated();
    assert_eq!((view(&game).round, view(&game).start), (3, SECOND));
}

#[test]
fn neutral_archaeologists_carry_over_unless_a_ruling_forbids_it() {
    let scene = Scene { neutral_pools: [3, 1], ..TWO };
    let game = scene.evaluated();
    assert_eq!([FIRST, SECOND].map(|seat| player(&game, seat).neutral_pool), [7, 5]);
    let game = Scene { options: &[("neutral-cubes-carry-over", "off")], ..scene }.evaluated();
    assert_eq!([FIRST, SECOND].map(|seat| player(&game, seat).neutral_pool), [4, 4]);
    assert_eq!(view(&game).neutral.unwrap().supply, 17);
}

#[test]
fn the_starting_player_takes_scarce_neutral_archaeologists_first() {
    // The second passes last and starts; three are left.
    let game = Scene { neutral_pools: [11, 11], ..TWO }.evaluated();
    assert_eq!(view(&game).start, SECOND);
    assert_eq!([FIRST, SECOND].map(|seat| player(&game, seat).neutral_pool), [11, 14]);
}

#[test]
fn a_neutral_dig_follows_the_extra_action_unless_a_ruling_forbids_it() {
    let scene = Scene { passed: &[2], digs: &["1 a1"], ..TWO };
    let mut game = scene.set_up();
    play(&mut game, FIRST, "dig h6");
    assert_eq!((view(&game).phase, asked(&game)), (PhaseName::Neutral, FIRST));
    play(&mut game, FIRST, "neutral h1");
    assert_eq!(view(&game).phase, PhaseName::Claim, "and then the digging is over");
    let mut game = Scene { options: &[("neutral-after-extra-action", "off")], ..scene }.set_up();
    play(&mut game, FIRST, "dig h6");
    assert_eq!(view(&game).phase, PhaseName::Claim);
}

#[test]
fn the_neutral_expedition_never_scores() {
    let game = Scene { round: 4, digs: &["neutral a1 a2"], ..TWO }.evaluated();
    assert!(game.decision().is_over());
    assert_eq!([FIRST, SECOND].map(|seat| game.standings().total(seat)), [0, 0]);
}

//! Section 16: the rival of the solo game.

use crate::kit::{FIRST, Scene, act, all, begin, play, solo};
use dighouse_arnak::{Arrow, Event, RivalTile};
use dighouse_game::Game;

/// The player takes any main action and ends the turn; the rival acts once. What happened?
fn rival_acts(game: &mut dighouse_arnak::Arnak) -> Vec<Event> {
    act(game, FIRST, "play theodolite");
    act(game, FIRST, "end")
}

/// A scene in which the rival turns up `tile`, and the arrow is that of `next`.
fn turn(red: bool, tile: &str, next: &str, words: &str) -> (dighouse_arnak::Arnak, Vec<Event>) {
    let mut game = solo(red, &format!("hand theodolite; tiles {tile} {next}; {words}"));
    let events = rival_acts(&mut game);
    (game, events)
}

/// `dig-coin` shows an arrow to the left, `dig-compass` one to the right.
const LEFT: &str = "dig-coin";
const RIGHT: &str = "dig-compass";

#[test]
fn setup_has_ten_tiles_and_as_many_red_ones_as_the_difficulty() {
    for difficulty in 0..=5 {
        let game = begin(1, &[("difficulty", ["0", "1", "2", "3", "4", "5"][difficulty])], 9);
        let rival = all(&game).rival.unwrap();
        assert_eq!(rival.tiles.len(), 10);
        assert_eq!(rival.tiles.iter().filter(|tile| tile.is_red()).count(), difficulty);
        let left = rival.tiles.iter().filter(|tile| tile.arrow() == Arrow::Left).count();
        assert_eq!(left, 5);
    }
}

#[test]
fn the_rival_acts_first_and_then_in_turn_until_its_tiles_are_used_up() {
    let mut game = begin(1, &[], 4);
    assert_eq!(all(&game).rival.unwrap().used.len(), 1);
    play(&mut game, "pass");
    let events = act(&mut game, FIRST, "end");
    let turns = events.iter().filter(|event| matches!(event, Event::RivalTurn { .. })).count();
    assert_eq!(turns, 9, "it goes on alone");
    assert_eq!(all(&game).rival.unwrap().used.len(), 10);
    act(&mut game, FIRST, "done");
    assert_eq!((all(&game).round, all(&game).rival.unwrap().used.len()), (2, 1));
}

#[test]
fn the_arrow_is_on_the_next_tile_and_for_the_last_on_the_first() {
    let (_, events) = turn(false, "research-green", RIGHT, "");
    assert!(events.contains(&Event::RivalTurn { tile: RivalTile::ResearchGreen, arrow: Arrow::Right }));
    let mut game = solo(false, "hand theodolite");
    play(&mut game, "pass");
    let events = act(&mut game, FIRST, "end");
    let used = all(&game).rival.unwrap().used;
    let last = events.iter().rev().find_map(|event| match event {
        Event::RivalTurn { arrow, .. } => Some(*arrow),
        _ => None,
    });
    assert_eq!(last, Some(used[0].arrow()));
}

#[test]
fn it_digs_in_the_highest_row_that_offers_the_token_then_by_the_arrow() {
    let sites = "site d2 l2-01; site d4 l2-05; site c1 l1-10";
    let (game, _) = turn(false, "dig-jewel", LEFT, sites);
    assert_eq!(all(&game).sites[14].spaces[0].figure, dighouse_arnak::Figure::Rival);
    let (game, _) = turn(false, "dig-jewel", RIGHT, sites);
    assert_eq!(all(&game).sites[16].spaces[0].figure, dighouse_arnak::Figure::Rival);
    let (_, events) = turn(false, "dig-compass", LEFT, "");
    assert!(events.contains(&Event::RivalDug { space: "a2".parse().unwrap() }));
    let (_, events) = turn(false, "dig-tablet", LEFT, "at a3");
    assert!(events.contains(&Event::RivalIdle), "the camp is taken");
    let (_, events) = turn(false, "dig-compass", LEFT, "site b1 plane-wreck");
    assert!(events.contains(&Event::RivalDug { space: "b1".parse().unwrap() }), "the wreck offers compasses");
}

#[test]
fn it_discovers_by_its_schedule() {
    let schedule = [
        (1, [Some((1, true)), Some((1, false))]),
        (2, [Some((1, false)), Some((1, true))]),
        (3, [Some((1, true)), Some((1, false))]),
        (4, [Some((2, false)), Some((2, true))]),
        (5, [None, Some((2, false))]),
    ];
    for (round, colours) in schedule {
        for (red, expected) in [false, true].into_iter().zip(colours) {
            let tile = if red { "discover-red" } else { "discover-green" };
            let (game, events) = turn(red, tile, LEFT, &format!("round {round}"));
            let found = all(&game).sites.iter().find(|site| site.tile.is_some()).cloned();
            let found = found.map(|site| (site.level, site.guardian.is_some()));
            assert_eq!(found, expected, "round {round}, {tile}");
            assert_eq!(expected.is_none(), events.contains(&Event::RivalIdle));
        }
    }
}

#[test]
fn it_discovers_in_the_lower_row_first_and_then_by_the_arrow() {
    let (game, _) = turn(false, "discover-green", RIGHT, "");
    assert!(all(&game).sites[8].tile.is_some());
    let lower = "site b1 l1-02; site b2 l1-03; site b3 l1-04; site b4 l1-05";
    let (game, _) = turn(false, "discover-green", RIGHT, lower);
    assert!(all(&game).sites[12].tile.is_some());
}

#[test]
fn its_idols_are_worth_three_face_up_and_two_otherwise() {
    let (game, _) = turn(false, "discover-green", LEFT, "idol b1 coin; round 4; idol d1 coin");
    let rival = all(&game).rival.unwrap();
    assert_eq!((rival.idols.len(), rival.other_idols, rival.points[2]), (1, 1, 5));
    let mut scene = Scene::new(1, &[])
        .with("hand theodolite; tiles discover-green dig-coin; idol b1 coin; site c4 l1-02");
    scene.position().insert("paid_idols".into(), 0.into());
    scene.position()["rival"].as_table_mut().unwrap().insert("idols".into(), vec!["coin".to_owned()].into());
    let mut game = scene.set_up();
    rival_acts(&mut game);
    let rival = all(&game).rival.unwrap();
    assert_eq!((rival.idols.len(), rival.other_idols), (1, 1), "a second one of a kind");
}

#[test]
fn it_researches_by_the_arrow_without_cost_and_takes_the_tile_away() {
    for (arrow, space) in [(LEFT, 3), (RIGHT, 4)] {
        let (game, events) = turn(false, "research-green", arrow, "rival-glass 1");
        assert!(events.contains(&Event::RivalResearched { space }));
        assert!(all(&game).bonuses[usize::from(space)].is_empty());
        assert_eq!(all(&game).gone_assistants.len(), 1);
        assert_eq!(all(&game).rival.unwrap().points[0], 2);
    }
}

#[test]
fn in_the_temple_it_takes_tiles_of_six_points() {
    let (game, events) = turn(false, "research-green", LEFT, "rival-glass 12");
    assert!(events.contains(&Event::RivalReachedTemple { points: 23 }));
    assert_eq!(all(&game).temple_bonuses.len(), 1);
    let (game, _) = turn(false, "research-green", RIGHT, "rival-glass 14");
    assert_eq!(all(&game).rival.unwrap().temple_tiles, [0, 0, 0, 0, 1, 0]);
    assert_eq!(all(&game).rival.unwrap().points[1], 6);
}

#[test]
fn green_research_and_overcome_do_nothing_in_round_v() {
    for tile in ["research-green", "overcome-green"] {
        let (_, events) = turn(false, tile, LEFT, "round 5");
        assert!(events.contains(&Event::RivalIdle), "{tile}");
    }
    let (_, events) = turn(true, "research-red", LEFT, "round 5");
    assert!(events.contains(&Event::RivalResearched { space: 1 }));
}

#[test]
fn it_overcomes_a_guardian_beside_it_or_researches_without_taking_an_assistant() {
    let words = "site b1 l1-02 g01; rival b1; site c1 l1-03 g02; rival c1; site b2 l1-04 g03";
    let (game, events) = turn(false, "overcome-green", LEFT, words);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::RivalOvercame { site, .. } if site.to_string() == "c1"))
    );
    assert_eq!(all(&game).rival.unwrap().points[3], 5);
    let (game, events) = turn(false, "overcome-green", LEFT, "site b2 l1-04 g03");
    assert!(events.contains(&Event::RivalResearched { space: 1 }));
    assert_eq!(all(&game).gone_assistants.len(), 0);
}

#[test]
fn it_takes_the_cards_of_fewest_or_most_points() {
    let items = "items brush hat torch rope axe";
    let (game, _) = turn(false, "item-green", LEFT, items);
    assert_eq!(all(&game).rival.unwrap().cards[0].name(), "hat");
    assert!(all(&game).items.iter().all(Option::is_some), "the row is filled");
    let (game, _) = turn(false, "item-green", RIGHT, items);
    assert_eq!(all(&game).rival.unwrap().cards[0].name(), "rope");
    let (game, _) = turn(true, "item-red", LEFT, items);
    assert_eq!(all(&game).rival.unwrap().cards[0].name(), "brush");
    let artifacts = "round 2; artifacts war-mask mortar";
    let (game, _) = turn(false, "artifact-green", LEFT, artifacts);
    assert_eq!(
        all(&game).rival.unwrap().cards[0].name(),
        "mortar",
        "places count from the staff to the left"
    );
}

#[test]
fn on_the_snake_temple_it_also_rescues_an_assistant() {
    let mut game = Scene::new(1, &[("temple", "snake")])
        .with("hand theodolite; rival-glass 6; tiles research-green dig-coin")
        .set_up();
    let top = all(&game).rescue.last().unwrap().unwrap();
    let events = rival_acts(&mut game);
    assert!(events.contains(&Event::RivalRescued { assistant: top }));
    assert_eq!(all(&game).gone_assistants.len(), 2);
}

#[test]
fn it_takes_no_fear_and_its_figures_return() {
    let mut game = solo(false, "hand theodolite; site b1 l1-02 g01; rival b1");
    play(&mut game, "pass/end");
    assert_eq!(all(&game).fears, 17);
    assert!(
        all(&game)
            .sites
            .iter()
            .flat_map(|site| &site.spaces)
            .all(|space| space.figure != dighouse_arnak::Figure::Rival)
    );
}

#[test]
fn the_player_wins_with_more_points_only() {
    let mut game = solo(
        false,
        "round 5; hand theodolite; rival-glass 0; glass 12; notebook 12; overcame g01; overcame g02",
    );
    play(&mut game, "pass");
    let events = act(&mut game, FIRST, "end");
    assert!(game.decision().is_over());
    assert_eq!(events.last(), Some(&Event::Won { seat: FIRST }));
    let mut game = solo(true, "round 5; hand theodolite; rival-glass 14");
    play(&mut game, "pass");
    assert_eq!(act(&mut game, FIRST, "end").last(), Some(&Event::RivalWon));
}

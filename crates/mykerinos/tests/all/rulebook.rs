//! The examples of the rulebook, one by one.

use crate::kit::{
    FIRST, FOURTH, SCENE, SECOND, Scene, THIRD, actions, asked, play, player, plots, view, why_not,
};
use dighouse_game::{Game, Seed, Setup, Silent};
use dighouse_mykerinos::{Event, Mykerinos, PhaseName, Reason};

fn begin(seats: u8) -> Mykerinos {
    let setup = Setup::new(&Mykerinos::INFO, seats).unwrap();
    Mykerinos::begin(&setup, Seed::from_number(1), &mut Silent).unwrap()
}

#[test]
fn three_players_take_eleven_archaeologists_four_take_eight_and_two_also_four_neutral_ones() {
    for (seats, pool, neutral, neutral_supply) in [(2, 11, 4, Some(17)), (3, 11, 0, None), (4, 8, 0, None)] {
        let view = view(&begin(seats));
        for player in &view.players {
            assert_eq!((player.pool, player.neutral_pool, player.supply), (pool, neutral, 25 - pool));
        }
        assert_eq!(view.neutral.map(|neutral| neutral.supply), neutral_supply);
    }
}

#[test]
fn eight_plots_are_laid_in_two_rows_of_two_zones() {
    let view = view(&begin(3));
    assert_eq!((view.plots.len(), view.zones.len(), view.rows, view.squares.len()), (8, 4, 6, 48));
    assert_eq!(view.to_come.len(), 28);
}

/// Blue may dig on the free squares A and B, not on C and D, where others dig, nor on E and F, the pyramids.
#[test]
fn blue_starts_a_dig_on_any_free_square_without_a_pyramid() {
    let mut game = Scene { digs: &["2 a1", "3 b1"], ..SCENE }.set_up();
    let square = |name: &str| name.parse().unwrap();
    for free in ["dig c1", "dig h6"] {
        assert_eq!(why_not(&game, FIRST, free), None);
    }
    assert_eq!(why_not(&game, FIRST, "dig a1"), Some(Reason::Occupied { square: square("a1") }));
    assert_eq!(why_not(&game, FIRST, "dig b1"), Some(Reason::Occupied { square: square("b1") }));
    assert_eq!(why_not(&game, FIRST, "dig c4"), Some(Reason::Pyramid { square: square("c4") }));
    assert_eq!(why_not(&game, FIRST, "dig a7"), Some(Reason::OffTheArea { square: square("a7") }));
    assert_eq!(actions(&game, "dig").len(), 48 - 2 - 3);
    play(&mut game, FIRST, "dig c1");
    assert_eq!(player(&game, FIRST).pool, 7);
    assert_eq!(asked(&game), SECOND);
}

#[test]
fn red_extends_a_dig_by_two_in_a_chain() {
    let mut game = Scene { digs: &["1 a1"], ..SCENE }.set_up();
    assert_eq!(actions(&game, "extend"), ["extend b1 c1", "extend a2 b2", "extend b1 b2", "extend a2 a3"]);
    play(&mut game, FIRST, "extend b1 c1");
    assert_eq!(player(&game, FIRST).pool, 6);
    let digs = view(&game).squares.iter().filter(|square| square.cube == Some(FIRST.into())).count();
    assert_eq!(digs, 3);
}

#[test]
fn green_passes_first_and_takes_the_space_of_the_lowest_number() {
    let mut game = SCENE.set_up();
    assert!(play(&mut game, FIRST, "pass").contains(&Event::Passed { seat: FIRST, space: 1 }));
    play(&mut game, SECOND, "dig a1");
    play(&mut game, THIRD, "dig b1");
    assert_eq!(asked(&game), SECOND, "who has passed is out of the digging");
    assert!(play(&mut game, SECOND, "pass").contains(&Event::Passed { seat: SECOND, space: 2 }));
}

/// Blue extends onto A, a pyramid, and B; since A is one, not onto C, another.
#[test]
fn lord_lemon_places_one_archaeologist_on_a_pyramid() {
    let scene = Scene { digs: &["1 f5"], owned: &["1 L2"], ..SCENE };
    let mut game = scene.set_up();
    assert_eq!(why_not(&game, FIRST, "patron lemon f4 g4"), Some(Reason::OnePyramid));
    assert_eq!(why_not(&game, FIRST, "patron lemon g5 h5"), Some(Reason::OnePyramid));
    assert_eq!(why_not(&game, FIRST, "patron lemon f3 f4"), None, "the first cube may be the one");
    assert_eq!(why_not(&game, FIRST, "patron lemon g4 g5"), None, "or the second");
    assert_eq!(why_not(&game, FIRST, "patron lemon c4"), None, "or the only one of a new dig");
    play(&mut game, FIRST, "patron lemon f3 f4");
    assert_eq!(player(&game, FIRST).pool, 6);
    assert_eq!(view(&game).zones[3].ranking[0].cubes, 2, "it counts in its zone as any other");
}

#[test]
fn mrs_blackmore_starts_a_dig_with_two() {
    let mut game = Scene { owned: &["1 K4"], ..SCENE }.set_up();
    let events = play(&mut game, FIRST, "patron blackmore d3 e3");
    assert!(matches!(events[1], Event::Dug { seat: FIRST, .. }));
    assert_eq!(player(&game, FIRST).pool, 6);
}

#[test]
fn colonel_tangerine_extends_by_three_in_a_chain() {
    let mut game = Scene { digs: &["1 a1"], owned: &["1 T4"], ..SCENE }.set_up();
    assert_eq!(why_not(&game, FIRST, "patron tangerine b1 b2 c2"), None);
    let star = "patron tangerine b1 a2 b2";
    assert_eq!(why_not(&game, FIRST, star), None, "along a corner");
    assert_eq!(why_not(&game, FIRST, "patron tangerine c1 b2 c2"), Some(Reason::NotAdjoining));
    assert_eq!(why_not(&game, FIRST, "patron tangerine b1 c1 e1"), Some(Reason::NotAChain));
    play(&mut game, FIRST, "patron tangerine b1 c1 d1");
    assert_eq!(player(&game, FIRST).pool, 5);
}

/// The middle of the three adjoins the dig, the ends do not: no order begins next to the dig.
#[test]
fn a_chain_starts_at_one_of_its_ends() {
    let game = Scene { digs: &["1 b1", "2 a1 c1"], owned: &["1 T4"], ..SCENE }.set_up();
    assert_eq!(why_not(&game, FIRST, "patron tangerine a2 b2 c2"), Some(Reason::NotAdjoining));
    assert!(!actions(&game, "patron").contains(&"patron tangerine a2 b2 c2".to_owned()));
}

#[test]
fn lady_violet_sends_an_archaeologist_and_then_a_dig_or_an_extension_follows() {
    for (action, pool) in [("patron violet h6", 2), ("patron violet a2 a3", 1)] {
        let mut game = Scene { digs: &["1 a1"], owned: &["1 V4"], pools: &[2, 8, 8], ..SCENE }.set_up();
        let supply = player(&game, FIRST).supply;
        play(&mut game, FIRST, action);
        assert_eq!((player(&game, FIRST).pool, player(&game, FIRST).supply), (pool, supply - 1));
        assert_eq!(asked(&game), SECOND, "it was the whole turn");
    }
}

#[test]
fn sir_brown_sends_an_archaeologist_from_the_pool_to_the_museum() {
    let mut game = Scene { owned: &["1 B4"], ..SCENE }.set_up();
    let supply = player(&game, FIRST).supply;
    play(&mut game, FIRST, "patron brown 3-4");
    assert_eq!((player(&game, FIRST).pool, player(&game, FIRST).supply), (7, supply));
    assert_eq!(view(&game).rooms.iter().filter(|room| room.holder == Some(FIRST)).count(), 1);
}

/// Blue has four, Green and Red two each, White one; Green passed before Red.
const ZONE: Scene = Scene {
    digs: &["1 e4 e5 e6 f5", "2 g5 g6", "3 h5 h6", "4 h4"],
    pools: &[2, 2, 2, 2],
    passed: &[3],
    ..SCENE
};

#[test]
fn a_zone_is_evaluated_by_rank_and_ties_by_the_track() {
    let [blue, red, green, white] = [FIRST, SECOND, THIRD, FOURTH];
    let mut game = ZONE.evaluated();
    let ranking = &view(&game).zones[3].ranking;
    let order: Vec<_> = ranking.iter().map(|ranked| (ranked.who, ranked.rank, ranked.cubes)).collect();
    assert_eq!(order, [(blue.into(), 1, 4), (green.into(), 2, 2), (red.into(), 3, 2), (white.into(), 4, 1)]);

    // Blue takes the left plot, Lord Lemon, and scores 3 at once.
    assert_eq!(asked(&game), blue);
    let events = play(&mut game, blue, "take left");
    assert!(events.iter().any(|event| matches!(event, Event::Took { seat, points: 3, .. } if *seat == blue)));
    assert_eq!(player(&game, blue).standing.plots, 3);

    // Green goes to the museum, Red takes what is left, and nothing is left for White.
    assert_eq!(asked(&game), green);
    play(&mut game, green, "museum 2-45");
    assert_eq!(asked(&game), red);
    assert_eq!(why_not(&game, red, "museum 3-1"), Some(Reason::TooFarBehind));
    let events = play(&mut game, red, "take right");
    assert!(matches!(events[0], Event::Took { points: 0, .. }));
    assert_eq!(plots(&game, white), [""; 0]);

    // All archaeologists of the zone are back, and this was the last zone.
    let next = view(&game);
    assert_eq!((next.round, next.phase), (3, PhaseName::Dig));
    assert!(next.squares.iter().all(|square| square.cube.is_none()));
    assert_eq!(next.start, white, "the last on the track starts");
}

#[test]
fn green_enters_a_room_worth_two_first_and_then_the_five_next_to_it() {
    let green = SECOND;
    let digs = &["2 a1 a2 e1 e2", "1 a3 e3"];
    // Wing 2 is Lord Lemon's and wing 3 Mrs. Blackmore's.
    let wings = ["violet", "lemon", "blackmore", "brown", "tangerine"];
    let mut game = Scene { digs, wings, rooms: &["1 3-3"], pools: &[2, 2, 2], ..SCENE }.evaluated();
    assert_eq!(why_not(&game, green, "museum 5-2"), Some(Reason::NoWay { room: "5-2".parse().unwrap() }));
    let taken = Reason::RoomTaken { room: "3-3".parse().unwrap(), seat: FIRST };
    assert_eq!(why_not(&game, green, "museum 3-3"), Some(taken));
    play(&mut game, green, "museum 2-23");
    play(&mut game, FIRST, "take left");
    assert_eq!(asked(&game), green, "in the next zone");
    for open in ["museum 5-2", "museum 5-3", "museum 2-12", "museum 3-1"] {
        assert_eq!(why_not(&game, green, open), None);
    }
    assert_eq!(why_not(&game, green, "museum 5-4"), Some(Reason::NoWay { room: "5-4".parse().unwrap() }));
    play(&mut game, green, "museum 5-2");
    assert_eq!(view(&game).wings[1].worth, [1, 5, 1]);
}

#[test]
fn the_only_one_in_a_zone_gets_one_reward() {
    let mut game = Scene { digs: &["1 a1 a2 b1 b2"], ..SCENE }.evaluated();
    play(&mut game, FIRST, "take right");
    assert_eq!(plots(&game, FIRST), ["L1"]);
    assert_eq!(view(&game).round, 3, "nobody digs anywhere else");
    assert!(view(&game).removed.iter().any(|face| face.plot.to_string() == "V1"));
}

/// 3 for each of two Lemons, 3 for Blackmore, 5 for each of three Browns, 2 for each of two Tangerines, 1 for Violet,
/// and 5 for the series.
#[test]
fn blue_has_34_points_from_exhibition_and_series() {
    let game = Scene {
        round: 4,
        phase: "over",
        asked: 0,
        wings: ["lemon", "blackmore", "brown", "tangerine", "violet"],
        rooms: &["1 3-1 3-2 5-3 2-34"],
        owned: &["1 L2 L4 K5 B3 B6 B7 T4 T6 V3"],
        passed: &[1, 2, 3],
        ..SCENE
    }
    .over();
    let standing = player(&game, FIRST).standing;
    assert_eq!((standing.exhibition, standing.series), (6 + 3 + 15 + 4 + 1, 5));
    let wings: Vec<u8> = view(&game).wings.iter().map(|wing| wing.points[0]).collect();
    assert_eq!(wings, [6, 3, 15, 4, 1]);
    assert_eq!(game.standings().points(FIRST), [2, 29, 5], "and Sir Brown's B7 is worth 2");
    assert!(game.decision().is_over());
}

impl Scene {
    fn over(&self) -> Mykerinos {
        let text = self.text().replace("asked = [0]", "asked = []");
        dighouse_game::scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }
}

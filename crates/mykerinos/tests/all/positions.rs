//! Positions: what the box does not allow is rejected.

use crate::kit::{SCENE, Scene, play_at_random};
use dighouse_game::{Game, Record, Seed, Setup, Silent, Stream, scenario};
use dighouse_mykerinos::Mykerinos;

fn error(text: &str) -> String {
    match scenario::read::<Mykerinos>(text) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => error.to_string(),
    }
}

/// A claim in the first zone of a game for two, written by the game itself.
fn claiming() -> String {
    let scene = Scene {
        pools: &[8, 8],
        digs: &["1 a1 a2 a3", "2 b1 e1", "neutral c1"],
        rooms: &["1 3-1 5-1"],
        owned: &["1 L2", "2 K4"],
        turned: &["1 lemon"],
        ..SCENE
    };
    scenario::write(&scene.evaluated())
}

#[test]
fn a_position_is_written_in_short_lines() {
    let text = claiming();
    for line in [
        "game = \"mykerinos\"",
        "phase = \"claim\"",
        "zone = 1",
        "left = [\"left\", \"right\"]",
        "digs = [\"1 a1 a2 a3\", \"2 b1 e1\", \"neutral c1\"]",
        "rooms = [\"1 5-1 3-1\"]",
        "owned = [\"1 L2\", \"2 K4\"]",
        "turned = [\"1 lemon\"]",
        "passed = [1, 2]",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    assert!(scenario::read::<Mykerinos>(&text).is_ok());
}

#[test]
fn an_impossible_position_is_rejected_with_the_reason() {
    let text = claiming();
    for (old, new, what) in [
        ("game = \"mykerinos\"", "game = \"senet\"", "a position of `senet`"),
        ("rules = 1", "rules = 2", "version 2 of the rules"),
        ("seats = 2", "seats = 5", "5 seats"),
        ("seats = 2", "seats = 3", "an expedition that is not in the game digs"),
        ("seats = 2", "seets = 2", "unknown field `seets`"),
        ("round = 2", "round = 0", "there is no such round"),
        ("round = 2", "round = 5", "there is no such round"),
        ("phase = \"claim\"", "phase = \"dance\"", "unknown variant `dance`"),
        ("phase = \"claim\"", "phase = \"dig\"", "exactly when one is evaluated"),
        ("phase = \"claim\"\nasked = [1]", "phase = \"remove\"\nasked = [2]", "no seat chooses a plot"),
        ("asked = [1]", "asked = [2]", "the neutral expedition has removed a plot"),
        ("asked = [1]", "asked = []", "nobody is asked"),
        ("zone = 1", "zone = 9", "there is no such zone"),
        ("zone = 1", "zone = 2", "an expedition claims in a zone where it does not dig"),
        (
            "left = [\"left\", \"right\"]",
            "left = [\"left\"]",
            "the first must have both plots to choose from",
        ),
        ("left = [\"left\", \"right\"]", "left = []", "nothing is left to claim"),
        ("wings = [\"violet\"", "wings = [\"lemon\"", "each patron has one wing"),
        ("pile = [\"L2\"", "pile = [\"L1\"", "the pile has every plot once"),
        ("pile = [\"L2\"", "pile = [\"Q1\"", "`Q1` is not a plot such as `L3`"),
        ("pools = [8, 8]", "pools = [8]", "another length"),
        ("pools = [8, 8]", "pools = [21, 8]", "a colour has 25 archaeologists"),
        ("pools = [8, 8]", "pools = [200, 8]", "a colour has 25 archaeologists"),
        ("neutral_pools = [4, 4]", "neutral_pools = [14, 14]", "a colour has 25 archaeologists"),
        ("\"2 b1 e1\"", "\"2 a1 e1\"", "two archaeologists on a1"),
        ("\"2 b1 e1\"", "\"3 b1 e1\"", "an expedition that is not in the game digs"),
        ("\"2 b1 e1\"", "\"2 b1 e9\"", "an archaeologist is off the area"),
        ("\"2 b1 e1\"", "\"2 b1 c4\"", "an archaeologist is on a pyramid without Lord Lemon"),
        ("\"neutral c1\"", "\"neutral c4\"", "an archaeologist is on a pyramid without Lord Lemon"),
        ("\"neutral c1\"", "\"nobody c1\"", "`nobody` is not a seat or `neutral`"),
        ("\"1 5-1 3-1\"", "\"1 5-1 3-2\"", "must be next to a room of the same player"),
        ("\"1 5-1 3-1\"", "\"1 5-1 3-1\", \"2 3-1\"", "two archaeologists in room 3-1"),
        ("\"1 5-1 3-1\"", "\"3 5-1 3-1\"", "an empty seat owns something"),
        ("owned = [\"1 L2\", \"2 K4\"]", "owned = [\"1 L2\", \"2 L2\"]", "plot L2 is owned twice"),
        ("owned = [\"1 L2\", \"2 K4\"]", "owned = [\"1 L2\", \"2 V1\"]", "plot V1 is not claimed yet"),
        ("owned = [\"1 L2\", \"2 K4\"]", "owned = [\"1 L2\", \"2 X1\"]", "plot X1 is not laid yet"),
        ("turned = [\"1 lemon\"]", "turned = [\"1 lemon lemon\"]", "a turned patron is not owned"),
        ("passed = [1, 2]", "passed = [1]", "exactly when all players have passed"),
        ("passed = [1, 2]", "passed = [1, 1]", "each player passes once"),
    ] {
        assert!(text.contains(old), "{old} is not in\n{text}");
        let error = error(&text.replacen(old, new, 1));
        assert!(error.contains(what), "{old:?} became {new:?}: {error}");
    }
}

#[test]
fn nobody_takes_both_plots_of_a_zone() {
    let scene = Scene { owned: &["1 L2"], ..SCENE };
    let pair = scene.text().split("pile = [\"L2\", \"").nth(1).unwrap()[..2].to_owned();
    let both = scene.text().replacen("owned = [\"1 L2\"]", &format!("owned = [\"1 L2 {pair}\"]"), 1);
    assert!(error(&both).contains("nobody takes both plots"), "{both}");
}

#[test]
fn nobody_is_in_the_museum_before_the_first_zone_is_evaluated() {
    let text = Scene { round: 1, rooms: &["1 3-1"], ..SCENE }.text();
    assert!(error(&text).contains("nobody has entered the museum yet"));
}

/// Random positions, changed at random, are rejected or can be played to the end.
#[test]
fn mutated_positions_are_rejected_or_playable_and_never_panic() {
    let mut rng = Stream::new(Seed::from_number(9), 0);
    let (mut accepted, mut refused) = (0, 0);
    for number in 0..60 {
        let setup = Setup::new(&Mykerinos::INFO, 2 + number % 3).unwrap();
        let mut game = Mykerinos::begin(&setup, rng.seed(), &mut Silent).unwrap();
        let mut actions = Vec::new();
        for _ in 0..rng.below(120) {
            let Some(seat) = game.decision().seats().iter().next() else { break };
            game.actions(seat, &mut actions);
            game.play(seat, rng.pick(&actions), &mut Silent);
        }
        let text = scenario::write(&game);
        for _ in 0..100 {
            match scenario::read::<Mykerinos>(&mutated(&text, &mut rng)) {
                Ok(mut game) => {
                    play_at_random(&mut game, &mut rng);
                    accepted += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(accepted > 50 && refused > 1000, "{accepted} accepted, {refused} refused");
}

/// The text with one of its digits changed to something extreme, or one letter to another.
fn mutated(text: &str, rng: &mut Stream) -> String {
    let extremes = ["0", "1", "2", "3", "5", "8", "9", "-1", "25", "26", "255", "256", "99999999999"];
    let places: Vec<usize> =
        (0..text.len()).filter(|&place| text.as_bytes()[place].is_ascii_digit()).collect();
    let place = rng.pick(&places);
    let mut changed = text.to_owned();
    changed.replace_range(place..=place, rng.pick(&extremes));
    changed
}

#[test]
fn the_deal_in_the_documentation_is_that_of_the_record() {
    let page = include_str!("../../../../docs/notation/mykerinos.md");
    let (_, rest) = page.split_once("```json\n").expect("the page has a position");
    let (position, _) = rest.split_once("```").expect("it ends");
    let record = include_str!("../../../../tests/records/mykerinos-two.dig");
    let record: Record = record.parse().unwrap();
    let seed = record.header.origin.seed().unwrap();
    let game = Mykerinos::begin(&Setup::new(&Mykerinos::INFO, 2).unwrap(), seed, &mut Silent).unwrap();
    assert_eq!(scenario::to_line(&game), position.replace('\n', ""));
    assert!(page.contains(&scenario::fingerprint(&game)));
}

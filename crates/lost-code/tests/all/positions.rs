//! Positions: what the box does not allow is rejected.

use crate::kit::{FIRST, SCENE, SECOND, Scene, actions, asked, bets, play, play_at_random};
use dighouse_game::{Game, Record, ScenarioError, Seed, Setup, Silent, Stream, scenario};
use dighouse_lost_code::LostCode;

fn error(text: &str) -> String {
    match scenario::read::<LostCode>(text) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => error.to_string(),
    }
}

/// A position in the middle of an exchange, written by the game itself.
fn exchanging() -> String {
    let mut game = Scene { track: &[(1, 0), (2, 0)], ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "20-21"), (SECOND, "19-21")]);
    play(&mut game, FIRST, "exchange bird");
    scenario::write(&game)
}

#[test]
fn a_position_is_written_in_short_lines() {
    let text = exchanging();
    for line in [
        "game = \"lost-code\"",
        "phase = \"exchange\"",
        "track = [\"1 0\", \"2 0\"]",
        "bets = [\"1 20-21 lower\", \"2 19-21 lower\"]",
        "discards = [\"1 bird 0\"]",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    assert!(scenario::read::<LostCode>(&text).is_ok());
}

#[test]
fn an_impossible_position_is_rejected_with_the_reason() {
    let text = exchanging();
    for (old, new, what) in [
        ("game = \"lost-code\"", "game = \"senet\"", "a position of `senet`"),
        ("rules = 1", "rules = 2", "version 2 of the rules"),
        ("seats = 2", "seats = 5", "5 seats"),
        ("seats = 2", "seats = 3", "the track has every marker once"),
        ("seats = 2", "seets = 2", "unknown field `seets`"),
        ("round = 1", "round = 11", "there is no such round"),
        ("round = 1", "round = 2", "exactly the rounds in which the roller has decided"),
        ("phase = \"exchange\"", "phase = \"dance\"", "unknown variant `dance`"),
        ("phase = \"exchange\"", "phase = \"turn\"", "exactly the rounds in which the roller has decided"),
        ("phase = \"exchange\"", "phase = \"bet\"", "all players have bet already"),
        ("phase = \"exchange\"", "phase = \"guess\"", "the last guesses come after the last round"),
        ("asked = [2]", "asked = [1]", "other seats are to be asked"),
        ("order = [1, 2]", "order = [1, 1]", "the turn order has every seat once"),
        ("track = [\"1 0\"", "track = [\"1 3\"", "every marker once, from the back"),
        ("track = [\"1 0\"", "track = [\"1 zero\"", "is not a line such as `2 17`"),
        ("\"2 0 0 0\"", "\"2 1 0 0\"", "points by category"),
        ("\"2 0 0 0\"", "\"2 -1 0 1\"", "guesses are scored at the end"),
        ("removed = [4", "removed = [5", "the tiles of the bird"),
        ("removed = [4", "removed = [9", "the tiles of the bird"),
        ("removed = [4, ", "removed = [", "another length"),
        ("[5, 6]", "[5, 6, 7, 7]", "a pile is larger"),
        ("1 bird 0\"", "1 bird 7\"", "the tiles of the bird"),
        ("1 20-21 lower", "1 20-21 higher", "seat 1 was told a wrong outcome"),
        ("1 20-21 lower", "1 20-21", "exactly when it was checked"),
        ("1 20-21 lower", "1 16-21 lower", "no wheel has this window"),
        ("1 20-21 lower", "1 21-22 lower", "no wheel has this window"),
        ("1 20-21 lower", "1 18-20 lower", "two seats have the same wheel"),
        ("1 20-21 lower", "3 20-21 lower", "a bet of an empty seat"),
        ("\"1 20-21 lower\", ", "", "not all players have bet"),
        ("1 20-21 lower", "1 20-21 maybe", "is not a line such as"),
        ("curse = \"out\"", "curse = \"waiting\"", "the skull has left the game"),
        ("tokens = [\"out\"", "tokens = [\"free\"", "a token is free that has left the game"),
        ("tokens = [\"out\"", "tokens = [{ taken = 2 }", "a token is not in the game"),
        ("sheets = []", "sheets = [\"1 bird 3\"]", "sheets are written at the end"),
    ] {
        assert!(text.contains(old), "{old} is not in\n{text}");
        let error = error(&text.replacen(old, new, 1));
        assert!(error.contains(what), "{old:?} became {new:?}: {error}");
    }
}

#[test]
fn a_malformed_text_is_rejected_with_the_line() {
    let text = exchanging();
    let line = 1 + text.lines().position(|line| line.starts_with("round")).unwrap();
    let broken = text.replacen("round = 1", "round = one", 1);
    match scenario::read::<LostCode>(&broken) {
        Err(ScenarioError::Malformed { line: named, .. }) => assert_eq!(named, line),
        other => panic!("{other:?}"),
    }
    assert!(scenario::read::<LostCode>("").is_err());
    assert!(scenario::read::<LostCode>("\u{0}").is_err());
}

#[test]
fn only_a_player_who_missed_has_exchanged() {
    let mut game = Scene { track: &[(1, 0), (2, 0)], ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "0-1"), (SECOND, "19-21")]);
    let piles = |snakes: &str| format!("piles = [{}{snakes}, ", "[5, 6, 7], ".repeat(3));
    let swapped = scenario::write(&game)
        .replace("discards = []", "discards = [\"1 snake 7\"]")
        .replace(&piles("[5, 6, 7]"), &piles("[5, 6]"));
    assert!(error(&swapped).contains("a player who did not miss"), "{swapped}");
}

/// Positions of random games, changed at random: they are refused, or can be played to the end.
#[test]
fn mutated_positions_are_rejected_or_playable_and_never_panic() {
    let mut rng = Stream::new(Seed::from_number(9), 0);
    let options = ["x", "shortcut", "curse"];
    let setup = |seats| {
        options
            .iter()
            .fold(Setup::new(&LostCode::INFO, seats).unwrap(), |setup, key| setup.choose(key, "on").unwrap())
    };
    let (mut accepted, mut refused) = (0, 0);
    for number in 0..60 {
        let mut game = LostCode::begin(&setup(2 + number % 3), rng.seed(), &mut Silent).unwrap();
        for _ in 0..rng.below(50) {
            let seat = asked(&game).iter().next().unwrap();
            let mut choices = actions(&game, seat);
            let choice = choices.swap_remove(rng.below(choices.len() as u32) as usize);
            play(&mut game, seat, &choice);
        }
        let text = scenario::write(&game);
        for _ in 0..200 {
            match scenario::read::<LostCode>(&mutated(&text, &mut rng)) {
                Ok(mut game) => {
                    play_at_random(&mut game, &mut rng);
                    accepted += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(accepted > 100 && refused > 1000, "{accepted} accepted, {refused} refused");
}

/// The text with one of its numbers or words changed.
fn mutated(text: &str, rng: &mut Stream) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let line = rng.below(lines.len() as u32) as usize;
    let extremes = [
        "0",
        "1",
        "2",
        "5",
        "7",
        "8",
        "9",
        "-1",
        "255",
        "32767",
        "-32768",
        "99999999999",
        "9223372036854775807",
    ];
    let words = [b"hit", b"out"];
    let mut changed = lines[line].as_bytes().to_vec();
    let digits: Vec<usize> = (0..changed.len()).filter(|&place| changed[place].is_ascii_digit()).collect();
    if digits.is_empty() {
        let place = rng.below(changed.len() as u32 + 1) as usize;
        changed.splice(place..place, rng.pick(&words).iter().copied());
    } else {
        let place = rng.pick(&digits);
        changed.splice(place..=place, rng.pick(&extremes).bytes());
    }
    let changed = String::from_utf8(changed).unwrap();
    let line_of =
        |(number, old): (usize, &&str)| if number == line { changed.clone() } else { (*old).to_owned() };
    lines.iter().enumerate().map(line_of).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_position_in_the_documentation_is_valid() {
    let page = include_str!("../../../../docs/notation.md");
    let (_, rest) = page.split_once("```toml\n").expect("the page has a position");
    let (position, _) = rest.split_once("```").expect("it ends");
    let game: LostCode = scenario::read(position).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(actions(&game, SECOND).len(), 6);
}

#[test]
fn the_deal_in_the_documentation_is_that_of_the_record() {
    let page = include_str!("../../../../docs/notation/lost-code.md");
    let (_, rest) = page.split_once("```json\n").expect("the page has a position");
    let (position, _) = rest.split_once("```").expect("it ends");
    let record = include_str!("../../../../tests/records/lost-code-two.dig");
    let record: Record = record.parse().unwrap();
    let seed = record.header.origin.seed().unwrap();
    let game = LostCode::begin(&Setup::new(&LostCode::INFO, 2).unwrap(), seed, &mut Silent).unwrap();
    assert_eq!(scenario::to_line(&game), position.replace('\n', ""));
    assert!(page.contains(&scenario::fingerprint(&game)));
}

//! Records are read, written and replayed, or rejected with the line that is wrong.

mod toy;

use dighouse_game::record::{Malformed, ReplayFault};
use dighouse_game::{Match, Origin, PerSeat, Record, RecordError, Salt, Seat, Secret, Seed, Setup, Stream};

type Toy = toy::Toy<{ toy::NONE }>;

/// A whole game for two with a secret, a salt, names and times.
fn played() -> Record {
    use dighouse_game::Game;
    let secret = Secret::new([9; 32]);
    let salts = PerSeat([Some("ala".parse::<Salt>().unwrap()), None, None, None]);
    let origin = Origin::committed(secret, salts);
    let setup = Setup::new(&Toy::INFO, 2).unwrap().choose("length", "short").unwrap();
    let mut game = Match::<Toy>::begin(setup, origin.seed().unwrap()).unwrap();
    let mut rng = Stream::new(Seed::from_number(4), 0);
    let mut actions = Vec::new();
    while let Some(seat) = game.state().decision().seats().iter().next() {
        game.state().actions(seat, &mut actions);
        let at = 100 * game.steps().len() as u64;
        game.play(seat, rng.pick(&actions), Some(at)).unwrap();
    }
    let players = PerSeat([Some("human:Ala".to_owned()), Some("bot:random".to_owned()), None, None]);
    let mut record = game.record(origin, players, Some("2026-11-15T20:00:00Z".to_owned()));
    record.entries.insert(2, dighouse_game::record::Entry::Comment("a good start".to_owned()));
    record
}

#[test]
fn a_record_is_written_back_byte_for_byte_and_replays() {
    let text = played().to_string();
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record, played());
    let game = record.replay::<Toy>().unwrap();
    assert_eq!(game.steps().len(), 6);
    assert_eq!(game.steps()[1].at, Some(100));
}

fn malformed(text: &str) -> RecordError {
    text.parse::<Record>().expect_err(text)
}

#[test]
fn a_malformed_line_is_reported() {
    let text = played().to_string();
    let line_of = |part: &str| 1 + text.lines().position(|line| line.starts_with(part)).unwrap();
    for (old, new, at) in [
        ("dighouse record 1", "PGN", "dighouse"),
        ("dighouse record 1", "dighouse record 2", "dighouse"),
        ("game toy", "game ", "game"),
        ("game toy", "game to y", "game"),
        ("rules 1", "rules one", "rules"),
        ("rules 1", "rules 01", "rules"),
        ("seats 2", "seats 5", "seats"),
        ("option length short", "option length", "option"),
        ("player 1 human:Ala", "player 5 human:Ala", "player 1"),
        ("player 2 bot", "player 1 bot", "player 2"),
        ("player 2 bot", "player 3 bot", "player 2"),
        ("commitment ", "commitment 00", "commitment"),
        ("secret ", "secret 00", "secret"),
        ("salt 1 ala", "salt 1 ala ma kota", "salt"),
        ("salt 1 ala", "salt 3 ala", "salt"),
        ("# a good start", "#a good start", "#"),
        ("1 play", "9 play", "1 play"),
        ("1 play", "1  play", "1 play"),
        (" @0\n", " @zero\n", "1 play"),
        (" @0\n", " @00\n", "1 play"),
        ("end 6", "end 7", "end"),
    ] {
        assert!(text.contains(old), "{old}");
        let error = malformed(&text.replacen(old, new, 1));
        assert_eq!(error.line, line_of(at), "{old:?} became {new:?}: {error}");
    }
    assert_eq!(malformed("").fault, Malformed::NotARecord);
    assert_eq!(malformed(&format!("{text}1 play 3\n")).fault, Malformed::AfterTheEnd);
    let no_origin = "dighouse record 1\ngame toy\nrules 1\nseats 2\n\n";
    assert!(matches!(malformed(no_origin).fault, Malformed::Expected { what: "seed", .. }));
}

/// Cut anywhere, a record is either refused or known to have no end; never taken for a whole one.
#[test]
fn a_truncated_record_is_never_accepted_as_complete() {
    let text = played().to_string();
    for length in 0..text.len() {
        match text[..length].parse::<Record>() {
            Err(error) => assert!(error.line <= 1 + text[..length].lines().count()),
            Ok(record) => {
                assert_eq!(record.end, None);
                let error = record.replay::<Toy>().unwrap_err();
                assert_eq!(error.fault, ReplayFault::NoEnd);
                assert!(record.resume::<Toy>().is_ok(), "but it can be gone on with");
            }
        }
    }
}

/// Whatever the parser accepts, it writes back byte for byte.
#[test]
fn a_record_that_is_accepted_round_trips() {
    let text = played().to_string();
    let mut rng = Stream::new(Seed::from_number(5), 0);
    let mut accepted = 0;
    for _ in 0..20_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=rng.below(2) {
            let place = rng.below(bytes.len() as u32) as usize;
            match rng.below(3) {
                0 => bytes[place] = rng.pick(b" 0123456789abcdefghijklmnopqrstuvwxyz@#:-\n\r\t\0"),
                1 => drop(bytes.remove(place)),
                _ => bytes.insert(place, rng.pick(b" 1a@#\n")),
            }
        }
        let mutated = String::from_utf8(bytes).unwrap();
        if let Ok(record) = mutated.parse::<Record>() {
            assert_eq!(record.to_string(), mutated);
            accepted += 1;
            let _ = record.replay::<Toy>();
        }
    }
    assert!(accepted > 1000, "{accepted} mutations were accepted");
}

#[test]
fn a_record_that_cannot_be_replayed_is_rejected_with_the_line() {
    let record = played();
    let text = record.to_string();
    let line_of = |part: &str| 1 + text.lines().position(|line| line.starts_with(part)).unwrap();
    let fault = |old: &str, new: &str, at: &str| {
        let changed: Record = text.replacen(old, new, 1).parse().unwrap();
        let error = changed.replay::<Toy>().expect_err(new);
        assert_eq!(error.line, line_of(at), "{old:?} became {new:?}: {error}");
        error.fault
    };
    let first_move = text.lines().find(|line| line.starts_with("1 play")).unwrap();
    assert!(matches!(fault("game toy", "game senet", "game"), ReplayFault::AnotherGame { .. }));
    assert!(matches!(
        fault("rules 1", "rules 9", "rules"),
        ReplayFault::UnknownRules { rules: 9, known: 1, .. }
    ));
    assert!(matches!(fault("length short", "length medium", "option"), ReplayFault::Setup(_)));
    assert!(matches!(fault("length short", "width short", "option"), ReplayFault::Setup(_)));
    assert_eq!(fault("secret 09", "secret 08", "commitment"), ReplayFault::BrokenCommitment);
    assert!(matches!(fault(first_move, "1 fly away", first_move), ReplayFault::UnknownAction { .. }));
    assert!(matches!(fault(first_move, "1 play 007", first_move), ReplayFault::NotCanonical { .. }));
    assert!(matches!(fault(first_move, "1 draw", first_move), ReplayFault::IllegalAction { .. }));
    assert!(matches!(fault(first_move, "3 draw", first_move), ReplayFault::IllegalAction { .. }));
    let hash = text.lines().last().unwrap();
    assert!(matches!(fault(hash, "end 6 0000000000000000", "end"), ReplayFault::AnotherEnd { .. }));
    assert_eq!(fault(&format!("{}\n", secret_line(&text)), "", "commitment"), ReplayFault::SecretHidden);
}

fn secret_line(text: &str) -> &str {
    text.lines().find(|line| line.starts_with("secret")).unwrap()
}

#[test]
fn a_changed_salt_deals_other_cards() {
    let record: Record = played().to_string().replace("salt 1 ala", "salt 1 ola").parse().unwrap();
    assert!(record.replay::<Toy>().is_err());
}

#[test]
fn undo_takes_back_sealed_answers_but_nothing_that_was_revealed() {
    use dighouse_game::{Game, NoUndo};
    let setup = Setup::new(&Toy::INFO, 3).unwrap();
    let mut game = Match::<Toy>::begin(setup, Seed::from_number(1)).unwrap();
    let [first, second, third] = [Seat::ALL[0], Seat::ALL[1], Seat::ALL[2]];
    let card = |game: &Match<Toy>, seat| {
        let mut actions = Vec::new();
        game.state().actions(seat, &mut actions);
        actions[0]
    };
    assert_eq!(game.undo(first), Err(NoUndo::NothingDone));
    for seat in [first, second] {
        let action = card(&game, seat);
        game.play(seat, action, None).unwrap();
    }
    // The second has answered since, but was asked at the same time.
    game.undo(first).unwrap();
    assert_eq!(game.steps().len(), 1);
    assert!(game.state().decision().seats().contains(first));
    assert!(!game.state().decision().seats().contains(second));
    for seat in [first, third] {
        let action = card(&game, seat);
        game.play(seat, action, None).unwrap();
    }
    for seat in [first, second, third] {
        assert_eq!(game.undo(seat), Err(NoUndo::Revealed), "all cards were shown");
    }
}

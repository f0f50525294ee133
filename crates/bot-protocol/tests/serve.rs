//! The bots of this program as programs of their own.

use std::io::{BufReader, Write, pipe};
use std::time::{Duration, Instant};

use dighouse_bot_protocol::{Asked, GameLine, Go, Reply, TurnLine, serve};
use dighouse_game::{Game, Seat, Seed, Setup, Silent, Stream, Viewer, scenario};
use dighouse_lost_code::LostCode;

fn deal() -> (LostCode, Seat) {
    let setup = Setup::new(&LostCode::INFO, 2).unwrap();
    let game = LostCode::begin(&setup, Seed::from_number(1), &mut Silent).unwrap();
    let seat = game.decision().seats().iter().next().unwrap();
    (game, seat)
}

fn game_line(rules: u32) -> Asked {
    let (game, seed) = ("lost-code".to_owned(), 7);
    Asked::Game(GameLine { game, rules, seats: 2, options: Default::default(), seed })
}

fn turn_line(game: &LostCode, seat: Seat) -> Asked {
    let mut world = *game;
    world.redeal(Viewer::Seat(seat), &mut Stream::new(Seed::from_number(3), 0));
    Asked::Turn(Box::new(TurnLine {
        seat,
        prompt: String::new(),
        actions: Vec::new(),
        view: serde_json::to_value(game.view(Viewer::Seat(seat))).unwrap(),
        position: serde_json::from_str(&scenario::to_line(&world)).unwrap(),
    }))
}

/// What a bot says to these lines.
fn said(spec: &str, lines: &[String]) -> Vec<Reply> {
    let mut output = Vec::new();
    serve(lines.join("\n").as_bytes(), &mut output, &spec.parse().unwrap()).unwrap();
    String::from_utf8(output).unwrap().lines().map(|line| line.parse().unwrap()).collect()
}

#[test]
fn a_bot_answers_with_a_legal_action_and_the_same_seed_with_the_same() {
    let (game, seat) = deal();
    let lines = [
        Asked::Hello(1).to_string(),
        game_line(LostCode::INFO.rules).to_string(),
        turn_line(&game, seat).to_string(),
        Asked::Go(Go { ms: None, iters: Some(50) }).to_string(),
        turn_line(&game, seat).to_string(),
        "go".to_owned(),
        "quit".to_owned(),
        "go".to_owned(),
    ];
    let replies = said("search:iters=20", &lines);
    let [Reply::Ready(name), Reply::Ready(_), Reply::Best(first), Reply::Best(second)] = &replies[..] else {
        panic!("{replies:?}")
    };
    assert!(name.starts_with("dighouse ") && name.ends_with(" search:iters=20"), "{name}");
    for action in [first, second] {
        assert_eq!(game.why_not(seat, action.parse().unwrap()), None);
    }
    assert_eq!(said("search:iters=20", &lines), replies);
}

#[test]
fn what_cannot_be_answered_is_explained_and_the_bot_goes_on() {
    let (game, seat) = deal();
    let other = Seat::ALL.into_iter().find(|&other| !game.decision().seats().contains(other)).unwrap();
    let rules = LostCode::INFO.rules;
    let lines = [
        "go".to_owned(),
        "castle".to_owned(),
        "dighouse 9".to_owned(),
        game_line(rules + 1).to_string(),
        game_line(rules).to_string(),
        "go".to_owned(),
        turn_line(&game, other).to_string(),
        "go".to_owned(),
        turn_line(&game, seat).to_string().replace("\"dice\"", "\"mice\""),
        "go".to_owned(),
        turn_line(&game, seat).to_string(),
        "go".to_owned(),
    ];
    let replies = said("exact", &lines);
    let error = |reply: &Reply| match reply {
        Reply::Error(what) => what.clone(),
        other => format!("{other:?}"),
    };
    let errors: Vec<String> = replies.iter().map(error).collect();
    assert_eq!(errors[0], "which game? `game` comes first");
    assert_eq!(errors[1], "`castle` is not a line of the bot protocol");
    assert_eq!(errors[2], "this program speaks version 1 of the protocol, not 9");
    assert_eq!(
        errors[3],
        format!("this program knows version {rules} of the rules of lost-code, not {}", rules + 1)
    );
    assert_eq!(replies[4], Reply::Ready(String::new()));
    assert_eq!(errors[5], "where? `turn` comes before each `go`");
    assert_eq!(errors[6], format!("seat {other} has nothing to decide here"));
    assert!(matches!(&replies[7], Reply::Error(_)), "a position that cannot be read: {replies:?}");
    assert!(matches!(&replies[8], Reply::Best(_)), "{replies:?}");
    assert_eq!(replies.len(), 9);
}

#[test]
fn stop_ends_a_search() {
    let (game, seat) = deal();
    let (input, mut told) = pipe().unwrap();
    let began = Instant::now();
    let mut output = Vec::new();
    std::thread::scope(|scope| {
        let output = &mut output;
        let bot = scope.spawn(|| {
            serve(BufReader::new(input), output, &"search:ms=600000".parse().unwrap()).unwrap();
        });
        for line in [game_line(LostCode::INFO.rules), turn_line(&game, seat), Asked::Go(Go::default())] {
            writeln!(told, "{line}").unwrap();
        }
        std::thread::sleep(Duration::from_millis(100));
        writeln!(told, "stop").unwrap();
        drop(told);
        bot.join().unwrap();
    });
    assert!(began.elapsed() < Duration::from_secs(30), "it would search for ten minutes");
    let output = String::from_utf8(output).unwrap();
    assert!(output.lines().last().unwrap().starts_with("best "), "{output}");
}

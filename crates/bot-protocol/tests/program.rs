//! Programs that misbehave in every way that we could think of.
#![cfg(unix)]

use std::fs;
use std::time::{Duration, Instant};

use dighouse_bot_protocol::{Clock, Go, Program};
use dighouse_bots::arena::{Fault, Guest};
use dighouse_game::{Game, Perspective, Seed, Setup, Silent, Stream};
use dighouse_lost_code::LostCode;

/// Asks a program for one action; it has 400 ms.
fn fault(command: &str) -> Fault {
    let clock = Clock { go: Go { ms: Some(10), iters: None }, limit: Duration::from_millis(400) };
    let mut program = match Program::start(command, clock) {
        Ok(program) => program,
        Err(fault) => return fault,
    };
    let setup = Setup::new(&LostCode::INFO, 2).unwrap();
    let game = LostCode::begin(&setup, Seed::from_number(1), &mut Silent).unwrap();
    let seat = game.decision().seats().iter().next().unwrap();
    let mut rng = Stream::new(Seed::from_number(2), 0);
    let began = Instant::now();
    let answer = program.choose(&Perspective::new(&game, seat), &mut rng);
    assert!(began.elapsed() < Duration::from_secs(8), "nobody waits for a program that hangs");
    let action = answer.expect_err("these programs all misbehave");
    drop(program);
    action
}

/// A program that is ready and then does `this` when it has to choose.
fn when_asked(this: &str) -> String {
    format!("while read word rest; do case $word in dighouse|game) echo ready;; go) {this};; esac; done")
}

#[test]
fn a_program_that_is_late_forfeits() {
    assert_eq!(fault(&when_asked("sleep 60")), Fault::GuestTooLate { ms: 400 });
}

#[test]
fn talking_does_not_buy_time() {
    assert_eq!(
        fault(&when_asked("while :; do echo info still thinking; done")),
        Fault::GuestTooLate { ms: 400 }
    );
}

#[test]
fn a_program_that_never_reads_holds_nobody_up() {
    assert_eq!(fault("echo ready; echo ready; sleep 60"), Fault::GuestTooLate { ms: 400 });
}

#[test]
fn a_program_that_ends_forfeits_with_its_status() {
    let ended = |what: &str| Fault::GuestEnded { what: what.to_owned() };
    assert_eq!(fault(&when_asked("exit 3")), ended("exit status: 3"));
    assert_eq!(fault("exit 0"), ended("exit status: 0"), "even before it was ready");
    let Fault::GuestEnded { what } = fault(&when_asked("kill -9 $$")) else { panic!("it was killed") };
    assert!(what.starts_with("signal: 9"), "{what}");
    assert!(matches!(fault("no-such-program"), Fault::GuestEnded { what } if what == "exit status: 127"));
}

#[test]
fn garbage_is_shown() {
    let garbage = |line: &str| Fault::GuestGarbage { line: line.to_owned() };
    assert_eq!(fault("echo Welcome to my bot!; cat"), garbage("Welcome to my bot!"));
    assert_eq!(fault(&when_asked("echo 'bet 9-15'")), garbage("bet 9-15"));
    assert_eq!(fault(&when_asked("echo ready")), garbage("ready"));
    assert_eq!(fault(&when_asked("printf '\\377\\033[2J\\n'")), garbage("\u{fffd}[2J"));
    let long = fault(&when_asked("head -c 300000 /dev/zero | tr '\\0' x"));
    assert_eq!(long, garbage(&"x".repeat(200)), "a line has an end");
}

#[test]
fn actions_that_are_not_legal_are_named() {
    let cheated = |action: &str| Fault::GuestCheated { action: action.to_owned() };
    assert_eq!(fault(&when_asked("echo best sing")), cheated("sing"));
    assert_eq!(
        fault(&when_asked("echo 'best  bet 5-9'")),
        cheated(" bet 5-9"),
        "there is one way to write it"
    );
}

#[test]
fn a_program_may_refuse() {
    let refused = |what: &str| Fault::GuestRefused { what: what.to_owned() };
    let refuse = "while read word rest; do case $word in dighouse) echo ready;; game) echo error not my game;; esac; done";
    assert_eq!(fault(refuse), refused("not my game"));
}

#[test]
fn what_a_program_started_ends_with_it() {
    let file = std::env::temp_dir().join(format!("dighouse-child-{}", std::process::id()));
    let command = when_asked(&format!("sleep 300 & echo $! > {}; wait", file.display()));
    assert_eq!(fault(&command), Fault::GuestTooLate { ms: 400 });
    let child = fs::read_to_string(&file).unwrap();
    fs::remove_file(&file).unwrap();
    let is_running = || {
        let stat = fs::read_to_string(format!("/proc/{}/stat", child.trim())).unwrap_or_default();
        // A killed process may wait to be collected.
        !stat.is_empty() && !stat.contains(") Z ")
    };
    let until = Instant::now() + Duration::from_secs(5);
    while is_running() && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(!is_running(), "process {child} is left behind");
}

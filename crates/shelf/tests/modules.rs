//! Published modules play exactly as the games of the program do: the newest module of each game, its newest rules.
//!
//! A difference means that the rules were changed. Raise their version in the game's `INFO` and run
//! `cargo xtask publish-rules GAME`. `DIGHOUSE_MODULE_GAMES=1000` compares more games, `DIGHOUSE_MODULE_SEED=17` only one.

use dighouse_game::{Origin, PerSeat, Seat, Seed, Setup, Stream, Viewer};
use dighouse_shelf::{module_game, published, shelf};
use dighouse_tables::{AnyGame, AnyMatch};

/// How many games of each game are compared.
const GAMES: u64 = 1;

fn from_environment(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|number| number.parse().expect("it is a number"))
}

/// The newest module of a game.
fn newest_module(game: &dyn AnyGame) -> Box<dyn AnyGame> {
    let hash = game
        .module_hash()
        .unwrap_or_else(|| panic!("publish a module: cargo xtask publish-rules {}", game.info().id));
    let entry = published().iter().find(|entry| entry.sha256 == hash).expect("it is on the list");
    Box::new(module_game(entry).expect("a published module is sound"))
}

/// A random set-up, the same for both.
fn setup(game: &dyn AnyGame, rng: &mut Stream) -> Setup {
    let info = game.info();
    let seats = info.min_seats + rng.below(u32::from(info.max_seats - info.min_seats) + 1) as u8;
    let mut setup = Setup::new(info, seats).unwrap();
    for option in info.options {
        setup = setup.choose(option.key, rng.pick(option.values)).unwrap();
    }
    setup
}

fn viewers(seats: u8) -> Vec<Viewer> {
    Viewer::at_the_table(seats).chain([Viewer::AllSeeing]).collect()
}

/// Everything that can be seen of two matches now.
fn compare(native: &dyn AnyMatch, module: &dyn AnyMatch, everything: bool) {
    assert_eq!(native.decision(), module.decision());
    assert_eq!(native.steps(), module.steps());
    let seats = native.setup().seats();
    for seat in Seat::first(seats) {
        assert_eq!(native.actions(seat), module.actions(seat));
        assert_eq!(native.can_undo(seat), module.can_undo(seat));
    }
    if everything {
        assert_eq!(native.scenario(), module.scenario());
        assert_eq!(native.standings(), module.standings());
        for viewer in viewers(seats) {
            assert_eq!(native.view(viewer), module.view(viewer), "{viewer}");
            let steps = native.steps();
            assert_eq!(native.stamp(steps, viewer), module.stamp(steps, viewer), "{viewer}");
        }
    }
    assert_eq!(module.failure(), None);
}

/// What only a finished match is asked.
fn compare_finished(native: &dyn AnyMatch, module: &dyn AnyMatch, seed: Seed) {
    let seats = native.setup().seats();
    for viewer in viewers(seats) {
        assert_eq!(native.log(viewer), module.log(viewer), "{viewer}");
    }
    assert_eq!(native.scores(), module.scores());
    assert_eq!(native.moves(), module.moves());
    let middle = native.steps() / 2;
    for viewer in viewers(seats) {
        assert_eq!(native.view_after(middle, viewer), module.view_after(middle, viewer));
        let redealt =
            |one: &dyn AnyMatch, number| one.redealt(middle, viewer, &mut Stream::new(seed, number));
        // The module gets a seed, which the program's rules take directly.
        let seeded = native.redealt(middle, viewer, &mut Stream::new(Stream::new(seed, 5).seed(), 0));
        assert_eq!(seeded, redealt(module, 5));
    }
    let record = |one: &dyn AnyMatch| one.record(Origin::Seed(seed), PerSeat::default(), None).to_string();
    assert_eq!(record(native), record(module));
}

fn compare_one(native: &dyn AnyGame, module: &dyn AnyGame, number: u64) {
    let (seed, mut rng) = (Seed::from_number(number), Stream::new(Seed::from_number(number), 1000));
    let setup = setup(native, &mut rng);
    let theirs =
        setup.changes().try_fold(Setup::new(module.info(), setup.seats()).unwrap(), |same, (key, value)| {
            same.choose(key, value)
        });
    let (one, other) =
        (native.begin(setup, seed), module.begin(theirs.expect("the options are the same"), seed));
    let (mut one, mut other) = match (one, other) {
        (Err(error), Err(same)) => return assert_eq!(error, same),
        (one, other) => (one.unwrap(), other.unwrap()),
    };
    while let Some(seat) = one.decision().seats().iter().next() {
        compare(&*one, &*other, rng.below(16) == 0);
        let actions = one.actions(seat);
        let action = &actions[rng.below(actions.len() as u32) as usize].text;
        for running in [&mut one, &mut other] {
            running.play(seat, action, Some(7)).unwrap();
        }
        if one.can_undo(seat).is_ok() && rng.below(20) == 0 {
            assert_eq!(one.undo(seat), other.undo(seat));
        }
    }
    compare(&*one, &*other, true);
    compare_finished(&*one, &*other, seed);
}

#[track_caller]
fn same_as_the_newest_module(id: &str) {
    let native = shelf().game(id).unwrap();
    let module = newest_module(native);
    assert_eq!(native.info(), module.info());
    assert_eq!(native.printed(), module.printed());
    let seeds = match from_environment("DIGHOUSE_MODULE_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..from_environment("DIGHOUSE_MODULE_GAMES").unwrap_or(GAMES),
    };
    for number in seeds {
        let compared =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| compare_one(native, &*module, number)));
        assert!(compared.is_ok(), "{id}: game {number} differs; DIGHOUSE_MODULE_SEED={number} repeats it");
    }
}

#[test]
fn lost_code_plays_as_its_newest_module() {
    same_as_the_newest_module("lost-code");
}

#[test]
fn mykerinos_plays_as_its_newest_module() {
    same_as_the_newest_module("mykerinos");
}

#[test]
fn arnak_plays_as_its_newest_module() {
    same_as_the_newest_module("arnak");
}

#[test]
fn excavation_earth_plays_as_its_newest_module() {
    same_as_the_newest_module("excavation-earth");
}

#[test]
fn every_published_module_is_sound() {
    for entry in published() {
        module_game(entry).unwrap_or_else(|failure| panic!("{}: {failure}", entry.file()));
    }
}

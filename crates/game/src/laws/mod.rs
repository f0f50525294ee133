//! The laws: property tests that every game must pass. A game crate runs them with one line.
//!
//! ```no_run
//! # fn test<MyGame: dighouse_game::Game>() {
//! dighouse_game::laws::hold::<MyGame>(2); // for two seats, over all variants
//! # }
//! ```
//!
//! The laws play random games with every combination of variants, or with a sample of the combinations if there are
//! too many. Rulings are chosen at random.
//!
//! - *Legality*: the list of actions is not empty before the end and has no duplicates; every listed action applies;
//!   any other is rejected and changes nothing; games end; components are conserved.
//! - *Record*: every prefix replays to the same state and fingerprint; actions, positions and records round-trip
//!   through their texts; a clone never changes.
//! - *Knowledge*: after [`Game::redeal`] a viewer sees the same, has the same actions and is told the same, byte for
//!   byte; everything that is hidden changes in some redeal; sealed answers stay sealed.
//! - *Secrets*: if a viewer is told the same of two secret answers ([`Game::is_secret`]), it sees the same after both, and
//!   both are redealt to the same state, so it cannot tell which one was given.
//! - *Shortcuts*: whatever can be reached when every question is asked ([`Game::without_shortcuts`]) can be reached with
//!   the shortcuts that the game takes.
//! - *Encoding* ([`hold_encoding`], [`keeps_encoding`], [`observes_the_view`]): every legal action has an id of its own,
//!   masks have exactly the legal actions, observations are in their ranges, say what the view says and leave no field
//!   unused, and both are the same within a version of the rules.
//! - *Undo*: every step that used chance or revealed something is a barrier, and undo never crosses one.
//!
//! Legality is tested at every step of every game, the other laws at every step of some games. The environment
//! variable `DIGHOUSE_LAWS_GAMES` sets the number of games for each combination of variants, `DIGHOUSE_LAWS_SEED` the
//! seed that they are drawn from.

mod encoding;
mod hidden;
mod knowledge;
mod legality;
mod record;
mod report;
mod shortcuts;
mod undo;

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::{Game, Match, OptionKind, Origin, PerSeat, Seed, Setup, Silent, Stream, scenario};

pub use encoding::{
    Encodings, FieldOfView, hold_encoding, hold_encoding_from, keeps_encoding, observes_the_view,
    run_encoding,
};
pub use report::{Breach, Report};

use hidden::Hidden;
use legality::Legality;

/// How much is tested.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Random games for each combination of variants.
    pub games: u64,
    /// Every n-th game is tested with all laws at every step.
    pub thorough_every: u64,
    /// The seed that the games are drawn from.
    pub seed: u64,
}

/// How many actions from a state are near it.
const NEAR: usize = 10;

impl Plan {
    /// This many games for each combination, unless the environment sets another number.
    pub fn games(games: u64, thorough_every: u64) -> Plan {
        let number = |name: &str| std::env::var(name).ok().and_then(|value| value.parse().ok());
        Plan {
            games: number("DIGHOUSE_LAWS_GAMES").unwrap_or(games),
            thorough_every,
            seed: number("DIGHOUSE_LAWS_SEED").unwrap_or(1),
        }
    }
}

/// Tests that all laws hold in games for `seats` seats.
///
/// # Panics
/// If a law is broken. The message names the law, the seed of the game and a file with its record.
pub fn hold<G: Game>(seats: u8) {
    hold_in::<G>(seats, Plan::games(1000, 80));
}

/// Like [`hold`], for games that are long or have many combinations of variants.
///
/// # Panics
/// If a law is broken.
pub fn hold_in<G: Game>(seats: u8, plan: Plan) {
    match run::<G>(seats, plan) {
        Ok(report) => println!("{}: {report}", G::INFO.id),
        Err(breach) => panic!("{breach}\n  kept as {}", breach.keep()),
    }
}

/// Tests the law of shortcuts on walks from one state, for moments that random games rarely reach.
///
/// # Panics
/// If the law is broken. The message has the answers that lead where the shortcuts do not.
pub fn hold_for_shortcuts_from<G: Game>(state: &G, walks: u64) {
    let mut report = Report::default();
    let mut rng = Stream::new(Seed::from_number(walks), 0);
    for _ in 0..walks {
        if let Err(Broken { law, what }) = shortcuts::walk(state, &mut rng, &mut report) {
            panic!("{} breaks a law: {law}\n  {what}", G::INFO.id);
        }
    }
    assert!(report.left_out > 0, "the game skips no question near this state");
}

/// Tests the law of secrets in random games from one state, for moments that random games rarely reach.
///
/// # Panics
/// If the law is broken. The message has the two answers and the state in which they can be told apart.
pub fn hold_for_secrets_from<G: Game>(state: &G, games: u64) {
    let mut report = Report::default();
    let mut rng = Stream::new(Seed::from_number(games), 0);
    let mut actions = Vec::new();
    for _ in 0..games {
        let mut state = state.clone();
        for _ in 0..NEAR {
            let asked: Vec<_> = state.decision().seats().iter().collect();
            if asked.is_empty() {
                break;
            }
            let seat = rng.pick(&asked);
            state.actions(seat, &mut actions);
            let action = rng.pick(&actions);
            let held = knowledge::check_secret(&state, seat, action, &actions, &mut rng, &mut report);
            if let Err(Broken { law, what }) = held {
                panic!("{} breaks a law: {law}\n  {what}\n  in {}", G::INFO.id, scenario::to_line(&state));
            }
            state.play(seat, action, &mut Silent);
        }
    }
    assert!(report.secrets > 0, "nobody gives a secret answer near this state");
}

/// Tests all laws and reports what was tested.
///
/// # Errors
/// The first breach. A run that tests nothing is a breach too.
pub fn run<G: Game>(seats: u8, plan: Plan) -> Result<Report, Box<Breach>> {
    let mut report = Report::default();
    let mut seeds = Stream::new(Seed::from_number(plan.seed), u64::from(seats));
    let mut legality = Legality::default();
    let mut hidden = Hidden::default();
    for variants in combinations::<G>(seats, plan.seed) {
        for _ in 0..plan.games {
            let thorough = report.games % plan.thorough_every.max(1) == 0;
            let mut trial = Trial::<G>::begin(variants, seeds.seed(), thorough)?;
            let tried = catch_unwind(AssertUnwindSafe(|| {
                trial.play_through(&mut legality, &mut hidden, &mut report)
            }));
            tried
                .unwrap_or_else(|panic| Err(Broken::by_panic(&*panic)))
                .map_err(|broken| trial.breach(broken))?;
        }
    }
    hidden.check().map_err(|broken| Breach::of_run(&G::INFO, broken))?;
    report.check().map_err(|broken| Breach::of_run(&G::INFO, broken))?;
    Ok(report)
}

/// The most combinations of variants that are played.
const MOST_COMBINATIONS: usize = 24;

/// Every combination of variants for `seats`. If there are too many: the default, each variant alone, and random
/// ones.
fn combinations<G: Game>(seats: u8, seed: u64) -> Vec<Setup> {
    let first = Setup::new(&G::INFO, seats).expect("the game is for that many");
    let with = |setup: &Setup, key, value| setup.choose(key, value).expect("the game has this option");
    let variants = || options_of(&first, OptionKind::Variant);
    if variants().map(|option| option.values.len()).product::<usize>() <= MOST_COMBINATIONS {
        return variants().fold(vec![first], |setups, option| {
            setups
                .iter()
                .flat_map(|setup| option.values.iter().map(move |value| with(setup, option.key, value)))
                .collect()
        });
    }
    let alone =
        variants().flat_map(|option| option.values[1..].iter().map(move |value| (option.key, *value)));
    let mut setups: Vec<Setup> = alone.map(|(key, value)| with(&first, key, value)).collect();
    setups.insert(0, first);
    let mut rng = Stream::new(Seed::from_number(seed), u64::MAX);
    while setups.len() < MOST_COMBINATIONS {
        let any = |setup, option: &crate::GameOption| with(&setup, option.key, rng.pick(option.values));
        setups.push(variants().fold(first, any));
    }
    setups
}

fn options_of(setup: &Setup, kind: OptionKind) -> impl Iterator<Item = &'static crate::GameOption> + use<> {
    setup.info().options.iter().filter(move |option| option.kind == kind)
}

/// One random game under test.
struct Trial<G: Game> {
    seed: Seed,
    rng: Stream,
    thorough: bool,
    game: Match<G>,
}

impl<G: Game> Trial<G> {
    fn begin(variants: Setup, seed: Seed, thorough: bool) -> Result<Trial<G>, Box<Breach>> {
        // No game uses the last stream.
        let mut rng = Stream::new(seed, u64::MAX);
        let setup = options_of(&variants, OptionKind::Ruling).fold(variants, |setup, option| {
            setup.choose(option.key, rng.pick(option.values)).expect("the game has this option")
        });
        let game = Match::begin(setup, seed).map_err(|error| {
            let broken = Broken { law: "every set-up of the game can start", what: error.to_string() };
            Breach::of_run(&G::INFO, broken)
        })?;
        Ok(Trial { seed, rng, thorough, game })
    }

    fn play_through(&mut self, legality: &mut Legality<G>, hidden: &mut Hidden, report: &mut Report) -> Held {
        let components = self.game.state().components();
        let mut copies = Vec::new();
        let mut actions = Vec::new();
        if self.thorough {
            hidden.begin_game();
            knowledge::check_start(self.game.state(), &mut self.rng)?;
        }
        loop {
            let state = self.game.state();
            legality.check(state, &components, self.thorough, &mut self.rng, report)?;
            if self.thorough {
                copies.push(record::copy(state)?);
                knowledge::check(state, legality.seen(), hidden, &mut self.rng, report)?;
                shortcuts::check(state, &mut self.rng, report)?;
            }
            let asked: Vec<_> = state.decision().seats().iter().collect();
            if asked.is_empty() {
                break;
            }
            let seat = self.rng.pick(&asked);
            state.actions(seat, &mut actions);
            let action = self.rng.pick(&actions);
            if self.thorough {
                knowledge::check_step(state, seat, action, &mut self.rng, report)?;
                knowledge::check_seal(state, seat, action, &actions, &mut self.rng, report)?;
                knowledge::check_secret(state, seat, action, &actions, &mut self.rng, report)?;
            }
            let played = self.game.play(seat, action, None);
            ensure(played.is_ok(), "every listed action applies", || format!("seat {seat}: {action}"))?;
            report.actions += 1;
            if self.thorough {
                undo::check(&self.game, report)?;
            }
            let steps = self.game.steps().len();
            ensure(steps <= G::INFO.longest, "every game ends within its bound", || {
                format!("{steps} actions")
            })?;
        }
        if self.thorough {
            record::check(&self.game, Origin::Seed(self.seed), &copies)?;
            report.thorough += 1;
        }
        report.games += 1;
        Ok(())
    }

    fn breach(&self, broken: Broken) -> Box<Breach> {
        let record = self.game.record(Origin::Seed(self.seed), PerSeat::default(), None);
        Breach::of_game(self.game.setup(), self.seed, broken, record)
    }
}

/// A law that is broken, and what was observed.
struct Broken {
    law: &'static str,
    what: String,
}

impl Broken {
    fn by_panic(panic: &(dyn std::any::Any + Send)) -> Broken {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let what = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Broken { law: "nothing panics", what: what.to_owned() }
    }
}

type Held = Result<(), Broken>;

/// Fails with the law and what was observed unless it `holds`.
fn ensure(holds: bool, law: &'static str, what: impl FnOnce() -> String) -> Held {
    if holds { Ok(()) } else { Err(Broken { law, what: what() }) }
}

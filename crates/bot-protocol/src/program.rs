//! A bot that is a program.

use std::time::{Duration, Instant};

use dighouse_bots::arena::{Fault, Guest};
use dighouse_game::{Game, Perspective, Stream, scenario};

use crate::message::{Asked, GameLine, Go, Reply, TurnLine, VERSION};
use crate::pipe::Pipe;

/// How long a program may take to start.
const START: Duration = Duration::from_secs(10);

/// How much of a line a fault shows.
const SHOWN: usize = 200;

/// The time of programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What a program may spend on each decision.
    pub go: Go,
    /// After so long it forfeits.
    pub limit: Duration,
}

impl Clock {
    /// A time for each decision. A program forfeits when it is a second late: pipes and busy machines need some grace.
    pub const fn time(ms: u64) -> Clock {
        Clock { go: Go { ms: Some(ms), iters: None }, limit: Duration::from_millis(ms + 1000) }
    }

    /// A number of iterations for each decision. A program forfeits after `limit`.
    pub const fn iterations(iters: u32, limit: Duration) -> Clock {
        Clock { go: Go { ms: None, iters: Some(iters) }, limit }
    }
}

/// A bot that is a program. It is told what its seat knows and nothing else: the position that it gets is a
/// determinization.
pub struct Program {
    pipe: Pipe,
    clock: Clock,
    /// Whether it was told which game is played.
    playing: bool,
}

impl Program {
    /// Starts a command of the system's shell and waits until the program is ready.
    ///
    /// # Errors
    /// If it does not start, or does not answer as the protocol says.
    pub fn start(command: &str, clock: Clock) -> Result<Program, Fault> {
        let mut program = Program { pipe: Pipe::start(command)?, clock, playing: false };
        program.pipe.tell(Asked::Hello(VERSION).to_string());
        program.ready(START)?;
        Ok(program)
    }

    fn ready(&mut self, limit: Duration) -> Result<(), Fault> {
        match self.reply(limit)? {
            Reply::Ready(_) => Ok(()),
            other => Err(garbage(&other.to_string())),
        }
    }

    /// The first reply that is not only for people who watch.
    fn reply(&mut self, limit: Duration) -> Result<Reply, Fault> {
        let deadline = Instant::now() + limit;
        loop {
            let line = self.pipe.hear(deadline, limit)?;
            match line.parse() {
                Ok(Reply::Info(_)) => {}
                Ok(Reply::Error(what)) => return Err(Fault::GuestRefused { what: shown(&what) }),
                Ok(reply) => return Ok(reply),
                Err(_) => return Err(garbage(&line)),
            }
        }
    }

    fn begin<G: Game>(&mut self, state: &G, rng: &mut Stream) -> Result<(), Fault> {
        let setup = state.setup();
        let game = GameLine {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules,
            seats: setup.seats(),
            options: setup.options().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            seed: rng.below(u32::MAX),
        };
        self.pipe.tell(Asked::Game(game).to_string());
        self.playing = true;
        self.ready(START)
    }
}

impl<G: Game> Guest<G> for Program {
    fn choose(&mut self, perspective: &Perspective<'_, G>, rng: &mut Stream) -> Result<G::Action, Fault> {
        let world = perspective.determinize(rng);
        if !self.playing {
            self.begin(&world, rng)?;
        }
        self.pipe.tell(Asked::Turn(Box::new(turn(perspective, &world))).to_string());
        self.pipe.tell(Asked::Go(self.clock.go).to_string());
        match self.reply(self.clock.limit)? {
            Reply::Best(action) => {
                // Only the canonical text counts, as everywhere.
                let parsed = action.parse().ok().filter(|parsed: &G::Action| parsed.to_string() == action);
                parsed.ok_or_else(|| Fault::GuestCheated { action: shown(&action) })
            }
            other => Err(garbage(&other.to_string())),
        }
    }
}

/// What a program is told before it decides. `world` is the determinization that it gets.
fn turn<G: Game>(perspective: &Perspective<'_, G>, world: &G) -> TurnLine {
    let mut actions = Vec::new();
    perspective.actions(&mut actions);
    TurnLine {
        seat: perspective.seat(),
        prompt: perspective.decision().prompt().unwrap_or_default().to_owned(),
        actions: actions.iter().map(ToString::to_string).collect(),
        view: serde_json::to_value(perspective.view()).expect("a view is plain data"),
        position: serde_json::from_str(&scenario::to_line(world)).expect("a position is plain data"),
    }
}

fn garbage(line: &str) -> Fault {
    Fault::GuestGarbage { line: shown(line) }
}

fn shown(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(SHOWN).collect()
}

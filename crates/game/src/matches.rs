//! A match: the start of a game and all actions since.

use std::fmt;

use serde::Serialize;

use crate::log::seen_by;
use crate::record::{Entry, Header, Move, Origin, Record};
use crate::scenario::fingerprint;
use crate::{Game, Illegal, Logged, PerSeat, Seat, Seats, Seed, Setup, SetupError, Silent, Viewer};

/// A game in progress, with everything that its [`Record`] needs. The state is a cache: it follows from the set-up, the
/// seed and the actions.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup,
    start: G,
    opening: Vec<Logged<G::Event>>,
    state: G,
    steps: Vec<Step<G>>,
}

/// One action of a match.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The seat that acted.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// Milliseconds since the match began.
    pub at: Option<u64>,
    /// Whether the step used chance or revealed something: then it cannot be undone.
    pub barrier: bool,
    /// The seats that were asked.
    pub asked: Seats,
    /// What happened.
    pub log: Vec<Logged<G::Event>>,
}

/// Why a seat cannot undo. Locales turn it into a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum NoUndo {
    /// The seat has not acted yet.
    NothingDone,
    /// Since then chance was used or something was revealed.
    Revealed,
    /// Since then others have acted.
    OthersActed,
}

impl fmt::Display for NoUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoUndo::NothingDone => "the seat has not acted yet",
            NoUndo::Revealed => "something was revealed since the action",
            NoUndo::OthersActed => "others have acted since the action",
        })
    }
}

impl std::error::Error for NoUndo {}

impl<G: Game> Match<G> {
    /// Starts a match.
    ///
    /// # Errors
    /// See [`Game::begin`].
    pub fn begin(setup: Setup, seed: Seed) -> Result<Match<G>, SetupError> {
        let mut opening = Vec::new();
        let start = G::begin(&setup, seed, &mut opening)?;
        Ok(Match { setup, state: start.clone(), start, opening, steps: Vec::new() })
    }

    /// A match that starts from any state.
    pub fn from_state(start: G) -> Match<G> {
        let setup = start.setup();
        Match { setup, state: start.clone(), start, opening: Vec::new(), steps: Vec::new() }
    }

    /// The set-up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The current state.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// All actions so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The state after the first `count` actions; `None` if there were fewer.
    pub fn after(&self, count: usize) -> Option<G> {
        let mut state = self.start.clone();
        for step in self.steps.get(..count)? {
            state.play(step.seat, step.action, &mut Silent);
        }
        Some(state)
    }

    /// All states, from the first decision to the current one.
    pub fn states(&self) -> impl Iterator<Item = G> {
        let mut state = self.start.clone();
        let later = self.steps.iter().map(move |step| {
            state.play(step.seat, step.action, &mut Silent);
            state.clone()
        });
        std::iter::once(self.start.clone()).chain(later)
    }

    /// Applies an action; `at` is the time in milliseconds since the match began.
    ///
    /// # Errors
    /// Why the action is not legal.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        at: Option<u64>,
    ) -> Result<&Step<G>, Illegal<G::Reason>> {
        let asked = self.state.decision().seats();
        let barriers = self.state.chance().barriers();
        let mut log = Vec::new();
        self.state.apply(seat, action, &mut log)?;
        let barrier = self.state.chance().barriers() != barriers;
        let step = Step { seat, action, at, barrier, asked, log };
        Ok(self.steps.push_mut(step))
    }

    /// The events that `viewer` was told, each with the number of actions so far.
    pub fn log(&self, viewer: Viewer) -> impl Iterator<Item = (usize, &G::Event)> {
        let logs = std::iter::once(&self.opening).chain(self.steps.iter().map(|step| &step.log));
        logs.enumerate().flat_map(move |(count, log)| seen_by(log, viewer).map(move |event| (count, event)))
    }

    /// The index of the action that `seat` can undo: its last one, if nothing was revealed since and only seats that
    /// were asked at the same time have acted since.
    ///
    /// # Errors
    /// Why there is none.
    pub fn undoable(&self, seat: Seat) -> Result<usize, NoUndo> {
        let last = self.steps.iter().rposition(|step| step.seat == seat).ok_or(NoUndo::NothingDone)?;
        let since = &self.steps[last..];
        if since.iter().any(|step| step.barrier) {
            Err(NoUndo::Revealed)
        } else if since.iter().any(|step| !since[0].asked.contains(step.seat)) {
            Err(NoUndo::OthersActed)
        } else {
            Ok(last)
        }
    }

    /// Undoes the last action of `seat` by replaying all others.
    ///
    /// # Errors
    /// Why it cannot be undone.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let undone = self.undoable(seat)?;
        let mut without = Match { opening: self.opening.clone(), ..Match::from_state(self.start.clone()) };
        for (index, step) in self.steps.iter().enumerate().filter(|&(index, _)| index != undone) {
            let replayed = without.play(step.seat, step.action, step.at);
            if replayed.is_err() {
                debug_assert!(index > undone, "these actions were applied before");
                return Err(NoUndo::OthersActed);
            }
        }
        *self = without;
        Ok(())
    }

    /// Keeps only the first `count` actions. This crosses barriers, so callers must have the consent of all
    /// players.
    pub fn take_back(&mut self, count: usize) {
        if count < self.steps.len() {
            self.state = self.after(count).expect("there are more actions");
            self.steps.truncate(count);
        }
    }

    /// The action with which `seat` has answered the decision after `index` actions, if it has.
    pub fn answer(&self, seat: Seat, index: usize) -> Option<&Step<G>> {
        let open = self.steps.get(index..)?;
        let answered = open.iter().position(|step| step.seat == seat)?;
        simultaneous(&open[..answered], seat).then(|| &open[answered])
    }

    /// Whether `seat` can still answer the decision after `index` actions: nothing was done since, or only by others
    /// who were asked together with this seat.
    pub fn awaits(&self, seat: Seat, index: usize) -> bool {
        self.state.decision().seats().contains(seat)
            && self.steps.get(index..).is_some_and(|since| simultaneous(since, seat))
    }

    /// The record of the match so far.
    pub fn record(&self, origin: Origin, players: PerSeat<Option<String>>, began: Option<String>) -> Record {
        let header = Header {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules,
            module: None,
            seats: self.setup.seats(),
            options: self.setup.changes().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            players,
            began,
            origin,
        };
        let mut record = Record::new(header);
        for step in &self.steps {
            record.entries.push(Entry::Move(Move {
                seat: step.seat,
                action: step.action.to_string(),
                at: step.at,
            }));
        }
        record.end = Some(fingerprint(&self.state));
        record
    }
}

/// Whether all these actions are by others who were asked together with `seat`, and none is a barrier.
fn simultaneous<G: Game>(steps: &[Step<G>], seat: Seat) -> bool {
    steps.iter().all(|step| step.seat != seat && step.asked.contains(seat) && !step.barrier)
}

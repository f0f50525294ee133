//! A running match whose game is hidden.

use dighouse_game::{Decision, NoUndo, Origin, PerSeat, Record, Seat, Setup, Standings, Stream, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Analysis, BotError, BotSpec, StopToken};

/// A legal action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// Its notation: what [`AnyMatch::play`] takes.
    pub text: String,
    /// Its parts, for texts and pictures.
    pub data: Value,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogLine {
    /// The number of actions played so far, including the one that caused this event.
    pub step: usize,
    /// The event.
    pub event: Value,
}

/// An action that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// The action.
    pub choice: Choice,
    /// Milliseconds since the match began.
    pub at: Option<u64>,
}

/// A bot's choice as a job that can run on any thread. It returns the text of an action.
pub type ChoiceJob = Box<dyn FnOnce(&StopToken, &mut Stream) -> String + Send>;

/// A bot's analysis as a job that can run on any thread.
pub type AnalysisJob = Box<dyn FnOnce(&StopToken, &mut Stream) -> Analysis<Choice> + Send>;

/// A running match whose game is hidden. Views, actions and events are JSON.
pub trait AnyMatch: Send {
    /// Why the rules of this match no longer answer, as data. Then every list, view and score sheet is empty, nothing
    /// can be played, and the match must be discarded. Rules that are part of the program never fail.
    fn failure(&self) -> Option<Value> {
        None
    }

    /// Seats and options.
    fn setup(&self) -> &Setup;

    /// Who is asked what.
    fn decision(&self) -> Decision;

    /// The number of actions played.
    fn steps(&self) -> usize;

    /// The legal actions of `seat`.
    fn actions(&self, seat: Seat) -> Vec<Choice>;

    /// Why `seat` cannot play this action now, as data. `None` if it can.
    fn why_not(&self, seat: Seat, action: &str) -> Option<Value>;

    /// Plays an action, `at` milliseconds after the match began. The error is data.
    fn play(&mut self, seat: Seat, action: &str, at: Option<u64>) -> Result<(), Value>;

    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> Value;

    /// What `viewer` could see after the first `steps` actions. `None` if there were fewer.
    fn view_after(&self, steps: usize, viewer: Viewer) -> Option<Value>;

    /// A hash of everything that `viewer` could see after the first `steps` actions, and of nothing else. `None` if
    /// there were fewer.
    fn stamp(&self, steps: usize, viewer: Viewer) -> Option<String>;

    /// The action with which `seat` answered the decision `index`, if it has.
    fn answer(&self, seat: Seat, index: usize) -> Option<String>;

    /// Whether `seat` can still answer the decision `index`: nothing was played since, except by other seats that
    /// were asked at the same time.
    fn awaits(&self, seat: Seat, index: usize) -> bool;

    /// Every action so far.
    fn moves(&self) -> Vec<Played>;

    /// The totals of the score sheet after each number of actions, starting at 0.
    fn scores(&self) -> Vec<Vec<i16>>;

    /// The log, as far as `viewer` may know it.
    fn log(&self, viewer: Viewer) -> Vec<LogLine>;

    /// Whether `seat` can undo its last action.
    fn can_undo(&self, seat: Seat) -> Result<(), NoUndo>;

    /// Undoes the last action of `seat`.
    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo>;

    /// Returns to the position after the first `steps` actions, across information barriers. Ask all players first.
    fn take_back(&mut self, steps: usize);

    /// The position after the first `steps` actions, with everything that `viewer` could not know resampled, for
    /// [`Origin::Position`]. `None` if there were fewer.
    fn redealt(&self, steps: usize, viewer: Viewer, rng: &mut Stream) -> Option<String>;

    /// The score sheet.
    fn standings(&self) -> Standings;

    /// The position as text.
    fn scenario(&self) -> String;

    /// The match as a record.
    fn record(&self, origin: Origin, players: PerSeat<Option<String>>, began: Option<String>) -> Record;

    /// What `seat` could deduce with pencil and paper, in the game's own form.
    fn aid(&self, seat: Seat) -> Value;

    /// Lets the bot `spec` choose for `seat`, from what that seat knows.
    fn choose(&self, seat: Seat, spec: &BotSpec) -> Result<ChoiceJob, BotError>;

    /// Lets the bot `spec` analyse the position after the first `steps` actions, from what `seat` knew then. `None` if
    /// there were fewer.
    fn analyse(&self, steps: usize, seat: Seat, spec: &BotSpec) -> Result<Option<AnalysisJob>, BotError>;
}

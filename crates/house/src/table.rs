//! A running match of any game.

use bots::{BotError, BotSpec, Botted};
use game::{
    Decision, Match, NoUndo, Origin, PerSeat, Perspective, Record, Seat, Setup, Standings, Stream, Viewer,
    scenario,
};
use serde::Serialize;
use serde_json::{Value, json};

use crate::shelf::data;

/// A legal action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// Its notation: what [`Table::play`] takes.
    pub text: String,
    /// Its parts, for words and pictures.
    pub data: Value,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LogLine {
    /// How many actions had been done, this one included.
    pub step: usize,
    /// What it was.
    pub event: Value,
}

/// A bot's thinking about one decision: run it wherever it is in nobody's way. It gives the text of
/// an action.
pub type Advice = Box<dyn FnOnce(&mut Stream) -> String + Send>;

/// A running match.
pub trait Table: Send {
    /// Seats and options.
    fn setup(&self) -> &Setup;

    /// Who is asked what.
    fn decision(&self) -> Decision;

    /// How many actions were done.
    fn steps(&self) -> usize;

    /// What `seat` may do now.
    fn actions(&self, seat: Seat) -> Vec<Choice>;

    /// Why `seat` cannot do this now, as data; nothing if it can.
    fn why_not(&self, seat: Seat, action: &str) -> Option<Value>;

    /// Applies an action, `at` milliseconds after the beginning. The error is data.
    fn play(&mut self, seat: Seat, action: &str, at: Option<u64>) -> Result<(), Value>;

    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> Value;

    /// What `viewer` could see after the first `steps` actions; none if there were fewer.
    fn view_after(&self, steps: usize, viewer: Viewer) -> Option<Value>;

    /// What `viewer` was told so far.
    fn log(&self, viewer: Viewer) -> Vec<LogLine>;

    /// Whether `seat` can take its last action back.
    fn can_undo(&self, seat: Seat) -> Result<(), NoUndo>;

    /// Takes the last action of `seat` back.
    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo>;

    /// The score sheet.
    fn standings(&self) -> Standings;

    /// The position as text.
    fn scenario(&self) -> String;

    /// The match as text.
    fn record(&self, origin: Origin, players: PerSeat<Option<String>>, began: Option<String>) -> Record;

    /// What the bot `spec` would do in the place of `seat`, knowing only what that seat knows.
    fn advice(&self, seat: Seat, spec: &BotSpec) -> Result<Advice, BotError>;
}

/// A match whose game is known.
pub(crate) struct Played<G: Botted> {
    game: Match<G>,
}

impl<G: Botted> Played<G> {
    pub(crate) const fn new(game: Match<G>) -> Played<G> {
        Played { game }
    }

    /// The action that a text means; none if the game does not write it so.
    fn parse(&self, text: &str) -> Option<G::Action> {
        text.parse().ok().filter(|action: &G::Action| action.to_string() == text)
    }
}

fn unknown_action(action: &str) -> Value {
    json!({ "why": "unknown-action", "action": action })
}

impl<G: Botted> Table for Played<G> {
    fn setup(&self) -> &Setup {
        self.game.setup()
    }

    fn decision(&self) -> Decision {
        self.game.state().decision()
    }

    fn steps(&self) -> usize {
        self.game.steps().len()
    }

    fn actions(&self, seat: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        self.game.state().actions(seat, &mut actions);
        actions.iter().map(|action| Choice { text: action.to_string(), data: data(action) }).collect()
    }

    fn why_not(&self, seat: Seat, action: &str) -> Option<Value> {
        match self.parse(action) {
            Some(action) => self.game.state().why_not(seat, action).map(data),
            None => Some(unknown_action(action)),
        }
    }

    fn play(&mut self, seat: Seat, action: &str, at: Option<u64>) -> Result<(), Value> {
        let action = self.parse(action).ok_or_else(|| unknown_action(action))?;
        self.game.play(seat, action, at).map(drop).map_err(data)
    }

    fn view(&self, viewer: Viewer) -> Value {
        data(self.game.state().view(viewer))
    }

    fn view_after(&self, steps: usize, viewer: Viewer) -> Option<Value> {
        self.game.after(steps).map(|state| data(state.view(viewer)))
    }

    fn log(&self, viewer: Viewer) -> Vec<LogLine> {
        self.game.log(viewer).map(|(step, event)| LogLine { step, event: data(event) }).collect()
    }

    fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        self.game.undoable(seat).map(drop)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.game.undo(seat)
    }

    fn standings(&self) -> Standings {
        self.game.state().standings()
    }

    fn scenario(&self) -> String {
        scenario::write(self.game.state())
    }

    fn record(&self, origin: Origin, players: PerSeat<Option<String>>, began: Option<String>) -> Record {
        self.game.record(origin, players, began)
    }

    fn advice(&self, seat: Seat, spec: &BotSpec) -> Result<Advice, BotError> {
        let mut bot = G::bot(spec)?;
        let state = self.game.state().clone();
        Ok(Box::new(move |rng| bot.choose(&Perspective::new(&state, seat), rng).to_string()))
    }
}

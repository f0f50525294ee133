//! A running match of any game.

use std::fmt::Display;

use bots::{BotError, BotSpec, Botted, Candidate, Expected, Leash, Prospect};
use game::{
    Decision, Match, NoUndo, Origin, PerSeat, Perspective, Record, Seat, Setup, Standings, Step, Stream,
    Viewer, scenario,
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

/// An action that was done.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub choice: Choice,
    /// Milliseconds since the match began.
    pub at: Option<u64>,
}

/// A bot's thinking about one decision: run it wherever it is in nobody's way. It keeps to the leash and gives the
/// text of an action.
pub type Advice = Box<dyn FnOnce(&Leash, &mut Stream) -> String + Send>;

/// What a bot thinks of a moment of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// What it would think of, the best first.
    pub considered: Vec<Considered>,
    /// What each seat can expect, seat by seat; empty if it does not reckon so.
    pub outlook: Vec<Prospect>,
}

/// An action that a bot would think of, and what it expects of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered {
    /// The action.
    pub choice: Choice,
    /// What it expects; none if it does not reckon so.
    pub expected: Option<Expected>,
    /// The seat's score sheet as far as it has looked ahead, in the mean; empty if it does not look so.
    pub sheet: Vec<(&'static str, f64)>,
    /// What will probably be done next, and by whom.
    pub then: Vec<(Seat, Choice)>,
}

/// A bot's thinking about one decision, as [`Advice`], but all of it.
pub type Counsel = Box<dyn FnOnce(&Leash, &mut Stream) -> Opinion + Send>;

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

    /// A hash of all that `viewer` could see after the first `steps` actions; none if there were
    /// fewer. It betrays nothing else.
    fn stamp(&self, steps: usize, viewer: Viewer) -> Option<String>;

    /// The action with which `seat` has already answered the decision `index`, if it has.
    fn answer(&self, seat: Seat, index: usize) -> Option<String>;

    /// Whether an answer of `seat` to the decision `index` would come in time: nothing was done
    /// since, or only by others who were asked together with it.
    fn awaits(&self, seat: Seat, index: usize) -> bool;

    /// Every action so far.
    fn moves(&self) -> Vec<Played>;

    /// The totals of the score sheet after each number of actions, from 0 on.
    fn scores(&self) -> Vec<Vec<i16>>;

    /// What `viewer` was told so far.
    fn log(&self, viewer: Viewer) -> Vec<LogLine>;

    /// Whether `seat` can take its last action back.
    fn can_undo(&self, seat: Seat) -> Result<(), NoUndo>;

    /// Takes the last action of `seat` back.
    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo>;

    /// Takes everything back but the first `steps` actions: only if all agree.
    fn take_back(&mut self, steps: usize);

    /// The position after the first `steps` actions, with all that `viewer` could not know dealt
    /// anew, for [`Origin::Position`]; none if there were fewer.
    fn redealt(&self, steps: usize, viewer: Viewer, rng: &mut Stream) -> Option<String>;

    /// The score sheet.
    fn standings(&self) -> Standings;

    /// The position as text.
    fn scenario(&self) -> String;

    /// The match as text.
    fn record(&self, origin: Origin, players: PerSeat<Option<String>>, began: Option<String>) -> Record;

    /// What `seat` could work out with pencil and patience, in the game's own form.
    fn aid(&self, seat: Seat) -> Value;

    /// What the bot `spec` would do in the place of `seat`, knowing only what that seat knows.
    fn advice(&self, seat: Seat, spec: &BotSpec) -> Result<Advice, BotError>;

    /// What the bot `spec` would think in the place of `seat`, knowing only what that seat knew after the first
    /// `steps` actions; none if there were fewer.
    fn counsel(&self, steps: usize, seat: Seat, spec: &BotSpec) -> Result<Option<Counsel>, BotError>;
}

/// A match whose game is known.
pub(crate) struct Running<G: Botted> {
    game: Match<G>,
}

impl<G: Botted> Running<G> {
    pub(crate) const fn new(game: Match<G>) -> Running<G> {
        Running { game }
    }

    /// The action that a text means; none if the game does not write it so.
    fn parse(&self, text: &str) -> Option<G::Action> {
        text.parse().ok().filter(|action: &G::Action| action.to_string() == text)
    }
}

fn choice(action: impl Display + Serialize) -> Choice {
    Choice { text: action.to_string(), data: data(&action) }
}

fn considered<A: Display + Serialize>(candidate: Candidate<A>) -> Considered {
    let Candidate { action, expected, sheet, then } = candidate;
    let then = then.into_iter().map(|(seat, action)| (seat, choice(action))).collect();
    Considered { choice: choice(action), expected, sheet, then }
}

fn unknown_action(action: &str) -> Value {
    json!({ "why": "unknown-action", "action": action })
}

impl<G: Botted> Table for Running<G> {
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
        actions.into_iter().map(choice).collect()
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

    fn stamp(&self, steps: usize, viewer: Viewer) -> Option<String> {
        let view = if steps == self.steps() {
            self.game.state().view(viewer)
        } else {
            self.game.after(steps)?.view(viewer)
        };
        let seen = serde_json::to_vec(&view).expect("a view is plain data");
        Some(game::digest(&seen))
    }

    fn answer(&self, seat: Seat, index: usize) -> Option<String> {
        self.game.answer(seat, index).map(|step| step.action.to_string())
    }

    fn awaits(&self, seat: Seat, index: usize) -> bool {
        self.game.awaits(seat, index)
    }

    fn moves(&self) -> Vec<Played> {
        let played = |step: &Step<G>| Played { seat: step.seat, choice: choice(step.action), at: step.at };
        self.game.steps().iter().map(played).collect()
    }

    fn scores(&self) -> Vec<Vec<i16>> {
        let seats = self.setup().seats();
        self.game
            .states()
            .map(|state| Seat::first(seats).map(|seat| state.standings().total(seat)).collect())
            .collect()
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

    fn take_back(&mut self, steps: usize) {
        self.game.take_back(steps);
    }

    fn redealt(&self, steps: usize, viewer: Viewer, rng: &mut Stream) -> Option<String> {
        let mut state = self.game.after(steps)?;
        state.redeal(viewer, rng);
        Some(scenario::to_line(&state))
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

    fn aid(&self, seat: Seat) -> Value {
        G::aid(&Perspective::new(self.game.state(), seat))
    }

    fn advice(&self, seat: Seat, spec: &BotSpec) -> Result<Advice, BotError> {
        let mut bot = G::bot(spec)?;
        let state = self.game.state().clone();
        Ok(Box::new(move |leash, rng| {
            bot.keep_to(leash);
            bot.choose(&Perspective::new(&state, seat), rng).to_string()
        }))
    }

    fn counsel(&self, steps: usize, seat: Seat, spec: &BotSpec) -> Result<Option<Counsel>, BotError> {
        let mut bot = G::bot(spec)?;
        let Some(state) = self.game.after(steps) else { return Ok(None) };
        Ok(Some(Box::new(move |leash, rng| {
            bot.keep_to(leash);
            let bots::Opinion { candidates, outlook } = bot.consider(&Perspective::new(&state, seat), rng);
            let seats = usize::from(state.setup().seats());
            Opinion {
                considered: candidates.into_iter().map(considered).collect(),
                outlook: outlook.map_or(Vec::new(), |outlook| outlook.0[..seats].to_vec()),
            }
        })))
    }
}

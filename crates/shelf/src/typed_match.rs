//! A match of a known game behind the trait that hides its type.

use std::fmt::Display;

use dighouse_bots::HasBots;
use dighouse_game::{
    Decision, Match, NoUndo, Origin, PerSeat, Perspective, Record, Seat, Setup, Standings, Step, Stream,
    Viewer, scenario,
};
use dighouse_tables::{AnalysisJob, AnyMatch, BotError, BotSpec, Choice, ChoiceJob, LogLine, Played};
use serde::Serialize;
use serde_json::{Value, json};

use crate::published;
use crate::typed_game::data;

/// A match of the game `G`.
pub(crate) struct TypedMatch<G: HasBots> {
    game: Match<G>,
}

impl<G: HasBots> TypedMatch<G> {
    pub(crate) const fn new(game: Match<G>) -> TypedMatch<G> {
        TypedMatch { game }
    }

    /// Parses an action, accepting only its canonical text.
    fn parse(&self, text: &str) -> Option<G::Action> {
        text.parse().ok().filter(|action: &G::Action| action.to_string() == text)
    }
}

fn choice(action: impl Display + Serialize) -> Choice {
    Choice { text: action.to_string(), data: data(&action) }
}

fn unknown_action(action: &str) -> Value {
    json!({ "why": "unknown-action", "action": action })
}

impl<G: HasBots> AnyMatch for TypedMatch<G> {
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
        Some(dighouse_game::digest(&seen))
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
        let mut record = self.game.record(origin, players, began);
        record.header.module = published::newest(G::INFO.id, G::INFO.rules);
        record
    }

    fn aid(&self, seat: Seat) -> Value {
        G::aid(&Perspective::new(self.game.state(), seat))
    }

    fn choose(&self, seat: Seat, spec: &BotSpec) -> Result<ChoiceJob, BotError> {
        let mut bot = G::bot(spec)?;
        let state = self.game.state().clone();
        Ok(Box::new(move |stop, rng| {
            bot.set_stop_token(stop);
            bot.choose(&Perspective::new(&state, seat), rng).to_string()
        }))
    }

    fn analyse(&self, steps: usize, seat: Seat, spec: &BotSpec) -> Result<Option<AnalysisJob>, BotError> {
        let mut bot = G::bot(spec)?;
        let Some(state) = self.game.after(steps) else { return Ok(None) };
        Ok(Some(Box::new(move |stop, rng| {
            bot.set_stop_token(stop);
            bot.analyse(&Perspective::new(&state, seat), rng).map(choice)
        })))
    }
}

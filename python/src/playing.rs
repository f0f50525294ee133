//! A state of a game whose type is hidden.

use std::fmt::Display;
use std::sync::Arc;

use dighouse_bots::HasBots;
use dighouse_game::encoding::{ActionId, Mask};
use dighouse_game::{
    Decision, Game, Match, Origin, PerSeat, Perspective, Record, Seat, Setup, Silent, Standings, Stream,
    Viewer, scenario,
};
use dighouse_tables::{Analysis, BotError, BotSpec, StopToken};
use serde::Serialize;
use serde_json::{Value, json};

use crate::games::Offered;
use crate::mask;

/// An action, however it is named.
#[derive(Clone, Debug)]
pub(crate) enum Named {
    Text(String),
    Id(usize),
}

/// A state of a game whose type is hidden. Errors are data.
pub(crate) trait Playing: Send + Sync {
    fn copy(&self) -> Box<dyn Playing>;
    fn setup(&self) -> Setup;
    fn decision(&self) -> Decision;
    fn actions(&self, seat: Seat) -> Vec<String>;
    fn why_not(&self, seat: Seat, action: &Named) -> Option<Value>;
    fn apply(&mut self, seat: Seat, action: &Named) -> Result<(), Value>;
    fn view(&self, viewer: Viewer) -> Value;
    fn log(&self, viewer: Viewer) -> Vec<(usize, Value)>;
    fn history(&self) -> Vec<(Seat, String)>;
    fn standings(&self) -> Standings;
    fn determinize(&self, seat: Seat, rng: &mut Stream) -> Box<dyn Playing>;
    fn scenario(&self) -> String;
    fn position(&self) -> String;
    fn fingerprint(&self) -> String;
    fn record(&self, players: PerSeat<Option<String>>) -> Record;
    /// The number of ids and the length of an observation.
    fn shape(&self) -> (usize, usize);
    fn ids(&self, seat: Seat) -> Vec<usize>;
    fn id(&self, action: &str) -> Option<usize>;
    fn text(&self, id: usize) -> Option<String>;
    fn mask(&self, seat: Seat, out: &mut [bool]);
    fn observe(&self, viewer: Viewer, out: &mut [i16]);
    fn choose(
        &self,
        seat: Seat,
        bot: &BotSpec,
        stop: &StopToken,
        rng: &mut Stream,
    ) -> Result<String, BotError>;
    fn analyse(
        &self,
        seat: Seat,
        bot: &BotSpec,
        stop: &StopToken,
        rng: &mut Stream,
    ) -> Result<Analysis<String>, BotError>;
}

/// Where a state comes from.
enum Start<G> {
    /// A seed or a record.
    Origin(Setup, Origin),
    /// Any state.
    State(G),
}

/// A state of `G` and the actions that led to it. Logs and records follow from them when they are asked for.
pub(crate) struct Typed<G: Game> {
    start: Arc<Start<G>>,
    state: G,
    steps: Vec<(Seat, G::Action)>,
}

impl<G: Offered> Typed<G> {
    /// The state of a match that began as `origin` says.
    pub(crate) fn of_match(game: &Match<G>, origin: Origin) -> Typed<G> {
        Typed {
            start: Arc::new(Start::Origin(*game.setup(), origin)),
            state: game.state().clone(),
            steps: game.steps().iter().map(|step| (step.seat, step.action)).collect(),
        }
    }

    /// Any state, without a past.
    pub(crate) fn of_state(state: G) -> Typed<G> {
        Typed { start: Arc::new(Start::State(state.clone())), state, steps: Vec::new() }
    }

    /// The match that led here, with its log.
    fn replayed(&self) -> Match<G> {
        let of_position = |line: &str| scenario::of_line(line).map(Match::from_state).ok();
        let start = match &*self.start {
            Start::State(state) => Some(Match::from_state(state.clone())),
            Start::Origin(_, Origin::Position(line)) => of_position(line),
            Start::Origin(setup, origin) => origin.seed().and_then(|seed| Match::begin(*setup, seed).ok()),
        };
        let mut game = start.expect("it began like this before");
        for &(seat, action) in &self.steps {
            game.play(seat, action, None).expect("this was played before");
        }
        game
    }

    /// The action of this name; the error is data.
    pub(crate) fn action(named: &Named) -> Result<G::Action, Value> {
        let (action, name) = match named {
            // Only the canonical text counts, as everywhere.
            Named::Text(text) => {
                let parsed = text.parse().ok().filter(|action: &G::Action| action.to_string() == *text);
                (parsed, text.clone())
            }
            Named::Id(id) => {
                let known = (*id < G::ACTIONS).then(|| ActionId::new(*id));
                (known.and_then(G::action), id.to_string())
            }
        };
        action.ok_or_else(|| json!({ "why": "unknown-action", "action": name }))
    }
}

fn data(plain: impl Serialize) -> Value {
    serde_json::to_value(plain).expect("reasons, events and views are plain data")
}

fn texts<A: Display>(actions: &[A]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

impl<G: Offered> Playing for Typed<G> {
    fn copy(&self) -> Box<dyn Playing> {
        Box::new(Typed { start: self.start.clone(), state: self.state.clone(), steps: self.steps.clone() })
    }

    fn setup(&self) -> Setup {
        self.state.setup()
    }

    fn decision(&self) -> Decision {
        self.state.decision()
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.actions(seat, &mut actions);
        texts(&actions)
    }

    fn why_not(&self, seat: Seat, action: &Named) -> Option<Value> {
        match Self::action(action) {
            Ok(action) => self.state.why_not(seat, action).map(data),
            Err(unknown) => Some(unknown),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Named) -> Result<(), Value> {
        let action = Self::action(action)?;
        self.state.apply(seat, action, &mut Silent).map_err(data)?;
        self.steps.push((seat, action));
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Value {
        data(self.state.view(viewer))
    }

    fn log(&self, viewer: Viewer) -> Vec<(usize, Value)> {
        self.replayed().log(viewer).map(|(step, event)| (step, data(event))).collect()
    }

    fn history(&self) -> Vec<(Seat, String)> {
        self.steps.iter().map(|(seat, action)| (*seat, action.to_string())).collect()
    }

    fn standings(&self) -> Standings {
        self.state.standings()
    }

    fn determinize(&self, seat: Seat, rng: &mut Stream) -> Box<dyn Playing> {
        Box::new(Typed::of_state(Perspective::new(&self.state, seat).determinize(rng)))
    }

    fn scenario(&self) -> String {
        scenario::write(&self.state)
    }

    fn position(&self) -> String {
        scenario::to_line(&self.state)
    }

    fn fingerprint(&self) -> String {
        dighouse_game::fingerprint(&self.state)
    }

    fn record(&self, players: PerSeat<Option<String>>) -> Record {
        let origin = match &*self.start {
            Start::Origin(_, origin) => origin.clone(),
            Start::State(state) => Origin::Position(scenario::to_line(state)),
        };
        self.replayed().record(origin, players, None)
    }

    fn shape(&self) -> (usize, usize) {
        (G::ACTIONS, G::OBSERVATION)
    }

    fn ids(&self, seat: Seat) -> Vec<usize> {
        let mut actions = Vec::new();
        self.state.actions(seat, &mut actions);
        let mut ids: Vec<usize> =
            actions.into_iter().filter_map(|action| Some(G::id(action)?.index())).collect();
        ids.sort_unstable();
        ids
    }

    fn id(&self, action: &str) -> Option<usize> {
        let action = Self::action(&Named::Text(action.to_owned())).ok()?;
        Some(G::id(action)?.index())
    }

    fn text(&self, id: usize) -> Option<String> {
        Self::action(&Named::Id(id)).ok().map(|action| action.to_string())
    }

    fn mask(&self, seat: Seat, out: &mut [bool]) {
        let mut legal = Mask::new();
        legal.show(&self.state, seat);
        mask::write(&legal, out);
    }

    fn observe(&self, viewer: Viewer, out: &mut [i16]) {
        G::observe(&self.state.sight(viewer), out);
    }

    fn choose(
        &self,
        seat: Seat,
        spec: &BotSpec,
        stop: &StopToken,
        rng: &mut Stream,
    ) -> Result<String, BotError> {
        let mut bot = G::bot(spec)?;
        bot.set_stop_token(stop);
        Ok(bot.choose(&Perspective::new(&self.state, seat), rng).to_string())
    }

    fn analyse(
        &self,
        seat: Seat,
        spec: &BotSpec,
        stop: &StopToken,
        rng: &mut Stream,
    ) -> Result<Analysis<String>, BotError> {
        let mut bot = <G as HasBots>::bot(spec)?;
        bot.set_stop_token(stop);
        Ok(bot.analyse(&Perspective::new(&self.state, seat), rng).map(|action| action.to_string()))
    }
}

//! A game behind JSON.

use std::collections::BTreeMap;
use std::fmt::Display;

use dighouse_game::{
    Game, Match, Record, Seat, Setup, SetupError, Standings, Step, Stream, Viewer, scenario,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use crate::request::{AboutGame, AboutMatch};

/// The version of the interface that `docs/modules.md` describes.
const INTERFACE: u32 = 1;

/// The rules of `G` and its running matches, behind JSON.
pub struct Rules<G: Game> {
    matches: BTreeMap<u32, Match<G>>,
    /// The number of matches so far. A number is never used again.
    begun: u32,
}

/// JSON text: the answer, or why there is none.
type Answer = Result<String, String>;

impl<G: Game> Default for Rules<G> {
    fn default() -> Rules<G> {
        Rules { matches: BTreeMap::new(), begun: 0 }
    }
}

impl<G: Game> Rules<G> {
    /// Answers a request. Both are one JSON object.
    pub fn call(&mut self, request: &[u8]) -> Vec<u8> {
        match self.answer(request) {
            Ok(answer) => format!(r#"{{"ok":{answer}}}"#),
            Err(error) => format!(r#"{{"error":{error}}}"#),
        }
        .into_bytes()
    }

    fn answer(&mut self, request: &[u8]) -> Answer {
        let mut request: Map<String, Value> = serde_json::from_slice(request).map_err(bad_request)?;
        match request.remove("match") {
            None => self.about_game(read(request)?),
            Some(number) => {
                self.about_match(serde_json::from_value(number).map_err(bad_request)?, read(request)?)
            }
        }
    }

    fn about_game(&mut self, request: AboutGame) -> Answer {
        match request {
            AboutGame::About {} => ok(about::<G>()),
            AboutGame::Printed {} => G::printed().map_err(json).and_then(ok),
            AboutGame::Begin { seats, options, seed } => {
                let begin = || -> Result<Match<G>, SetupError> {
                    Match::begin(Setup::new(&G::INFO, seats)?.choose_all(&options)?, seed)
                };
                self.keep(begin().map_err(json)?)
            }
            AboutGame::BeginFrom { position } => {
                let state = scenario::read(&position).map_err(json)?;
                self.keep(Match::from_state(state))
            }
            AboutGame::Resume { record } => {
                let record: Record = record.parse().map_err(json)?;
                self.keep(record.resume().map_err(json)?)
            }
            AboutGame::Replay { record } => {
                let record: Record = record.parse().map_err(json)?;
                self.keep(record.replay().map_err(json)?)
            }
        }
    }

    fn keep(&mut self, game: Match<G>) -> Answer {
        self.begun += 1;
        self.matches.insert(self.begun, game);
        ok(json!({ "match": self.begun }))
    }

    fn about_match(&mut self, number: u32, request: AboutMatch) -> Answer {
        let game = self
            .matches
            .get_mut(&number)
            .ok_or_else(|| bad_request(format!("there is no match {number}")))?;
        match request {
            AboutMatch::Drop {} => {
                self.matches.remove(&number);
                ok(())
            }
            AboutMatch::Setup {} => {
                let options: BTreeMap<_, _> = game.setup().options().collect();
                ok(json!({ "seats": game.setup().seats(), "options": options }))
            }
            AboutMatch::Decision {} => ok(decision(game.state())),
            AboutMatch::Steps {} => ok(game.steps().len()),
            AboutMatch::Actions { seat } => {
                let mut actions = Vec::new();
                game.state().actions(seat, &mut actions);
                ok(actions.iter().map(Choice::of).collect::<Vec<_>>())
            }
            AboutMatch::WhyNot { seat, action } => match parse::<G>(&action) {
                Ok(action) => ok(game.state().why_not(seat, action)),
                Err(unknown) => Ok(unknown),
            },
            AboutMatch::Play { seat, action, at } => {
                game.play(seat, parse::<G>(&action)?, at).map_err(json)?;
                ok(())
            }
            AboutMatch::CanUndo { seat } => game.undoable(seat).map_err(json).and_then(|_| ok(())),
            AboutMatch::Undo { seat } => game.undo(seat).map_err(json).and_then(ok),
            AboutMatch::TakeBack { steps } => {
                game.take_back(steps);
                ok(())
            }
            AboutMatch::View { viewer } => ok(game.state().view(viewer.0)),
            AboutMatch::ViewAfter { steps, viewer } => {
                ok(game.after(steps).map(|state| state.view(viewer.0)))
            }
            AboutMatch::Stamp { steps, viewer } => ok(game.after(steps).map(|state| stamp(&state, viewer.0))),
            AboutMatch::Answer { seat, index } => {
                ok(game.answer(seat, index).map(|step| step.action.to_string()))
            }
            AboutMatch::Awaits { seat, index } => ok(game.awaits(seat, index)),
            AboutMatch::Moves {} => ok(game.steps().iter().map(Played::of).collect::<Vec<_>>()),
            AboutMatch::Scores {} => {
                let totals = |standings: Standings| {
                    Seat::first(standings.seats()).map(move |seat| standings.total(seat)).collect::<Vec<_>>()
                };
                ok(game.states().map(|state| totals(state.standings())).collect::<Vec<_>>())
            }
            AboutMatch::Log { viewer } => {
                let line = |(step, event)| LogLine { step, event };
                ok(game.log(viewer.0).map(line).collect::<Vec<_>>())
            }
            AboutMatch::Standings {} => ok(standings(game.state().standings())),
            AboutMatch::Position {} => ok(scenario::write(game.state())),
            AboutMatch::Fingerprint {} => ok(scenario::fingerprint(game.state())),
            AboutMatch::Redealt { steps, viewer, random } => ok(game.after(steps).map(|mut state| {
                state.redeal(viewer.0, &mut Stream::new(random, 0));
                scenario::to_line(&state)
            })),
        }
    }
}

#[derive(Serialize)]
struct Choice<A> {
    text: String,
    data: A,
}

impl<A: Copy + Display> Choice<A> {
    fn of(action: &A) -> Choice<A> {
        Choice { text: action.to_string(), data: *action }
    }
}

#[derive(Serialize)]
struct Played<A> {
    seat: Seat,
    #[serde(flatten)]
    choice: Choice<A>,
    at: Option<u64>,
}

impl<A: Copy + Display> Played<A> {
    fn of<G: Game<Action = A>>(step: &Step<G>) -> Played<A> {
        Played { seat: step.seat, choice: Choice::of(&step.action), at: step.at }
    }
}

#[derive(Serialize)]
struct LogLine<'a, E> {
    step: usize,
    event: &'a E,
}

fn about<G: Game>() -> Value {
    let info = &G::INFO;
    let option = |option: &dighouse_game::GameOption| json!({ "key": option.key, "values": option.values, "kind": option.kind });
    json!({
        "interface": INTERFACE,
        "game": info.id,
        "rules": info.rules,
        "info": {
            "seats": [info.min_seats, info.max_seats],
            "options": info.options.iter().map(option).collect::<Vec<_>>(),
            "categories": info.categories,
            "longest": info.longest,
        },
    })
}

fn decision<G: Game>(state: &G) -> Value {
    match state.decision() {
        dighouse_game::Decision::Ask { seats, prompt } => json!({ "seats": seats, "prompt": prompt }),
        dighouse_game::Decision::Over => json!({ "seats": [], "prompt": null }),
    }
}

fn standings(standings: Standings) -> Value {
    let seat = |seat| json!({ "points": standings.points(seat), "rank": standings.rank(seat) });
    Seat::first(standings.seats()).map(seat).collect()
}

fn stamp<G: Game>(state: &G, viewer: Viewer) -> String {
    let seen = serde_json::to_vec(&state.view(viewer)).expect("a view is plain data");
    scenario::digest(&seen)
}

/// Parses an action, accepting only its canonical text.
fn parse<G: Game>(text: &str) -> Result<G::Action, String> {
    let action = text.parse().ok().filter(|action: &G::Action| action.to_string() == text);
    action.ok_or_else(|| json(json!({ "why": "unknown-action", "action": text })))
}

fn read<T: DeserializeOwned>(request: Map<String, Value>) -> Result<T, String> {
    serde_json::from_value(Value::Object(request)).map_err(bad_request)
}

fn bad_request(what: impl Display) -> String {
    json(json!({ "error": "bad-request", "what": what.to_string() }))
}

fn ok(answer: impl Serialize) -> Answer {
    Ok(json(answer))
}

fn json(plain: impl Serialize) -> String {
    serde_json::to_string(&plain).expect("answers are plain data")
}

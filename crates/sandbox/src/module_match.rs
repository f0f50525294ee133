//! A match in a module.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BTreeMap;

use dighouse_game::record::{Entry, Header, Move};
use dighouse_game::{
    Decision, Info, ModuleHash, NoUndo, Origin, PerSeat, Record, Seat, Seats, Setup, Standings, Stream,
    Viewer,
};
use dighouse_tables::{AnalysisJob, AnyMatch, BotError, BotSpec, Choice, ChoiceJob, LogLine, Played};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::module_game::read;
use crate::words::keep;
use crate::{Failure, Instance, Unanswered};

/// A match in an instance of its own. Who is asked what is known without the module, so that a module that fails
/// cannot end or delay a game: it only stops it.
pub(crate) struct ModuleMatch {
    running: RefCell<Running>,
    info: &'static Info,
    hash: ModuleHash,
    setup: Setup,
    decision: Decision,
    steps: usize,
}

struct Running {
    instance: Instance,
    /// The number of the match.
    number: u64,
    failure: Option<Failure>,
}

impl Running {
    fn ask(&mut self, mut request: Value) -> Result<Value, Unanswered> {
        if let Some(failure) = &self.failure {
            return Err(failure.clone().into());
        }
        request["match"] = json!(self.number);
        let answer = self.instance.ask(&request);
        if let Err(Unanswered::Failed(failure)) = &answer {
            self.failure = Some(failure.clone());
        }
        answer
    }

    /// Asks what a sound module never refuses.
    fn must<T: DeserializeOwned>(&mut self, request: Value) -> Result<T, Failure> {
        let answer = self.ask(request).map_err(|why| match why {
            Unanswered::Failed(failure) => failure,
            Unanswered::Refused(refused) => Failure::bad_answer(refused),
        });
        answer.and_then(read).inspect_err(|failure| self.failure = Some(failure.clone()))
    }
}

#[derive(Deserialize)]
struct Chosen {
    seats: u8,
    options: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Asked {
    seats: Vec<Seat>,
    prompt: Option<String>,
}

#[derive(Deserialize)]
struct Moved {
    seat: Seat,
    text: String,
    data: Value,
    at: Option<u64>,
}

#[derive(Deserialize)]
struct Column {
    points: Vec<i16>,
    rank: u8,
}

impl ModuleMatch {
    pub(crate) fn new(
        instance: Instance,
        number: u64,
        info: &'static Info,
        hash: ModuleHash,
    ) -> Result<ModuleMatch, Failure> {
        let mut running = Running { instance, number, failure: None };
        let chosen: Chosen = running.must(json!({ "do": "setup" }))?;
        let setup = Setup::new(info, chosen.seats).and_then(|setup| setup.choose_all(&chosen.options));
        let (decision, steps) = progress(&mut running)?;
        Ok(ModuleMatch {
            running: RefCell::new(running),
            info,
            hash,
            setup: setup.map_err(Failure::bad_answer)?,
            decision,
            steps,
        })
    }

    /// An answer that a sound module always gives. Without one, the match has failed and the answer is empty.
    fn get<T: DeserializeOwned + Default>(&self, request: Value) -> T {
        self.running.borrow_mut().must(request).unwrap_or_default()
    }

    /// Changes the match, and asks who is asked now.
    fn change(&mut self, request: Value) -> Result<(), Unanswered> {
        let running = self.running.get_mut();
        running.ask(request)?;
        (self.decision, self.steps) = progress(running)?;
        Ok(())
    }
}

/// Who is asked what, and the number of actions so far.
fn progress(running: &mut Running) -> Result<(Decision, usize), Failure> {
    let asked: Asked = running.must(json!({ "do": "decision" }))?;
    let seats: Seats = asked.seats.into_iter().collect();
    let decision = match asked.prompt {
        None if seats.is_empty() => Ok(Decision::Over),
        Some(prompt) if !seats.is_empty() => keep(&prompt).map(|prompt| Decision::Ask { seats, prompt }),
        _ => Err(Failure::bad_answer("a decision has seats and a prompt, or neither")),
    };
    let decision = decision.inspect_err(|failure| running.failure = Some(failure.clone()))?;
    Ok((decision, running.must(json!({ "do": "steps" }))?))
}

/// A score sheet with these points and ranks.
fn score_sheet(info: &Info, setup: &Setup, columns: &[Column]) -> Result<Standings, Failure> {
    let mut standings = Standings::new(info.categories, setup.seats());
    let fits = columns.len() == usize::from(setup.seats())
        && columns.iter().all(|column| column.points.len() == info.categories.len());
    if !fits {
        return Err(Failure::bad_answer("the score sheet has another size"));
    }
    let sums = |column: &Column| column.points.iter().map(|&points| i32::from(points)).sum::<i32>();
    if columns.iter().any(|column| i16::try_from(sums(column)).is_err()) {
        return Err(Failure::bad_answer("a score is too great"));
    }
    for (seat, column) in Seat::ALL.into_iter().zip(columns) {
        column
            .points
            .iter()
            .enumerate()
            .for_each(|(category, &points)| standings.add(seat, category, points));
    }
    standings.rank_by(|seat| Reverse(columns[seat.index()].rank));
    for (seat, column) in Seat::ALL.into_iter().zip(columns) {
        (standings.rank(seat)..column.rank).for_each(|_| standings.put_behind(seat));
    }
    Ok(standings)
}

fn no_undo(why: &Value) -> NoUndo {
    match why["why"].as_str() {
        Some("revealed") => NoUndo::Revealed,
        Some("others-acted") => NoUndo::OthersActed,
        _ => NoUndo::NothingDone,
    }
}

/// A viewer in the interface: a number, `spectator` or `all`.
fn viewer(viewer: Viewer) -> Value {
    match viewer.seat() {
        Some(seat) => json!(seat),
        None => json!(viewer.to_string()),
    }
}

impl AnyMatch for ModuleMatch {
    fn failure(&self) -> Option<Value> {
        self.running.borrow().failure.clone().map(Value::from)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn decision(&self) -> Decision {
        self.decision
    }

    fn steps(&self) -> usize {
        self.steps
    }

    fn actions(&self, seat: Seat) -> Vec<Choice> {
        self.get(json!({ "do": "actions", "seat": seat }))
    }

    fn why_not(&self, seat: Seat, action: &str) -> Option<Value> {
        let request = json!({ "do": "why-not", "seat": seat, "action": action });
        match self.running.borrow_mut().ask(request) {
            Ok(why) => Some(why).filter(|why| !why.is_null()),
            Err(why) => Some(why.into()),
        }
    }

    fn play(&mut self, seat: Seat, action: &str, at: Option<u64>) -> Result<(), Value> {
        Ok(self.change(json!({ "do": "play", "seat": seat, "action": action, "at": at }))?)
    }

    fn view(&self, of: Viewer) -> Value {
        self.get(json!({ "do": "view", "viewer": viewer(of) }))
    }

    fn view_after(&self, steps: usize, of: Viewer) -> Option<Value> {
        self.get(json!({ "do": "view-after", "steps": steps, "viewer": viewer(of) }))
    }

    fn stamp(&self, steps: usize, of: Viewer) -> Option<String> {
        self.get(json!({ "do": "stamp", "steps": steps, "viewer": viewer(of) }))
    }

    fn answer(&self, seat: Seat, index: usize) -> Option<String> {
        self.get(json!({ "do": "answer", "seat": seat, "index": index }))
    }

    fn awaits(&self, seat: Seat, index: usize) -> bool {
        self.get(json!({ "do": "awaits", "seat": seat, "index": index }))
    }

    fn moves(&self) -> Vec<Played> {
        let moves: Vec<Moved> = self.get(json!({ "do": "moves" }));
        let played = |Moved { seat, text, data, at }| Played { seat, choice: Choice { text, data }, at };
        moves.into_iter().map(played).collect()
    }

    fn scores(&self) -> Vec<Vec<i16>> {
        self.get(json!({ "do": "scores" }))
    }

    fn log(&self, of: Viewer) -> Vec<LogLine> {
        self.get(json!({ "do": "log", "viewer": viewer(of) }))
    }

    fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        let answer = self.running.borrow_mut().ask(json!({ "do": "can-undo", "seat": seat }));
        answer.map(drop).map_err(|why| no_undo(&why.into()))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.change(json!({ "do": "undo", "seat": seat })).map_err(|why| no_undo(&why.into()))
    }

    fn take_back(&mut self, steps: usize) {
        // A failure is kept; see `failure`.
        let _ = self.change(json!({ "do": "take-back", "steps": steps }));
    }

    fn redealt(&self, steps: usize, of: Viewer, rng: &mut Stream) -> Option<String> {
        let random = rng.seed();
        self.get(json!({ "do": "redealt", "steps": steps, "viewer": viewer(of), "random": random }))
    }

    fn standings(&self) -> Standings {
        let columns: Vec<Column> = self.get(json!({ "do": "standings" }));
        score_sheet(self.info, &self.setup, &columns).unwrap_or_else(|failure| {
            self.running.borrow_mut().failure.get_or_insert(failure);
            Standings::new(self.info.categories, self.setup.seats())
        })
    }

    fn scenario(&self) -> String {
        self.get(json!({ "do": "position" }))
    }

    fn record(&self, origin: Origin, players: PerSeat<Option<String>>, began: Option<String>) -> Record {
        let options = self.setup.changes().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        let mut record = Record::new(Header {
            game: self.info.id.to_owned(),
            rules: self.info.rules,
            module: Some(self.hash),
            seats: self.setup.seats(),
            options,
            players,
            began,
            origin,
        });
        let entry = |Played { seat, choice, at }| Entry::Move(Move { seat, action: choice.text, at });
        record.entries = self.moves().into_iter().map(entry).collect();
        record.end = self.get(json!({ "do": "fingerprint" }));
        record
    }

    /// A module has no aids.
    fn aid(&self, _: Seat) -> Value {
        Value::Null
    }

    /// Every bot plays at random here.
    fn choose(&self, seat: Seat, _: &BotSpec) -> Result<ChoiceJob, BotError> {
        let actions = self.actions(seat);
        Ok(Box::new(move |_, rng| match actions.len() {
            0 => String::new(),
            many => actions[rng.below(many as u32) as usize].text.clone(),
        }))
    }

    fn analyse(&self, _: usize, _: Seat, spec: &BotSpec) -> Result<Option<AnalysisJob>, BotError> {
        Err(BotError::OldRules { bot: spec.to_string() })
    }
}

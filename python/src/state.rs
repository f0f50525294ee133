//! `dighouse.State`.

use std::collections::BTreeMap;

use dighouse_bots::HasBots;
use dighouse_game::{Match, Origin, PerSeat, Record, Seat, Seed, Setup, SetupError, Viewer, scenario};
use dighouse_tables::{Analysis, BotError, BotSpec, Candidate, StopToken};
use dighouse_text::{Kind, Lang, Texts};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use serde_json::{Value, json};

use crate::games::{Offered, Visitor, visit};
use crate::playing::{Named, Playing, Typed};
use crate::values::to_python;
use crate::{errors, rng};

/// A state of a game: what `dighouse.new` returns.
#[pyclass(module = "dighouse", name = "State")]
pub(crate) struct State {
    pub(crate) inner: Box<dyn Playing>,
}

impl<'a, 'py> FromPyObject<'a, 'py> for Named {
    type Error = PyErr;

    fn extract(action: Borrowed<'a, 'py, PyAny>) -> PyResult<Named> {
        if let Ok(text) = action.cast::<PyString>() {
            return Ok(Named::Text(text.to_str()?.to_owned()));
        }
        match action.extract::<usize>() {
            Ok(id) => Ok(Named::Id(id)),
            Err(_) => Err(PyTypeError::new_err("an action is its text or its id")),
        }
    }
}

/// Who looks at a state: a seat, `"spectator"` or `"all"`.
#[derive(FromPyObject)]
enum Looking {
    #[pyo3(annotation = "int")]
    Seat(usize),
    #[pyo3(annotation = "str")]
    Named(String),
}

impl State {
    fn setup(&self) -> Setup {
        self.inner.setup()
    }

    fn id(&self) -> &'static str {
        self.setup().info().id
    }

    /// A seat of this game; without a number, the first one that is asked.
    fn seat(&self, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            None => self
                .inner
                .decision()
                .seats()
                .iter()
                .next()
                .ok_or_else(|| errors::illegal(self.id(), &json!({ "why": "game-is-over" }))),
            Some(number) => number
                .checked_sub(1)
                .and_then(Seat::new)
                .filter(|seat| self.setup().has(*seat))
                .ok_or_else(|| no_seat(number, self.setup().seats())),
        }
    }

    fn viewer(&self, viewer: Option<Looking>) -> PyResult<Viewer> {
        match viewer {
            None => self.seat(None).map(Viewer::Seat).or(Ok(Viewer::Spectator)),
            Some(Looking::Seat(number)) => self.seat(Some(number)).map(Viewer::Seat),
            Some(Looking::Named(name)) => match name.parse() {
                Ok(Viewer::Seat(_)) | Err(_) => {
                    Err(PyValueError::new_err("a viewer is a seat, \"spectator\" or \"all\""))
                }
                Ok(viewer) => Ok(viewer),
            },
        }
    }

    fn analysis(&self, analysis: &Analysis<String>) -> Value {
        let candidate = |candidate: &Candidate<String>| {
            json!({
                "action": candidate.action,
                "id": self.inner.id(&candidate.action),
                "visits": candidate.value.map(|value| value.visits),
                "utility": candidate.value.map(|value| value.utility),
                "points": candidate.value.map(|value| value.points),
                "score_sheet": candidate.score_sheet.iter().copied().collect::<BTreeMap<_, _>>(),
                "continuation": candidate.continuation,
            })
        };
        let values: Vec<Value> = analysis
            .values
            .iter()
            .map(|value| json!({ "win_chance": value.win_chance, "points": value.points }))
            .collect();
        json!({ "candidates": analysis.candidates.iter().map(candidate).collect::<Vec<_>>(), "values": values })
    }
}

fn no_seat(number: usize, seats: u8) -> PyErr {
    PyValueError::new_err(format!("there is no seat {number}; the seats are 1 to {seats}"))
}

fn bot(spec: &str) -> PyResult<BotSpec> {
    spec.parse().map_err(|error: BotError| errors::of(error))
}

#[pymethods]
impl State {
    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.id()
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        self.setup().seats()
    }

    /// Every option with its value.
    #[getter]
    fn options(&self) -> BTreeMap<&'static str, &'static str> {
        self.setup().options().collect()
    }

    /// Who is asked what; `None` if the game is over.
    #[getter]
    fn decision<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let decision = self.inner.decision();
        let Some(prompt) = decision.prompt() else { return Ok(None) };
        let asked = PyDict::new(py);
        asked.set_item("seats", decision.seats().iter().map(|seat| seat.index() + 1).collect::<Vec<_>>())?;
        asked.set_item("prompt", prompt)?;
        Ok(Some(asked))
    }

    /// The first seat that is asked; `None` if the game is over.
    #[getter]
    fn to_act(&self) -> Option<usize> {
        self.inner.decision().seats().iter().next().map(|seat| seat.index() + 1)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.inner.decision().is_over()
    }

    /// The actions so far, each with its seat.
    #[getter]
    fn history(&self) -> Vec<(usize, String)> {
        self.inner.history().into_iter().map(|(seat, action)| (seat.index() + 1, action)).collect()
    }

    /// A short hash of the whole state.
    #[getter]
    fn fingerprint(&self) -> String {
        self.inner.fingerprint()
    }

    /// The legal actions of a seat.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<usize>) -> PyResult<Vec<String>> {
        if seat.is_none() && self.is_over() {
            return Ok(Vec::new());
        }
        Ok(self.inner.actions(self.seat(seat)?))
    }

    /// The ids of the legal actions of a seat, in order.
    #[pyo3(signature = (seat=None))]
    fn legal_ids(&self, seat: Option<usize>) -> PyResult<Vec<usize>> {
        if seat.is_none() && self.is_over() {
            return Ok(Vec::new());
        }
        Ok(self.inner.ids(self.seat(seat)?))
    }

    /// The id of an action; `None` if no state allows it.
    fn action_id(&self, action: &str) -> Option<usize> {
        self.inner.id(action)
    }

    /// The action with an id; `None` if no state allows it.
    fn action_text(&self, id: usize) -> Option<String> {
        self.inner.text(id)
    }

    /// Why a seat cannot play an action now: an `Illegal`, or `None` if it can.
    #[pyo3(signature = (action, seat=None))]
    fn why_not<'py>(
        &self,
        py: Python<'py>,
        action: Named,
        seat: Option<usize>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let seat = match self.seat(seat) {
            Ok(seat) => seat,
            Err(over) if self.is_over() => return Ok(Some(over.value(py).clone().into_any())),
            Err(error) => return Err(error),
        };
        let why = self.inner.why_not(seat, &action);
        Ok(why.map(|why| errors::illegal(self.id(), &why).value(py).clone().into_any()))
    }

    /// Plays an action.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: Named, seat: Option<usize>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.inner.apply(seat, &action).map_err(|why| errors::illegal(self.id(), &why))
    }

    /// What a viewer sees.
    #[pyo3(signature = (viewer=None))]
    fn view<'py>(&self, py: Python<'py>, viewer: Option<Looking>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.inner.view(self.viewer(viewer)?))
    }

    /// What a viewer was told so far.
    #[pyo3(signature = (viewer=None))]
    fn log<'py>(&self, py: Python<'py>, viewer: Option<Looking>) -> PyResult<Bound<'py, PyAny>> {
        let (texts, names) = (Texts::shared(Lang::En), errors::names());
        let line = |(step, event): (usize, Value)| {
            let sentence = texts.tell(self.id(), Kind::Event, &event, &names);
            json!({ "step": step, "event": event, "sentence": sentence })
        };
        let log = self.inner.log(self.viewer(viewer)?).into_iter().map(line).collect();
        to_python(py, &Value::Array(log))
    }

    /// The score sheet as if the game ended now.
    fn standings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let standings = self.inner.standings();
        let row = |row: dighouse_game::ScoreRow| {
            json!({
                "seat": row.seat,
                "rank": row.rank,
                "total": row.total,
                "win_share": standings.win_share(row.seat),
                "points": row.points.into_iter().collect::<BTreeMap<_, _>>(),
            })
        };
        to_python(py, &Value::Array(standings.sheet().into_iter().map(row).collect()))
    }

    /// An independent copy.
    fn clone(&self) -> State {
        State { inner: self.inner.copy() }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let read = py.import("dighouse")?.getattr("read_record")?;
        Ok((read, (self.record(None)?,)))
    }

    fn __eq__(&self, other: &State) -> bool {
        self.id() == other.id() && self.inner.position() == other.inner.position()
    }

    fn __repr__(&self) -> String {
        format!("<dighouse.State {} for {}, {} actions>", self.id(), self.seats(), self.inner.history().len())
    }

    /// A copy in which everything that a seat cannot know is sampled.
    #[pyo3(signature = (seat=None, rng=None))]
    fn determinize(&self, seat: Option<usize>, rng: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let seat = self.seat(seat)?;
        Ok(State { inner: self.inner.determinize(seat, &mut rng::stream(rng)?) })
    }

    /// What a seat sees as whole numbers: the fields of `dighouse.schema`.
    #[pyo3(signature = (viewer=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<Looking>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let viewer = self.viewer(viewer)?;
        let array = PyArray1::zeros(py, self.inner.shape().1, false);
        self.inner.observe(viewer, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// Which ids are legal for a seat.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let array = PyArray1::zeros(py, self.inner.shape().0, false);
        if seat.is_some() || !self.is_over() {
            self.inner.mask(self.seat(seat)?, array.readwrite().as_slice_mut()?);
        }
        Ok(array)
    }

    /// The game so far as a record. `players` are their names, by seat.
    #[pyo3(signature = (players=None))]
    fn record(&self, players: Option<Vec<String>>) -> PyResult<String> {
        let mut names = PerSeat::default();
        for (seat, name) in Seat::first(self.seats()).zip(players.into_iter().flatten()) {
            if name.is_empty() || name.contains(char::is_control) {
                return Err(PyValueError::new_err("a player's name is one line"));
            }
            names[seat] = Some(name);
        }
        Ok(self.inner.record(names).to_string())
    }

    /// The whole state as text, which `dighouse.read_position` reads.
    fn position(&self) -> String {
        self.inner.scenario()
    }

    /// The action that a bot chooses, from what its seat knows.
    #[pyo3(signature = (bot="skilled", seat=None, rng=None))]
    fn choose(
        &self,
        py: Python<'_>,
        bot: &str,
        seat: Option<usize>,
        rng: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<String> {
        let (spec, seat, mut stream) = (self::bot(bot)?, self.asked(seat)?, rng::stream(rng)?);
        let inner = &self.inner;
        py.detach(|| inner.choose(seat, &spec, &StopToken::default(), &mut stream)).map_err(errors::of)
    }

    /// What a bot makes of the decision: its candidates with visits and values, the best first.
    #[pyo3(signature = (bot="search:iters=400", seat=None, rng=None))]
    fn analyse<'py>(
        &self,
        py: Python<'py>,
        bot: &str,
        seat: Option<usize>,
        rng: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (spec, seat, mut stream) = (self::bot(bot)?, self.asked(seat)?, rng::stream(rng)?);
        let inner = &self.inner;
        let analysis = py
            .detach(|| inner.analyse(seat, &spec, &StopToken::default(), &mut stream))
            .map_err(errors::of)?;
        to_python(py, &self.analysis(&analysis))
    }
}

impl State {
    /// A seat that has to decide.
    fn asked(&self, seat: Option<usize>) -> PyResult<Seat> {
        let seat = self.seat(seat)?;
        if self.inner.decision().seats().contains(seat) {
            return Ok(seat);
        }
        let why = if self.is_over() { "game-is-over" } else { "not-your-decision" };
        Err(errors::illegal(self.id(), &json!({ "why": why })))
    }
}

/// The set-up of a game.
pub(crate) fn setup<G: HasBots>(seats: u8, options: &BTreeMap<String, String>) -> Result<Setup, SetupError> {
    Setup::new(&G::INFO, seats)?.choose_all(options)
}

struct Begin {
    seats: u8,
    options: BTreeMap<String, String>,
    seed: Seed,
}

impl Visitor for Begin {
    type Out = Result<State, SetupError>;

    fn visit<G: Offered>(self) -> Self::Out {
        let game = Match::<G>::begin(setup::<G>(self.seats, &self.options)?, self.seed)?;
        Ok(State { inner: Box::new(Typed::of_match(&game, Origin::Seed(self.seed))) })
    }
}

/// Begins a game.
#[pyfunction]
#[pyo3(signature = (game, seats=2, options=None, seed=None))]
pub(crate) fn new(
    game: &str,
    seats: u8,
    options: Option<BTreeMap<String, String>>,
    seed: Option<&Bound<'_, PyAny>>,
) -> PyResult<State> {
    let seed = Seed::from_number(rng::number(seed)?);
    visit(game, Begin { seats, options: options.unwrap_or_default(), seed })?.map_err(errors::of)
}

/// What is done with a record.
struct Resume<'a> {
    record: &'a Record,
    to_the_end: bool,
}

impl Visitor for Resume<'_> {
    type Out = Result<State, Value>;

    fn visit<G: Offered>(self) -> Self::Out {
        let record = self.record;
        let game = if self.to_the_end { record.replay::<G>() } else { record.resume::<G>() };
        let game = game.map_err(|error| serde_json::to_value(error).unwrap_or_default())?;
        Ok(State { inner: Box::new(Typed::of_match(&game, record.header.origin.clone())) })
    }
}

fn resumed(text: &str, to_the_end: bool) -> PyResult<(Record, State)> {
    let record: Record = text.parse().map_err(|error: dighouse_game::RecordError| errors::of(error))?;
    let state = visit(&record.header.game, Resume { record: &record, to_the_end })?
        .map_err(|error| errors::of_data(&error))?;
    Ok((record, state))
}

/// Replays a record, which may be unfinished.
#[pyfunction]
pub(crate) fn read_record(py: Python<'_>, text: &str) -> PyResult<State> {
    py.detach(|| resumed(text, false)).map(|(_, state)| state)
}

/// Checks everything that a finished record claims, and returns its facts.
#[pyfunction]
pub(crate) fn verify_record<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let (record, state) = py.detach(|| resumed(text, true))?;
    if record.header.origin.keeps_its_word() == Some(false) {
        return Err(errors::of_data(&json!({ "error": "broken-commitment" })));
    }
    to_python(
        py,
        &json!({
            "game": record.header.game,
            "actions": record.moves().count(),
            "players": record.header.players.0,
            "fair": record.header.origin.keeps_its_word(),
            "over": state.is_over(),
            "fingerprint": state.fingerprint(),
        }),
    )
}

struct ReadScenario<'a>(&'a str);

impl Visitor for ReadScenario<'_> {
    type Out = Result<State, dighouse_game::ScenarioError>;

    fn visit<G: Offered>(self) -> Self::Out {
        Ok(State { inner: Box::new(Typed::<G>::of_state(scenario::read(self.0)?)) })
    }
}

/// The state that `State.position` wrote.
#[pyfunction]
pub(crate) fn read_position(text: &str) -> PyResult<State> {
    let named = text.lines().find_map(|line| line.strip_prefix("game = \"")?.strip_suffix('"'));
    let game = named.ok_or_else(|| errors::in_words("A position begins with the line game = \"...\"."))?;
    visit(game, ReadScenario(text))?.map_err(errors::of)
}

struct ReadLine<'a>(&'a str);

impl Visitor for ReadLine<'_> {
    type Out = Result<State, dighouse_game::ScenarioError>;

    fn visit<G: Offered>(self) -> Self::Out {
        Ok(State { inner: Box::new(Typed::<G>::of_state(scenario::of_line(self.0)?)) })
    }
}

/// The state of a `position` of the bot protocol, as JSON.
#[pyfunction]
pub(crate) fn position(game: &str, json: &str) -> PyResult<State> {
    visit(game, ReadLine(json))?.map_err(errors::of)
}

//! `dighouse.arena`: tournaments of bots, programs and classes in Python.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::thread;

use dighouse_bot_protocol::{Clock, Program};
use dighouse_bots::arena::{ArenaError, Entrant, Fault, Guest, Plan, Report, Sprt, resume_with};
use dighouse_game::{Perspective, Stream};
use dighouse_tables::BotError;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::json;

use crate::errors;
use crate::games::{Offered, Visitor, visit};
use crate::playing::{Named, Typed};
use crate::state::{State, setup};
use crate::values::to_python;

/// What the name of a bot starts with that is a program, and of one that is an object in Python.
const PROGRAM: &str = "exec:";
const PYTHON: &str = "python:";

/// A player of a game that Python makes: `choose(state, seat)` returns an action or its id.
struct InPython {
    player: Py<PyAny>,
}

fn fault(py: Python<'_>, error: &PyErr) -> Fault {
    Fault::GuestRefused { what: error.value(py).to_string() }
}

impl<G: Offered> Guest<G> for InPython {
    fn choose(&mut self, perspective: &Perspective<'_, G>, rng: &mut Stream) -> Result<G::Action, Fault> {
        let world = perspective.determinize(rng);
        let state = State { inner: Box::new(Typed::of_state(world)) };
        let seat = perspective.seat().index() + 1;
        let named: Named = Python::attach(|py| {
            let chosen = self.player.bind(py).call_method1("choose", (state, seat))?;
            chosen.extract()
        })
        .map_err(|error: PyErr| Python::attach(|py| fault(py, &error)))?;
        let cheated = || match &named {
            Named::Text(text) => Fault::GuestCheated { action: text.clone() },
            Named::Id(id) => Fault::GuestCheated { action: id.to_string() },
        };
        Typed::<G>::action(&named).map_err(|_| cheated())
    }
}

/// A tournament of any game.
struct Tournament<'a> {
    seats: u8,
    options: BTreeMap<String, String>,
    bots: Vec<Entrant>,
    games: u64,
    seed: u64,
    threads: usize,
    test: Option<Sprt>,
    clock: Clock,
    /// The objects that make players, by the number in their names.
    makers: &'a [Py<PyAny>],
}

impl Tournament<'_> {
    fn guest<G: Offered>(&self, name: &str) -> Result<Box<dyn Guest<G>>, Fault> {
        if let Some(command) = name.strip_prefix(PROGRAM) {
            return Ok(Box::new(Program::start(command, self.clock)?));
        }
        let number = name.strip_prefix(PYTHON).and_then(|rest| rest.split(':').next()?.parse::<usize>().ok());
        let maker = number.and_then(|number| self.makers.get(number));
        let maker = maker.ok_or_else(|| Fault::GuestNotStarted { what: name.to_owned() })?;
        Python::attach(|py| match maker.call0(py) {
            Ok(player) => Ok(Box::new(InPython { player }) as Box<dyn Guest<G>>),
            Err(error) => Err(fault(py, &error)),
        })
    }
}

impl Visitor for Tournament<'_> {
    type Out = Result<Report, ArenaError>;

    fn visit<G: Offered>(self) -> Self::Out {
        let plan = Plan {
            setup: setup::<G>(self.seats, &self.options).map_err(ArenaError::Setup)?,
            bots: self.bots.clone(),
            games: self.games,
            seed: self.seed,
            threads: self.threads,
        };
        // An interrupt in Python ends the tournament.
        let on_end = |_, _: &_, _: &dyn Fn() -> _| {
            Python::attach(|py| py.check_signals()).map_err(|error| error.to_string())
        };
        resume_with::<G>(&plan, &[], &on_end, self.test, &|name: &str| self.guest::<G>(name))
    }
}

/// The bots of a tournament: specs, programs, and classes or functions that make players.
fn entrants(bots: &[Bound<'_, PyAny>]) -> PyResult<(Vec<Entrant>, Vec<Py<PyAny>>)> {
    let mut makers = Vec::new();
    let mut entrants = Vec::new();
    for bot in bots {
        let entrant = match bot.extract::<String>() {
            Ok(name) if name.starts_with(PROGRAM) => Entrant::Guest(name),
            Ok(spec) => spec.parse().map_err(|error: BotError| errors::of(error))?,
            Err(_) if bot.is_callable() => {
                let name =
                    bot.getattr("__name__").map_or_else(|_| "player".to_owned(), |name| name.to_string());
                makers.push(bot.clone().unbind());
                Entrant::Guest(format!("{PYTHON}{}:{name}", makers.len() - 1))
            }
            Err(_) => {
                return Err(PyValueError::new_err(
                    "a bot is a name or something callable that makes a player",
                ));
            }
        };
        entrants.push(entrant);
    }
    Ok((entrants, makers))
}

/// Plays a tournament and returns its report.
#[pyfunction]
#[pyo3(signature = (game, bots, *, games=100, players=None, options=None, seed=1, threads=None, sprt=None, ms=1000))]
#[expect(clippy::too_many_arguments, reason = "they are the keywords of one Python function")]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<Bound<'py, PyAny>>,
    games: u64,
    players: Option<u8>,
    options: Option<BTreeMap<String, String>>,
    seed: u64,
    threads: Option<usize>,
    sprt: Option<(f64, f64)>,
    ms: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let (entrants, makers) = entrants(&bots)?;
    let test = match sprt {
        None => None,
        Some((low, high)) => Some(Sprt::new(low, high).ok_or_else(|| {
            PyValueError::new_err("sprt takes two numbers of Elo points within 1000, the lower first")
        })?),
    };
    let seats = players.unwrap_or_else(|| u8::try_from(entrants.len()).unwrap_or(u8::MAX));
    let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let tournament = Tournament {
        seats,
        options: options.unwrap_or_default(),
        bots: entrants,
        games,
        seed,
        threads: threads.unwrap_or_else(cores),
        test,
        clock: Clock::time(ms),
        makers: &makers,
    };
    let report = py.detach(|| visit(game, tournament))?;
    py.check_signals()?;
    match report {
        Ok(report) => to_python(py, &json!(report)),
        Err(ArenaError::GuestAbsent { bot, fault }) => {
            Err(errors::in_words(&format!("{bot} cannot take part: {}", errors::sentence(&fault))))
        }
        Err(error) => Err(errors::of(error)),
    }
}

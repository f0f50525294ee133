//! The games by their ids.

use dighouse_arnak::Arnak;
use dighouse_bots::HasBots;
use dighouse_excavation_earth::ExcavationEarth;
use dighouse_game::encoding::Schema;
use dighouse_game::{Encoded, Game, Info};
use dighouse_lost_code::LostCode;
use dighouse_mykerinos::Mykerinos;
use pyo3::prelude::*;
use serde_json::{Map, Value, json};

use crate::errors;
use crate::values::to_python;

/// A game of the package.
pub(crate) trait Offered: HasBots + Encoded {}

impl<G: HasBots + Encoded> Offered for G {}

/// A function that is generic over the game.
pub(crate) trait Visitor {
    type Out;

    fn visit<G: Offered>(self) -> Self::Out;
}

macro_rules! offered {
    ($($Game:ty),*) => {
        const INFOS: &[&Info] = &[$(&<$Game>::INFO),*];

        /// Calls `visitor` with the game `id`.
        pub(crate) fn visit<V: Visitor>(id: &str, visitor: V) -> PyResult<V::Out> {
            $(if id == <$Game>::INFO.id {
                return Ok(visitor.visit::<$Game>());
            })*
            Err(errors::in_words(&format!("There is no game “{id}”. The games are: {}.", games().join(", "))))
        }
    };
}

offered![LostCode, Mykerinos, Arnak, ExcavationEarth];

/// The ids of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    INFOS.iter().map(|info| info.id).collect()
}

struct Describe;

impl Visitor for Describe {
    type Out = Value;

    fn visit<G: Offered>(self) -> Value {
        let info = &G::INFO;
        let options: Map<String, Value> =
            info.options.iter().map(|option| (option.key.to_owned(), json!(option.values))).collect();
        json!({
            "game": info.id,
            "rules": info.rules,
            "min_seats": info.min_seats,
            "max_seats": info.max_seats,
            "options": options,
            "categories": info.categories,
            "longest": info.longest,
            "bots": G::BOTS,
            "actions": G::ACTIONS,
            "observation": G::OBSERVATION,
        })
    }
}

/// What is fixed about a game.
#[pyfunction]
pub(crate) fn info<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    to_python(py, &visit(game, Describe)?)
}

struct Numbering;

impl Visitor for Numbering {
    type Out = Schema;

    fn visit<G: Offered>(self) -> Schema {
        Schema::of::<G>()
    }
}

/// The numbering of a game's actions and the fields of its observations.
#[pyfunction]
pub(crate) fn schema<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    to_python(py, &json!(visit(game, Numbering)?))
}

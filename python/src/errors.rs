//! Errors as Python exceptions: the classes of `dighouse/errors.py`, with a sentence and the data behind it.

use dighouse_text::{Kind, Lang, Texts};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use serde::Serialize;
use serde_json::{Value, json};

use crate::values::to_python;

/// An exception of the class `class`.
fn exception(py: Python<'_>, class: &str, sentence: &str, data: &Value) -> PyResult<PyErr> {
    let class = py.import("dighouse.errors")?.getattr(class)?;
    Ok(PyErr::from_value(class.call1((sentence, to_python(py, data)?))?))
}

fn raised(class: &str, sentence: &str, data: &Value) -> PyErr {
    Python::attach(|py| exception(py, class, sentence, data).unwrap_or_else(|error| error))
}

/// The sentence of an illegal action.
pub(crate) fn why(game: &str, data: &Value) -> String {
    let texts = Texts::shared(Lang::En);
    // The reason of that name tells what to type in the terminal.
    if data["why"] == "unknown-action" {
        return texts
            .say("house-error-unknown-action", &[("action", data["action"].as_str().unwrap_or("").into())]);
    }
    texts.tell(game, Kind::Why, data, &names())
}

/// The players as sentences name them.
pub(crate) fn names() -> Vec<String> {
    (1..=4).map(|seat| format!("Player {seat}")).collect()
}

/// `dighouse.Illegal`: the action is not legal.
pub(crate) fn illegal(game: &str, data: &Value) -> PyErr {
    raised("Illegal", &why(game, data), data)
}

/// `dighouse.Error`: something else was wrong, which is data with the tag `error`.
pub(crate) fn of_data(data: &Value) -> PyErr {
    raised("Error", &Texts::shared(Lang::En).tell("house", Kind::Error, data, &names()), data)
}

/// `dighouse.Error` for an error of the crates.
pub(crate) fn of(error: impl Serialize) -> PyErr {
    serde_json::to_value(error)
        .map_or_else(|error| PyRuntimeError::new_err(error.to_string()), |data| of_data(&data))
}

/// An error of the crates as a sentence.
pub(crate) fn sentence(error: &impl Serialize) -> String {
    let data = serde_json::to_value(error).unwrap_or_default();
    Texts::shared(Lang::En).tell("house", Kind::Error, &data, &names())
}

/// `dighouse.Error` in these words.
pub(crate) fn in_words(sentence: &str) -> PyErr {
    raised("Error", sentence, &json!({}))
}

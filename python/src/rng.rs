//! Random numbers from Python.

use dighouse_game::{Seed, Stream};
use pyo3::prelude::*;

use crate::errors;

/// A stream from a number, from `random.Random`, or from `numpy.random.Generator`; from the system if there is none.
pub(crate) fn stream(rng: Option<&Bound<'_, PyAny>>) -> PyResult<Stream> {
    Ok(Stream::new(Seed::from_number(number(rng)?), 0))
}

/// A number from the same sources.
pub(crate) fn number(rng: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    const BITS: u32 = 63;
    match rng {
        None => getrandom::u64().map_err(|error| errors::in_words(&error.to_string())),
        Some(rng) if rng.hasattr("integers")? => rng.call_method1("integers", (1u64 << BITS,))?.extract(),
        Some(rng) if rng.hasattr("getrandbits")? => rng.call_method1("getrandbits", (BITS,))?.extract(),
        Some(number) => number.extract(),
    }
}

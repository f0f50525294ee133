//! The native part of the Python package `dighouse`. `docs/python.md` describes the package, `dighouse/__init__.pyi` its
//! types.

mod arena;
mod errors;
mod games;
mod mask;
mod playing;
mod rng;
mod state;
mod values;
mod vec_env;

use pyo3::prelude::*;

/// The functions and classes that `dighouse/__init__.py` exports.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::arena::arena;
    #[pymodule_export]
    use super::games::{games, info, schema};
    #[pymodule_export]
    use super::state::{State, new, position, read_position, read_record, verify_record};
    #[pymodule_export]
    use super::vec_env::VecEnv;
}

//! The files under a game's `data/` and what can be wrong with them.

use std::fmt;

use serde::de::DeserializeOwned;

use crate::SetupError;

/// A data file, identified by its path.
///
/// ```
/// use dighouse_game::DataFile;
///
/// const STICKS: DataFile = DataFile::new("senet/data/sticks.toml");
///
/// #[derive(serde::Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Sticks {
///     count: u8,
/// }
///
/// let sticks: Sticks = STICKS.parse("count = 4")?;
/// STICKS.ensure(sticks.count > 0, "there must be at least one stick")?;
///
/// let error = STICKS.parse::<Sticks>("number = 4").err().unwrap();
/// assert!(error.to_string().starts_with("senet/data/sticks.toml: TOML parse error at line 1"));
/// # Ok::<(), dighouse_game::DataError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataFile {
    path: &'static str,
}

impl DataFile {
    /// The file at `path`, which starts with the game's id: `arnak/data/items.toml`.
    pub const fn new(path: &'static str) -> DataFile {
        DataFile { path }
    }

    /// Reads the file's TOML.
    ///
    /// # Errors
    /// If `text` is not TOML or does not have the fields of `T`.
    pub fn parse<T: DeserializeOwned>(self, text: &str) -> Result<T, DataError> {
        toml::from_str(text).map_err(|error| self.error(error.to_string().trim_end()))
    }

    /// The file breaks `constraint`.
    pub fn error(self, constraint: impl fmt::Display) -> DataError {
        DataError { file: self.path, component: None, constraint: constraint.to_string() }
    }

    /// A component of the file breaks `constraint`.
    pub fn error_in(self, component: impl fmt::Display, constraint: impl fmt::Display) -> DataError {
        DataError { component: Some(component.to_string()), ..self.error(constraint) }
    }

    /// Fails with `constraint` unless it `holds`. Pass `format_args!` to format only on failure.
    ///
    /// # Errors
    /// If it does not hold.
    pub fn ensure(self, holds: bool, constraint: impl fmt::Display) -> Result<(), DataError> {
        if holds { Ok(()) } else { Err(self.error(constraint)) }
    }

    /// Fails with `constraint` on `component` unless it `holds`.
    ///
    /// # Errors
    /// If it does not hold.
    pub fn ensure_in(
        self,
        component: impl fmt::Display,
        holds: bool,
        constraint: impl fmt::Display,
    ) -> Result<(), DataError> {
        if holds { Ok(()) } else { Err(self.error_in(component, constraint)) }
    }
}

/// An invalid data file: the file, the component and the constraint that it breaks.
///
/// ```
/// use dighouse_game::{DataFile, SetupError};
///
/// let plots = DataFile::new("mykerinos/data/plots.toml");
/// let error = plots.error_in("plot V1", "the id is used twice");
/// assert_eq!(error.to_string(), "mykerinos/data/plots.toml: plot V1: the id is used twice");
/// assert_eq!(error.component.as_deref(), Some("plot V1"));
/// assert!(matches!(SetupError::from(error), SetupError::Data { .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// The path of the file, which starts with the game's id.
    pub file: &'static str,
    /// The component, unless the whole file is at fault.
    pub component: Option<String>,
    /// The constraint that does not hold, or the syntax error.
    pub constraint: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.file)?;
        if let Some(component) = &self.component {
            write!(f, "{component}: ")?;
        }
        f.write_str(&self.constraint)
    }
}

impl std::error::Error for DataError {}

impl From<DataError> for SetupError {
    fn from(error: DataError) -> SetupError {
        SetupError::Data { what: error.to_string() }
    }
}

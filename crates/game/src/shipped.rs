//! Data files that are read once.

use std::sync::OnceLock;

use crate::SetupError;

/// The contents of a game's data files, read and checked on first use.
///
/// ```
/// use dighouse_game::{SetupError, Shipped};
///
/// static STEPS: Shipped<Vec<u8>> = Shipped::new(|| Ok(vec![1, 2, 4]));
///
/// fn begin() -> Result<(), SetupError> {
///     STEPS.open()?;
///     assert_eq!(STEPS.get()[2], 4);
///     Ok(())
/// }
/// # begin().unwrap();
/// ```
#[derive(Debug)]
pub struct Shipped<T> {
    contents: OnceLock<T>,
    load: fn() -> Result<T, SetupError>,
}

impl<T> Shipped<T> {
    /// Contents that `load` reads.
    pub const fn new(load: fn() -> Result<T, SetupError>) -> Shipped<T> {
        Shipped { contents: OnceLock::new(), load }
    }

    /// The contents.
    ///
    /// # Errors
    /// What is wrong with the files.
    pub fn open(&self) -> Result<&T, SetupError> {
        self.contents.get().map_or_else(|| self.read(), Ok)
    }

    /// The contents, for the rules: a game starts only if its files are valid.
    ///
    /// # Panics
    /// If the files are invalid.
    #[inline]
    pub fn get(&self) -> &T {
        self.contents.get().unwrap_or_else(|| self.read_valid())
    }

    fn read(&self) -> Result<&T, SetupError> {
        let contents = (self.load)()?;
        Ok(self.contents.get_or_init(|| contents))
    }

    #[cold]
    fn read_valid(&self) -> &T {
        self.read().unwrap_or_else(|error| panic!("{error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_files_are_reported_every_time() {
        let invalid = || SetupError::Data { what: "there are seven wheels".into() };
        let shipped = Shipped::<u8>::new(|| Err(SetupError::Data { what: "there are seven wheels".into() }));
        assert_eq!(shipped.open(), Err(invalid()));
        assert_eq!(shipped.open(), Err(invalid()));
    }
}

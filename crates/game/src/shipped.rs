//! The components of a game, read once.

use std::sync::OnceLock;

use crate::SetupError;

/// What the files of a game say, read and checked when it is first asked for.
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
    /// What `load` reads.
    pub const fn new(load: fn() -> Result<T, SetupError>) -> Shipped<T> {
        Shipped { contents: OnceLock::new(), load }
    }

    /// The contents, or what is wrong with the files.
    pub fn open(&self) -> Result<&T, SetupError> {
        self.contents.get().map_or_else(|| self.read(), Ok)
    }

    /// The contents, for the rules: a game only begins when its files are right.
    #[inline]
    pub fn get(&self) -> &T {
        self.contents.get().unwrap_or_else(|| self.read_right())
    }

    fn read(&self) -> Result<&T, SetupError> {
        let contents = (self.load)()?;
        Ok(self.contents.get_or_init(|| contents))
    }

    #[cold]
    fn read_right(&self) -> &T {
        self.read().unwrap_or_else(|error| panic!("{error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_files_are_told_as_often_as_they_are_opened() {
        let wrong = || SetupError::Data { what: "there are seven wheels".into() };
        let shipped = Shipped::<u8>::new(|| Err(SetupError::Data { what: "there are seven wheels".into() }));
        assert_eq!(shipped.open(), Err(wrong()));
        assert_eq!(shipped.open(), Err(wrong()));
    }
}

//! What is printed on the 36 plots.

use dighouse_game::{SetupError, Shipped};

use crate::Patron;

/// How many plots there are.
pub const PLOTS: usize = 36;

/// What is printed on a plot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Print {
    /// Its name.
    pub id: String,
    /// The patron on its back; one plot has none.
    pub patron: Option<Patron>,
    /// What it is worth when taken.
    pub value: u8,
    /// One bit for each of its six squares, left to right and top to bottom.
    pub(crate) pyramids: u8,
}

impl Print {
    /// How many of its squares show a pyramid.
    pub const fn pyramid_count(&self) -> u32 {
        self.pyramids.count_ones()
    }
}

/// All plots, in the order of the file.
///
/// ```
/// use dighouse_mykerinos::{Patron, Plots};
///
/// let plots = Plots::shipped()?;
/// let violet = plots.0.iter().filter(|print| print.patron == Some(Patron::Violet));
/// assert_eq!(violet.count(), 7);
/// # Ok::<(), dighouse_game::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plots(pub [Print; PLOTS]);

impl Plots {
    /// The plots of the box, from `data/plots.toml`.
    ///
    /// # Errors
    /// If the file is invalid.
    pub fn shipped() -> Result<&'static Plots, SetupError> {
        static SHIPPED: Shipped<Plots> =
            Shipped::new(|| Ok(Plots::load(include_str!("../../data/plots.toml"))?));
        SHIPPED.open()
    }
}

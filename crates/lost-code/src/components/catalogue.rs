//! The wheels that can be played with.

use dighouse_game::{SetupError, Shipped};
use serde::Serialize;

use crate::components::loader::FILE;
use crate::{Variants, Wheel};

/// How many wheels there are.
pub const WHEELS: usize = 7;

/// A named set of wheels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Profile {
    /// Its name: a value of the option `wheels`.
    pub name: String,
    /// The wheels, the narrowest first.
    pub wheels: [Wheel; WHEELS],
}

/// All sets of wheels, and the lengths of their dials.
///
/// ```
/// use dighouse_lost_code::Wheels;
///
/// let wheels = Wheels::shipped()?;
/// assert_eq!(wheels.profile("flat")?.wheels.map(|wheel| wheel.points), [6, 4, 3, 2, 2, 1, 1]);
/// assert!(wheels.profile("steep").is_err());
/// # Ok::<(), dighouse_game::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wheels {
    /// The named sets.
    pub profiles: Vec<Profile>,
    /// The highest number on the plain side.
    pub plain_dial: u8,
    /// The highest number on the X side.
    pub x_dial: u8,
}

impl Wheels {
    /// The wheels of the box, from `data/wheels.toml`.
    ///
    /// # Errors
    /// If the file is invalid.
    pub fn shipped() -> Result<&'static Wheels, SetupError> {
        static SHIPPED: Shipped<Wheels> =
            Shipped::new(|| Ok(Wheels::load(include_str!("../../data/wheels.toml"))?));
        SHIPPED.open()
    }

    /// The set with this name.
    ///
    /// # Errors
    /// If there is none.
    pub fn profile(&self, name: &str) -> Result<&Profile, SetupError> {
        let found = self.profiles.iter().find(|profile| profile.name == name);
        Ok(found.ok_or_else(|| FILE.error(format_args!("there is no profile `{name}`")))?)
    }

    /// The wheels that a game is played with.
    pub(crate) fn of(variants: &Variants) -> Result<[Wheel; WHEELS], SetupError> {
        let name = if variants.flat_wheels { "flat" } else { "standard" };
        Ok(Wheels::shipped()?.profile(name)?.wheels)
    }
}

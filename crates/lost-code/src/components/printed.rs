//! What is printed on the components and in the rulebook's tables, for whoever shows it.

use dighouse_game::{Game, SetupError};
use serde::Serialize;

use crate::setup::{TOP_VALUES, rounds_with};
use crate::track::LAST_SPACE;
use crate::{LostCode, Profile, RIGHT_LINE, WRONG_LINE, Wheels};

/// Everything that is printed in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Printed {
    /// The sets of wheels.
    pub wheels: Vec<Profile>,
    /// The end of the dial.
    pub dial: Sides,
    /// The highest value of a tile.
    pub top_value: Sides,
    /// How long a game is.
    pub rounds: Vec<Rounds>,
    /// The last space of the track; markers can go further.
    pub last_space: i16,
    /// What a right line of the sheet pays with one, two or three values.
    pub right_line: [i16; 3],
    /// What a wrong or empty line costs.
    pub wrong_line: i16,
}

/// A number of the plain side and of the X side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Sides {
    pub plain: u8,
    pub x: u8,
}

/// How many rounds so many players play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Rounds {
    pub seats: u8,
    pub rounds: u8,
}

impl Printed {
    pub(crate) fn shipped() -> Result<Printed, SetupError> {
        let wheels = Wheels::shipped()?;
        let seats = LostCode::INFO.min_seats..=LostCode::INFO.max_seats;
        let [plain, x] = TOP_VALUES;
        Ok(Printed {
            wheels: wheels.profiles.clone(),
            dial: Sides { plain: wheels.plain_dial, x: wheels.x_dial },
            top_value: Sides { plain, x },
            rounds: seats.map(|seats| Rounds { seats, rounds: rounds_with(seats) }).collect(),
            last_space: LAST_SPACE,
            right_line: RIGHT_LINE,
            wrong_line: WRONG_LINE,
        })
    }
}

//! The guessing wheels.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{SetupError, Shipped};
use serde::{Deserialize, Serialize};

/// A guessing wheel: the width of its window and what a hit pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Wheel {
    /// How many numbers its window shows.
    pub width: u8,
    /// What a hit pays.
    pub points: u8,
}

impl Wheel {
    /// Every window of the wheel on a dial that ends at `top`.
    pub fn windows(self, top: u8) -> impl Iterator<Item = Window> {
        let starts = 0..(top + 2).saturating_sub(self.width);
        starts.map(move |low| Window { low, high: low + self.width - 1 })
    }
}

/// How many wheels there are.
pub const WHEELS: usize = 7;

/// The numbers that a wheel's window shows; written `9-15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Window {
    low: u8,
    high: u8,
}

impl Window {
    /// The window from `low` to `high`; none if `high` is less than `low` or above any dial.
    pub const fn new(low: u8, high: u8) -> Option<Window> {
        if low <= high && high < 100 { Some(Window { low, high }) } else { None }
    }

    /// The least number shown.
    pub const fn low(self) -> u8 {
        self.low
    }

    /// The greatest number shown.
    pub const fn high(self) -> u8 {
        self.high
    }

    /// How many numbers are shown: this names the wheel.
    pub const fn width(self) -> u8 {
        self.high - self.low + 1
    }

    /// Whether `sum` is shown.
    pub const fn contains(self, sum: u8) -> bool {
        self.low <= sum && sum <= self.high
    }
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.low, self.high)
    }
}

impl FromStr for Window {
    type Err = ();

    fn from_str(text: &str) -> Result<Window, ()> {
        let (low, high) = text.split_once('-').ok_or(())?;
        let window = Window::new(low.parse().map_err(drop)?, high.parse().map_err(drop)?).ok_or(())?;
        if window.to_string() == text { Ok(window) } else { Err(()) }
    }
}

/// A named set of wheels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Its name: a value of the option `wheels`.
    pub name: String,
    /// The wheels, the narrowest first.
    pub wheels: [Wheel; WHEELS],
}

/// The wheels that can be played with and the length of their dials.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wheels {
    /// The named sets.
    pub profiles: Vec<Profile>,
    /// The greatest number on the plain side.
    pub plain_dial: u8,
    /// The greatest number on the X side.
    pub x_dial: u8,
}

/// The file's shape.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    dial: Dial,
    profile: Vec<Rows>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dial {
    plain: u8,
    x: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    name: String,
    wheels: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    width: u8,
    points: u8,
    #[expect(dead_code, reason = "told to those who read the file; checked for its form")]
    confidence: RowConfidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "told to those who read the file; checked for its form")]
struct RowConfidence {
    width: Confidence,
    points: Confidence,
}

#[derive(Deserialize)]
enum Confidence {
    #[serde(rename = "V")]
    Verified,
    #[serde(rename = "R")]
    Reconstructed,
}

impl Wheels {
    /// Reads a wheel file and checks what is known of the wheels.
    pub fn load(text: &str) -> Result<Wheels, SetupError> {
        let file: File = toml::from_str(text).map_err(|error| broken(error.to_string().trim_end()))?;
        if (file.dial.plain, file.dial.x) != (21, 24) {
            return Err(broken("the dials end at 21 and 24, three times the highest tile"));
        }
        let profiles = file.profile.into_iter().map(Profile::check).collect::<Result<Vec<_>, _>>()?;
        Ok(Wheels { profiles, plain_dial: file.dial.plain, x_dial: file.dial.x })
    }

    /// The wheels of this game, from `data/wheels.toml`.
    pub fn shipped() -> Result<&'static Wheels, SetupError> {
        static SHIPPED: Shipped<Wheels> =
            Shipped::new(|| Wheels::load(include_str!("../../data/wheels.toml")));
        SHIPPED.open()
    }

    /// The set with this name.
    pub fn profile(&self, name: &str) -> Result<&Profile, SetupError> {
        let found = self.profiles.iter().find(|profile| profile.name == name);
        found.ok_or_else(|| broken(&format!("there is no profile `{name}`")))
    }
}

fn broken(what: &str) -> SetupError {
    SetupError::Data { what: format!("lost-code/data/wheels.toml: {what}") }
}

impl Profile {
    fn check(rows: Rows) -> Result<Profile, SetupError> {
        let Rows { name, wheels: rows } = rows;
        let wheels: Vec<Wheel> =
            rows.iter().map(|row| Wheel { width: row.width, points: row.points }).collect();
        let fail = |constraint: &str| Err(broken(&format!("profile `{name}`: {constraint}")));
        let Ok(wheels) = <[Wheel; WHEELS]>::try_from(wheels) else {
            return fail("there are seven wheels");
        };
        let pays = |width, points| wheels.contains(&Wheel { width, points });
        if !wheels.is_sorted_by(|narrow, wide| narrow.width < wide.width) {
            return fail("no two wheels have the same width, and the narrowest stands first");
        }
        if ![1, 2, 5, 7, 10].iter().all(|&width| wheels.iter().any(|wheel| wheel.width == width)) {
            return fail("there are wheels of the widths 1, 2, 5, 7 and 10");
        }
        if wheels[WHEELS - 1].width != 10 {
            return fail("the widest wheel shows 10 numbers");
        }
        if wheels.is_sorted_by(|narrow, wide| narrow.points > wide.points) {
            return fail("some two wheels pay the same");
        }
        if !pays(5, 2) || !pays(10, 1) {
            return fail("width 5 pays 2 points and width 10 pays 1");
        }
        if !wheels.iter().any(|wheel| wheel.points == 4) {
            return fail("some wheel pays 4 points");
        }
        if !wheels.is_sorted_by(|narrow, wide| narrow.points >= wide.points) {
            return fail("a wider wheel never pays more");
        }
        if wheels[0].points <= wheels[1].points {
            return fail("the narrowest wheel pays most");
        }
        Ok(Profile { name, wheels })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPPED: &str = include_str!("../../data/wheels.toml");

    #[test]
    fn the_shipped_wheels_keep_every_constraint() {
        let wheels = Wheels::load(SHIPPED).unwrap();
        let points = |name: &str| wheels.profile(name).unwrap().wheels.map(|wheel| wheel.points);
        assert_eq!(points("standard"), [6, 4, 3, 3, 2, 2, 1]);
        assert_eq!(points("flat"), [6, 4, 3, 2, 2, 1, 1]);
    }

    /// A file with one profile of these widths and points.
    fn file(rows: &[(u8, u8)]) -> String {
        let row = |(width, points): &(u8, u8)| {
            format!("{{ width = {width}, points = {points}, confidence = {{ width = 'V', points = 'R' }} }}")
        };
        let rows: Vec<String> = rows.iter().map(row).collect();
        format!("[dial]\nplain = 21\nx = 24\n[[profile]]\nname = 'p'\nwheels = [{}]", rows.join(", "))
    }

    #[test]
    fn a_wrong_file_is_told_which_constraint_it_breaks() {
        let right = file(&[(1, 6), (2, 4), (3, 3), (4, 3), (5, 2), (7, 2), (10, 1)]);
        assert!(Wheels::load(&right).is_ok());
        for (wrong, constraint) in [
            (right.replace("plain = 21", "plain = 20"), "the dials end at 21 and 24"),
            (file(&[(1, 6), (2, 4), (3, 3), (5, 2), (7, 2), (10, 1)]), "there are seven wheels"),
            (file(&[(1, 6), (2, 4), (2, 3), (4, 3), (5, 2), (7, 2), (10, 1)]), "the same width"),
            (file(&[(1, 6), (2, 4), (3, 3), (4, 3), (5, 2), (6, 2), (10, 1)]), "widths 1, 2, 5, 7 and 10"),
            (file(&[(1, 6), (2, 4), (3, 3), (5, 2), (7, 2), (10, 1), (11, 1)]), "the widest wheel"),
            (
                file(&[(1, 9), (2, 8), (3, 7), (4, 4), (5, 3), (7, 2), (10, 1)]),
                "some two wheels pay the same",
            ),
            (file(&[(1, 6), (2, 4), (3, 3), (4, 3), (5, 3), (7, 2), (10, 1)]), "width 5 pays 2 points"),
            (file(&[(1, 6), (2, 5), (3, 3), (4, 3), (5, 2), (7, 2), (10, 1)]), "some wheel pays 4 points"),
            (
                file(&[(1, 6), (2, 3), (3, 4), (4, 3), (5, 2), (7, 2), (10, 1)]),
                "a wider wheel never pays more",
            ),
            (
                file(&[(1, 4), (2, 4), (3, 3), (4, 3), (5, 2), (7, 2), (10, 1)]),
                "the narrowest wheel pays most",
            ),
            (right.replace("confidence", "trust"), "unknown field `trust`"),
            (right.replace("'R'", "'Q'"), "unknown variant `Q`"),
            ("wheels = ".to_owned(), "wheels.toml"),
        ] {
            let error = Wheels::load(&wrong).unwrap_err().to_string();
            assert!(error.contains(constraint), "{error:?} does not name {constraint:?}");
        }
    }
}

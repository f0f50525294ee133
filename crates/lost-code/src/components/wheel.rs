//! The guessing wheels and their windows.

use std::fmt;
use std::str::FromStr;

use dighouse_game::ParseError;
use dighouse_game::text::canonical;
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
    ///
    /// ```
    /// use dighouse_lost_code::Wheel;
    ///
    /// let windows: Vec<String> =
    ///     Wheel { width: 19, points: 1 }.windows(21).map(|window| window.to_string()).collect();
    /// assert_eq!(windows, ["0-18", "1-19", "2-20", "3-21"]);
    /// ```
    pub fn windows(self, top: u8) -> impl ExactSizeIterator<Item = Window> {
        let starts = 0..(top + 2).saturating_sub(self.width);
        starts.map(move |low| Window { low, high: low + self.width - 1 })
    }
}

/// The numbers that a wheel's window shows, written `9-15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Window {
    low: u8,
    high: u8,
}

impl Window {
    /// The window from `low` to `high`; `None` if `high` is less than `low` or above any dial.
    pub const fn new(low: u8, high: u8) -> Option<Window> {
        if low <= high && high < 100 { Some(Window { low, high }) } else { None }
    }

    /// The lowest number shown.
    pub const fn low(self) -> u8 {
        self.low
    }

    /// The highest number shown.
    pub const fn high(self) -> u8 {
        self.high
    }

    /// How many numbers are shown: this identifies the wheel.
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

/// ```
/// use dighouse_lost_code::Window;
///
/// let window: Window = "9-15".parse()?;
/// assert_eq!(window.width(), 7);
/// assert!(window.contains(15));
/// assert_eq!(
///     "15-9".parse::<Window>().unwrap_err().to_string(),
///     "`15-9` is not a window such as `9-15`",
/// );
/// # Ok::<(), dighouse_game::ParseError>(())
/// ```
impl FromStr for Window {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Window, ParseError> {
        let window = || {
            let (low, high) = text.split_once('-')?;
            canonical(Window::new(low.parse().ok()?, high.parse().ok()?)?, text)
        };
        window().ok_or_else(|| ParseError::new("a window such as `9-15`", text))
    }
}

//! The 36 plots of the box.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{SetupError, Shipped};
use serde::Deserialize;

use crate::Patron;
use crate::notation::data_is_text;

/// How many plots there are.
pub const PLOTS: usize = 36;

/// The squares of a plot.
const SQUARES: u8 = 6;

/// A plot, named as in `data/plots.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct Plot(#[cfg_attr(feature = "types", ts(type = "string"))] u8);

impl Plot {
    /// Every plot, in the order of the file.
    pub const ALL: [Plot; PLOTS] = {
        let mut all = [Plot(0); PLOTS];
        let mut index = 0;
        while index < PLOTS {
            all[index] = Plot(index as u8);
            index += 1;
        }
        all
    };

    /// Its place in the file, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    ///
    /// # Panics
    /// If the file of the plots is broken: then no game begins.
    #[inline]
    pub fn print(self) -> &'static Print {
        &Plots::shipped().expect("the plots are right").0[self.index()]
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.print().id)
    }
}

impl FromStr for Plot {
    type Err = ();

    fn from_str(text: &str) -> Result<Plot, ()> {
        let plots = Plots::shipped().map_err(drop)?;
        plots.0.iter().position(|print| print.id == text).map(|index| Plot(index as u8)).ok_or(())
    }
}

data_is_text! { Plot "L3" }

/// What is printed on a plot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Print {
    /// Its name.
    pub id: String,
    /// Who is on its back; one plot has nobody.
    pub patron: Option<Patron>,
    /// What it is worth when taken.
    pub value: u8,
    /// One bit for each of its six squares, left to right and top to bottom.
    pub(crate) pyramids: u8,
}

/// All plots, in the order of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plots(pub [Print; PLOTS]);

/// The file's shape.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    plots: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    patron: Option<Patron>,
    value: u8,
    pyramids: Vec<u8>,
    #[expect(dead_code, reason = "told to those who read the file; checked for its form")]
    confidence: RowConfidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "told to those who read the file; checked for its form")]
struct RowConfidence {
    value: Confidence,
    pyramids: Confidence,
}

#[derive(Deserialize)]
enum Confidence {
    #[serde(rename = "V")]
    Verified,
    #[serde(rename = "R")]
    Reconstructed,
}

impl Plots {
    /// Reads a file of plots and checks what is known of them.
    pub fn load(text: &str) -> Result<Plots, SetupError> {
        let file: File = toml::from_str(text).map_err(|error| broken(error.to_string().trim_end()))?;
        let prints = file.plots.into_iter().map(Row::check).collect::<Result<Vec<_>, _>>()?;
        let count = prints.len();
        let plots = <[Print; PLOTS]>::try_from(prints)
            .map_err(|_| broken(&format!("there are 36 plots, not {count}")))?;
        for (place, print) in plots.iter().enumerate() {
            if plots[..place].iter().any(|other| other.id == print.id) {
                return Err(broken(&format!("plot {}: no two plots have the same id", print.id)));
            }
        }
        let without = plots.iter().filter(|print| print.patron.is_none()).count();
        if without != 1 {
            return Err(broken(&format!("exactly one plot has no patron, not {without}")));
        }
        let printed =
            |patron, value| plots.iter().any(|print| (print.patron, print.value) == (patron, value));
        if !printed(None, 5) {
            return Err(broken("the plot without a patron is worth 5"));
        }
        if !printed(Some(Patron::Lemon), 3) || !printed(Some(Patron::Blackmore), 0) {
            return Err(broken("there are a Lord Lemon worth 3 and a Mrs. Blackmore worth nothing"));
        }
        Ok(Plots(plots))
    }

    /// What is allowed but contradicts what is believed of the box.
    pub fn doubts(&self) -> Vec<String> {
        let mut doubts = Vec::new();
        for patron in Patron::ALL {
            let count = self.0.iter().filter(|print| print.patron == Some(patron)).count();
            if count != 7 {
                doubts.push(format!("{patron} has {count} plots, not 7 as every patron"));
            }
        }
        for print in self.0.iter().filter(|print| print.patron.is_some() && print.value == 5) {
            doubts.push(format!("plot {}: only the plot without a patron is worth 5", print.id));
        }
        doubts
    }

    /// The plots of this game, from `data/plots.toml`.
    pub fn shipped() -> Result<&'static Plots, SetupError> {
        static SHIPPED: Shipped<Plots> = Shipped::new(|| Plots::load(include_str!("../../data/plots.toml")));
        SHIPPED.open()
    }
}

impl Row {
    fn check(self) -> Result<Print, SetupError> {
        let Row { id, patron, value, pyramids: listed, .. } = self;
        let fail = |constraint: &str| Err(broken(&format!("plot {id}: {constraint}")));
        let word = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !word {
            return Err(broken(&format!("plot {id:?}: an id has letters and digits only")));
        }
        if ![0, 2, 3, 5].contains(&value) {
            return fail("a plot is worth 0, 2, 3 or 5");
        }
        let mut pyramids = 0;
        for square in listed {
            if !(1..=SQUARES).contains(&square) {
                return fail("the squares of a plot are 1 to 6");
            }
            if pyramids >> (square - 1) & 1 == 1 {
                return fail("a pyramid is listed twice");
            }
            pyramids |= 1 << (square - 1);
        }
        Ok(Print { id, patron, value, pyramids })
    }
}

fn broken(what: &str) -> SetupError {
    SetupError::Data { what: format!("mykerinos/data/plots.toml: {what}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPPED: &str = include_str!("../../data/plots.toml");

    #[test]
    fn the_shipped_plots_keep_every_constraint_and_leave_no_doubt() {
        let plots = Plots::load(SHIPPED).unwrap();
        assert_eq!(plots.doubts(), [""; 0]);
        let pyramids: u32 = plots.0.iter().map(|print| print.pyramids.count_ones()).sum();
        let points: u32 = plots.0.iter().map(|print| u32::from(print.value)).sum();
        assert_eq!((pyramids, points), (47, 55));
    }

    #[test]
    fn a_wrong_file_is_told_which_plot_breaks_which_constraint() {
        let last = SHIPPED.lines().find(|line| line.contains("\"X1\"")).unwrap();
        for (old, new, what) in [
            (last, "", "there are 36 plots, not 35"),
            ("id = \"V2\"", "id = \"V1\"", "plot V1: no two plots have the same id"),
            ("id = \"V2\"", "id = \"V 2\"", "plot \"V 2\": an id has letters and digits only"),
            ("\"V1\", patron = \"violet\"", "\"V1\"", "exactly one plot has no patron, not 2"),
            ("id = \"X1\"", "id = \"X1\", patron = \"lemon\"", "exactly one plot has no patron, not 0"),
            ("\"X1\", value = 5", "\"X1\", value = 3", "the plot without a patron is worth 5"),
            (
                "\"V1\", patron = \"violet\", value = 0",
                "\"V1\", patron = \"violet\", value = 4",
                "plot V1: a plot is worth",
            ),
            (
                "value = 2, pyramids = [1],",
                "value = 2, pyramids = [7],",
                "plot V2: the squares of a plot are 1 to 6",
            ),
            (
                "value = 2, pyramids = [1],",
                "value = 2, pyramids = [1, 1],",
                "plot V2: a pyramid is listed twice",
            ),
            ("patron = \"violet\"", "patron = \"mauve\"", "unknown variant `mauve`"),
            ("confidence", "trust", "unknown field `trust`"),
            ("\"R\"", "\"Q\"", "unknown variant `Q`"),
        ] {
            assert!(SHIPPED.contains(old), "{old}");
            let error = Plots::load(&SHIPPED.replacen(old, new, 1)).unwrap_err().to_string();
            assert!(error.contains(what), "{error:?} does not name {what:?}");
        }
        let gone = SHIPPED.replace("patron = \"lemon\", value = 3", "patron = \"lemon\", value = 2");
        assert!(Plots::load(&gone).unwrap_err().to_string().contains("a Lord Lemon worth 3"));
    }

    #[test]
    fn an_owner_may_know_better_but_is_told_of_the_doubt() {
        let six = SHIPPED.replacen("\"V1\", patron = \"violet\"", "\"V1\", patron = \"lemon\"", 1);
        let doubts = Plots::load(&six).unwrap().doubts();
        assert_eq!(
            doubts,
            ["violet has 6 plots, not 7 as every patron", "lemon has 8 plots, not 7 as every patron"]
        );
        let five = SHIPPED.replacen(
            "\"V4\", patron = \"violet\", value = 3",
            "\"V4\", patron = \"violet\", value = 5",
            1,
        );
        assert_eq!(
            Plots::load(&five).unwrap().doubts(),
            ["plot V4: only the plot without a patron is worth 5"]
        );
    }
}

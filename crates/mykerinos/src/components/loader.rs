//! Reads `data/plots.toml`.

use dighouse_game::{DataError, DataFile};
use serde::Deserialize;

use crate::Patron;
use crate::components::catalogue::{PLOTS, Plots, Print};
use crate::components::checks;

pub(super) const FILE: DataFile = DataFile::new("mykerinos/data/plots.toml");

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
    #[expect(dead_code, reason = "for readers of the file; its form is checked")]
    confidence: RowConfidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "for readers of the file; its form is checked")]
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
    /// Reads a file of plots.
    ///
    /// # Errors
    /// Names the plot and the constraint that the file breaks.
    pub fn load(text: &str) -> Result<Plots, DataError> {
        let file: File = FILE.parse(text)?;
        let prints = file.plots.into_iter().map(Row::print).collect::<Result<Vec<_>, _>>()?;
        let count = prints.len();
        let plots = <[Print; PLOTS]>::try_from(prints)
            .map_err(|_| FILE.error(format_args!("there are {PLOTS} plots, not {count}")))?;
        checks::check(&plots)?;
        Ok(Plots(plots))
    }
}

impl Row {
    fn print(self) -> Result<Print, DataError> {
        let Row { id, patron, value, pyramids: listed, .. } = self;
        let mut pyramids = 0;
        for square in listed {
            let plot = format_args!("plot {id}");
            FILE.ensure_in(plot, (1..=6).contains(&square), "the squares of a plot are 1 to 6")?;
            FILE.ensure_in(plot, pyramids >> (square - 1) & 1 == 0, "a pyramid is listed twice")?;
            pyramids |= 1 << (square - 1);
        }
        Ok(Print { id, patron, value, pyramids })
    }
}

//! `dighouse bench`: how fast the rules and the search are, per CPU second.
//!
//! On a shared machine wall time also counts the work of others, so all rates are per second of this process's CPU time.

mod encoding;
mod rules;
mod search;

use std::io::Write;
use std::time::Duration;

use dighouse_game::SetupError;
use dighouse_tables::AnyGame;
use dighouse_text::Texts;
use serde::Serialize;

use crate::failure::{Failure, Outcome};
use crate::score::table;
use crate::setup;

/// Measures random play on one core, or the search.
#[derive(clap::Args)]
pub(crate) struct Bench {
    #[arg(value_name = "GAME")]
    game: Option<String>,
    #[arg(long)]
    search: bool,
    #[arg(long, value_name = "S", default_value_t = 5.0, hide_default_value = true, value_parser = seconds)]
    seconds: f64,
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds)).ok_or_else(|| text.to_owned())
}

/// One row of figures.
trait Figures: Serialize {
    /// The columns: `bench-head-…` in the locales. The second one is a name.
    const HEADS: &'static [&'static str];

    fn row(&self) -> Vec<String>;
}

/// The rows of one game.
type Measured<F> = Result<Vec<F>, SetupError>;

impl Bench {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let time = Duration::from_secs_f64(self.seconds);
        if self.search {
            self.measure(texts, |game| search::measure(game, time))
        } else {
            self.measure(texts, |game| rules::measure(game, time))
        }
    }

    fn measure<F: Figures>(&self, texts: &Texts, measure: impl Fn(&dyn AnyGame) -> Measured<F>) -> Outcome {
        let games: Vec<&dyn AnyGame> = match &self.game {
            Some(id) => vec![setup::game(texts, id)?],
            None => dighouse_shelf::shelf().games().to_vec(),
        };
        let mut rows = Vec::new();
        for game in games {
            for figures in measure(game).map_err(|error| Failure::setup(texts, &error))? {
                if self.json {
                    writeln!(anstream::stdout(), "{}", serde_json::to_string(&figures).unwrap_or_default())?;
                }
                rows.push(figures.row());
            }
        }
        if !self.json {
            let heads = F::HEADS.iter().map(|head| texts.say(&format!("bench-head-{head}"), &[]));
            write!(anstream::stdout(), "{}", table(&heads.collect::<Vec<_>>(), &rows))?;
        }
        Ok(())
    }
}

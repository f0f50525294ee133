//! Pictures of a tournament.

mod axis;
mod scores;
mod strength;
mod svg;
mod win_rates;

use dighouse_bots::arena::Report;
use dighouse_text::Texts;

use super::words::title;

use strength::{Budget, strength};

pub(super) use win_rates::win_rates;

/// Every picture for which the report has data, with its file name.
pub(super) fn all(texts: &Texts, report: &Report) -> Vec<(&'static str, String)> {
    let mut pictures =
        vec![("win-rates.svg", win_rates(texts, report)), ("scores.svg", scores::scores(texts, report))];
    for (name, budget) in [("strength.svg", Budget::Iterations), ("strength-by-time.svg", Budget::Time)] {
        pictures.extend(strength(texts, report, budget).map(|picture| (name, picture)));
    }
    pictures
}

/// The title of a picture: the tournament and what is shown.
fn headed(texts: &Texts, report: &Report, height: f64, what: &str) -> svg::Svg {
    svg::Svg::new(height, &title(texts, report), &texts.say(what, &[]))
}

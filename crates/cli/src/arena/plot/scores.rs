//! The distribution of points.

use dighouse_bots::arena::{BotReport, Report};
use dighouse_text::Texts;

use super::axis::Axis;
use super::headed;
use super::svg::{BOTTOM, LEFT, RIGHT, Svg, TOP, WIDTH};

const ROW: f64 = 64.0;
/// The height of the highest bar of a row.
const HIGHEST: f64 = 44.0;
/// The most bars of a row.
const BARS: f64 = 40.0;

pub(super) fn scores(texts: &Texts, report: &Report) -> String {
    let mut svg = headed(texts, report, TOP + ROW * report.bots.len() as f64 + BOTTOM, "arena-plot-scores");
    let ends = |end: usize| report.bots.iter().map(move |bot| bot.quartiles[end] as f64);
    let low = ends(0).fold(f64::INFINITY, f64::min);
    // Every bar covers the same number of whole points.
    let width = ((ends(4).fold(low, f64::max) - low + 1.0) / BARS).ceil().max(1.0);
    let axis = Axis::across(low, low + width * BARS);
    let bottom = svg.bottom();
    for mark in axis.marks() {
        svg.line("grid", (axis.at(mark), TOP), (axis.at(mark), bottom));
        svg.words("middle", (axis.at(mark), bottom + 18.0), &mark.to_string());
    }
    for (place, bot) in report.bots.iter().enumerate() {
        row(&mut svg, &axis, TOP + ROW * (place as f64 + 1.0) - 12.0, bot, low, width);
    }
    svg.end()
}

/// The histogram of a bot above its baseline, with the middle half of its games below.
fn row(svg: &mut Svg, axis: &Axis, ground: f64, bot: &BotReport, low: f64, width: f64) {
    let mut bars = [0; BARS as usize];
    for &(total, games) in &bot.totals {
        bars[((total as f64 - low) / width) as usize] += games;
    }
    let most = bars.into_iter().max().unwrap_or(1).max(1) as f64;
    let across = (RIGHT - LEFT) / BARS;
    for (place, &games) in bars.iter().enumerate().filter(|&(_, &games)| games > 0) {
        let height = HIGHEST * games as f64 / most;
        svg.bar((axis.at(low + width * place as f64), ground - height), (across - 1.0, height));
    }
    let [_, lower, median, upper, _] = bot.quartiles.map(|points| axis.at(points as f64));
    svg.line("mark", (lower, ground + 4.0), (upper, ground + 4.0));
    svg.dot((median, ground + 4.0));
    svg.name(ground - 8.0, &bot.bot);
    svg.words("end", (WIDTH - 8.0, ground - 8.0), &format!("{:.1}", bot.mean_score));
}

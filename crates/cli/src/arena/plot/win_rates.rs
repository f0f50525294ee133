//! The win rates with their intervals.

use dighouse_bots::arena::Report;
use dighouse_text::Texts;

use super::axis::Axis;
use super::headed;
use super::svg::{BOTTOM, LEFT, TOP, WIDTH};

const ROW: f64 = 44.0;

pub(in crate::arena) fn win_rates(texts: &Texts, report: &Report) -> String {
    let mut svg = headed(texts, report, TOP + ROW * report.bots.len() as f64 + BOTTOM, "arena-plot");
    let (axis, bottom) = (Axis::across(0.0, 1.0), svg.bottom());
    for percent in [0.0, 25.0, 50.0, 75.0, 100.0] {
        let x = axis.at(percent / 100.0);
        svg.line("grid", (x, TOP), (x, bottom));
        svg.words("middle", (x, bottom + 18.0), &format!("{percent}%"));
    }
    let fair = axis.at(1.0 / f64::from(report.seats));
    svg.line("line", (fair, TOP), (fair, bottom));
    for (place, bot) in report.bots.iter().enumerate() {
        let y = TOP + ROW * (place as f64 + 0.5);
        let [low, rate, high] = [bot.win_rate_low, bot.win_rate, bot.win_rate_high].map(|rate| axis.at(rate));
        svg.name(y + 5.0, &bot.bot);
        svg.bar((LEFT, y - 10.0), (rate - LEFT, 20.0));
        svg.line("mark", (low, y), (high, y));
        [low, high].into_iter().for_each(|end| svg.line("mark", (end, y - 7.0), (end, y + 7.0)));
        svg.words("end", (WIDTH - 8.0, y + 5.0), &format!("{:.1}%", 100.0 * bot.win_rate));
    }
    svg.end()
}

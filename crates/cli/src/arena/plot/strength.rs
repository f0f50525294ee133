//! Strength by budget.

use dighouse_bots::arena::{BotReport, Report};
use dighouse_tables::BotSpec;
use dighouse_text::Texts;

use super::axis::Axis;
use super::headed;
use super::svg::{LEFT, RIGHT, Svg};

const HEIGHT: f64 = 420.0;

/// The kind of a budget.
#[derive(Clone, Copy)]
pub(super) enum Budget {
    Iterations,
    Time,
}

impl Budget {
    /// The budget of this kind that a bot has, if it has one.
    fn of(self, bot: &BotReport) -> Option<f64> {
        let setting = match self {
            Budget::Iterations => "iters",
            Budget::Time => "ms",
        };
        let spec: BotSpec = bot.bot.parse().ok()?;
        let (_, number) = spec.settings().iter().find(|(key, _)| key == setting)?;
        number.parse().ok()
    }

    const fn legend(self) -> &'static str {
        match self {
            Budget::Iterations => "arena-plot-strength",
            Budget::Time => "arena-plot-strength-time",
        }
    }
}

/// The ratings of bots by their budget, and those of all others as lines. `None` if fewer than two have a budget of this
/// kind.
pub(super) fn strength(texts: &Texts, report: &Report, budget: Budget) -> Option<String> {
    let mut spending: Vec<(f64, &BotReport)> =
        report.bots.iter().filter_map(|bot| Some((budget.of(bot)?, bot))).collect();
    spending.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let (&(least, _), &(most, _)) = (spending.first()?, spending.last()?);
    if least == most {
        return None;
    }
    let mut svg = headed(texts, report, HEIGHT, budget.legend());
    let x = Axis::across(least.log2(), most.log2());
    let y = ratings(report, &svg)?;
    grid(&mut svg, &y);
    for bot in report.bots.iter().filter(|&bot| budget.of(bot).is_none()) {
        let height = y.at(bot.rating?);
        svg.line("line", (LEFT, height), (RIGHT, height));
        svg.words("end", (RIGHT, height - 5.0), &bot.bot);
    }
    let points: Vec<(f64, f64)> =
        spending.iter().filter_map(|(spent, bot)| Some((x.at(spent.log2()), y.at(bot.rating?)))).collect();
    points.windows(2).for_each(|pair| svg.line("curve", pair[0], pair[1]));
    let bottom = svg.bottom();
    for (&(spent, bot), &point) in spending.iter().zip(&points) {
        svg.line("mark", (point.0, y.at(bot.rating_low?)), (point.0, y.at(bot.rating_high?)));
        svg.dot(point);
        svg.words("middle", (point.0, bottom + 18.0), &spent.to_string());
    }
    Some(svg.end())
}

/// The range of all ratings with their errors.
fn ratings(report: &Report, svg: &Svg) -> Option<Axis> {
    let lows = report.bots.iter().map(|bot| bot.rating_low).collect::<Option<Vec<f64>>>()?;
    let highs = report.bots.iter().map(|bot| bot.rating_high).collect::<Option<Vec<f64>>>()?;
    let low = lows.into_iter().fold(f64::INFINITY, f64::min);
    Some(Axis::up(low, highs.into_iter().fold(low, f64::max), svg))
}

fn grid(svg: &mut Svg, ratings: &Axis) {
    for mark in ratings.marks() {
        svg.line("grid", (LEFT, ratings.at(mark)), (RIGHT, ratings.at(mark)));
        svg.words(
            "end",
            (LEFT - 10.0, ratings.at(mark) + 5.0),
            &if mark == 0.0 { "0".to_owned() } else { format!("{mark:+}") },
        );
    }
}

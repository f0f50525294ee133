//! The report as text.

use dighouse_bots::arena::{BotReport, Forfeit, Report, SprtReport, Verdict};
use dighouse_text::Texts;

use crate::failure::tell;
use crate::paint::{self, paint};
use crate::score::table;

/// The title of a report.
pub(super) fn title(texts: &Texts, report: &Report) -> String {
    let game = texts.say(&format!("{}-title", report.game), &[]);
    let args = [("game", game.into()), ("games", report.games.into()), ("seed", report.seed.into())];
    texts.say("arena-report", &args)
}

/// The report as tables, the strongest bot first.
pub(crate) fn in_words(texts: &Texts, report: &Report) -> String {
    let order = order(report);
    let mut text = format!("{}\n\n{}", title(texts, report), results(texts, report, &order));
    let mut section = |key: &str, table: String| {
        let title = paint(paint::STRONG, &texts.say(key, &[]));
        text.push_str(&format!("\n{title}\n\n{table}"));
    };
    section("arena-scores", scores(texts, report, &order));
    if report.bots.len() > 2 {
        section("arena-cross", cross(texts, report, &order));
    }
    if !report.forfeits.is_empty() {
        section("arena-forfeits", forfeits(texts, report));
    }
    if let Some(sprt) = &report.sprt {
        text.push_str(&format!("\n{}\n", test(texts, report, sprt)));
    }
    text
}

/// Who forfeited how many games, and the first of them.
fn forfeits(texts: &Texts, report: &Report) -> String {
    let faulty = report.bots.iter().filter(|bot| bot.forfeits > 0);
    let count = |bot: &BotReport| {
        let args = [
            ("bot", bot.bot.as_str().into()),
            ("forfeits", bot.forfeits.into()),
            ("games", bot.games.into()),
        ];
        texts.say("arena-forfeited", &args) + "\n"
    };
    let line = |Forfeit { game, bot, fault }: &Forfeit| {
        let args =
            [("game", (*game).into()), ("bot", bot.as_str().into()), ("what", tell(texts, fault).into())];
        texts.say("arena-forfeit", &args) + "\n"
    };
    faulty.map(count).chain(report.forfeits.iter().map(line)).collect()
}

/// What the test found.
fn test(texts: &Texts, report: &Report, sprt: &SprtReport) -> String {
    let verdict = match sprt.verdict {
        Verdict::Stronger => "stronger",
        Verdict::NotStronger => "not-stronger",
        Verdict::Undecided => "undecided",
    };
    let number = |number: f64| format!("{number:.2}").into();
    let name = |bot: usize| report.bots.get(bot).map_or("", |bot| bot.bot.as_str()).into();
    let args = [
        ("first", name(0)),
        ("second", name(1)),
        ("low", sprt.elo0.to_string().into()),
        ("high", sprt.elo1.to_string().into()),
        ("ratio", number(sprt.llr)),
        ("lower", number(sprt.lower)),
        ("upper", number(sprt.upper)),
        ("games", report.games.into()),
    ];
    texts.say(&format!("arena-sprt-{verdict}"), &args)
}

/// The indexes of the bots, the strongest first.
fn order(report: &Report) -> Vec<usize> {
    let strength = |&bot: &usize| {
        let bot = &report.bots[bot];
        bot.rating.unwrap_or(bot.win_rate)
    };
    let mut order: Vec<usize> = (0..report.bots.len()).collect();
    order.sort_by(|one, other| strength(other).total_cmp(&strength(one)));
    order
}

fn head(texts: &Texts, head: &str) -> String {
    texts.say(&format!("arena-head-{head}"), &[])
}

/// A table with one row for each bot.
fn lines(heads: &[String], report: &Report, order: &[usize], cells: impl Fn(usize) -> Vec<String>) -> String {
    let line = |(place, &bot): (usize, &usize)| {
        let mut line = vec![place.to_string(), report.bots[bot].bot.clone()];
        line.extend(cells(bot));
        line
    };
    table(heads, &(1..).zip(order).map(line).collect::<Vec<_>>())
}

fn results(texts: &Texts, report: &Report, order: &[usize]) -> String {
    let columns = ["place", "bot", "games", "wins", "interval", "rating", "score"];
    let mut heads: Vec<String> = columns.map(|column| head(texts, column)).into();
    let categories = dighouse_shelf::shelf().game(report.game).map_or(&[][..], |game| game.info().categories);
    heads.extend(
        categories.iter().map(|category| texts.say(&format!("{}-score-{category}", report.game), &[])),
    );
    heads.push(head(texts, "time"));
    lines(&heads, report, order, |bot| result(&report.bots[bot], categories))
}

fn result(bot: &BotReport, categories: &[&str]) -> Vec<String> {
    let percent = |part: f64| format!("{:.1}", 100.0 * part);
    let mut cells = vec![
        bot.games.to_string(),
        format!("{}%", percent(bot.win_rate)),
        format!("{}-{}%", percent(bot.win_rate_low), percent(bot.win_rate_high)),
        rating(bot),
        format!("{:.1}", bot.mean_score),
    ];
    cells.extend(
        categories.iter().map(|&category| format!("{:.1}", bot.scores.get(category).unwrap_or(&0.0))),
    );
    cells.push(format!("{:.3}", bot.ms_per_decision));
    cells
}

/// The rating with its margin of error.
fn rating(bot: &BotReport) -> String {
    match (bot.rating, bot.rating_high) {
        (Some(rating), Some(high)) => format!("{rating:+.0} ±{:.0}", high - rating),
        _ => "–".to_owned(),
    }
}

/// The distribution of the points.
fn scores(texts: &Texts, report: &Report, order: &[usize]) -> String {
    let heads =
        ["place", "bot", "least", "lower", "median", "upper", "most"].map(|column| head(texts, column));
    lines(&heads, report, order, |bot| report.bots[bot].quartiles.map(|points| points.to_string()).into())
}

/// How often each bot ended ahead of each other.
fn cross(texts: &Texts, report: &Report, order: &[usize]) -> String {
    let mut heads: Vec<String> = ["place", "bot"].map(|column| head(texts, column)).into();
    heads.extend((1..=order.len()).map(|place| place.to_string()));
    let cell = |ahead: Option<f64>| ahead.map_or("–".to_owned(), |ahead| format!("{:.0}%", 100.0 * ahead));
    lines(&heads, report, order, |bot| order.iter().map(|&other| cell(report.cross[bot][other])).collect())
}

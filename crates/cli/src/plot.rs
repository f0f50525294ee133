//! A tournament as a picture.

use std::fmt::Write as _;

use bots::arena::{BotReport, Report};

const WIDTH: f64 = 640.0;
const LEFT: f64 = 150.0;
const RIGHT: f64 = 80.0;
const TOP: f64 = 60.0;
const ROW: f64 = 44.0;

/// The win rates with their intervals, as an SVG; `title` and `legend` are its words.
pub(crate) fn win_rates(report: &Report, title: &str, legend: &str) -> String {
    let height = TOP + ROW * report.bots.len() as f64 + 50.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\" fill=\"#2B2620\">\n<title>{0}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#F6F0E3\"/>\n\
         <text x=\"20\" y=\"32\" font-size=\"18\" font-family=\"serif\">{0}</text>\n",
        escape(title)
    );
    let bottom = TOP + ROW * report.bots.len() as f64;
    for percent in [0, 25, 50, 75, 100] {
        let x = across(f64::from(percent) / 100.0);
        line(&mut svg, (x, TOP), (x, bottom), "#E6DCC8", 1.0);
        text(&mut svg, (x, bottom + 18.0), "middle", &format!("{percent}%"));
    }
    let fair = across(1.0 / report.bots.len() as f64);
    line(&mut svg, (fair, TOP), (fair, bottom), "#B4502F", 1.0);
    for (place, bot) in report.bots.iter().enumerate() {
        row(&mut svg, TOP + ROW * (place as f64 + 0.5), bot);
    }
    text(&mut svg, (LEFT, bottom + 40.0), "start", legend);
    svg.push_str("</svg>\n");
    svg
}

fn row(svg: &mut String, y: f64, bot: &BotReport) {
    let (low, rate, high) = (across(bot.win_rate_low), across(bot.win_rate), across(bot.win_rate_high));
    let (start, width) = (across(0.0), rate - across(0.0));
    text(svg, (LEFT - 10.0, y + 5.0), "end", &bot.bot);
    put(
        svg,
        format_args!(
            "<rect x=\"{start}\" y=\"{}\" width=\"{width:.1}\" height=\"20\" fill=\"#2F5D8C\"/>",
            y - 10.0
        ),
    );
    line(svg, (low, y), (high, y), "#C9892B", 2.0);
    for end in [low, high] {
        line(svg, (end, y - 7.0), (end, y + 7.0), "#C9892B", 2.0);
    }
    text(svg, (WIDTH - 8.0, y + 5.0), "end", &format!("{:.1}%", 100.0 * bot.win_rate));
}

/// Where a rate lies across the picture.
fn across(rate: f64) -> f64 {
    LEFT + rate * (WIDTH - LEFT - RIGHT)
}

fn line(svg: &mut String, (x1, y1): (f64, f64), (x2, y2): (f64, f64), colour: &str, width: f64) {
    put(
        svg,
        format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
        ),
    );
}

fn text(svg: &mut String, (x, y): (f64, f64), anchor: &str, words: &str) {
    put(
        svg,
        format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>", escape(words)),
    );
}

fn put(svg: &mut String, element: std::fmt::Arguments<'_>) {
    writeln!(svg, "{element}").expect("a String takes any text");
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

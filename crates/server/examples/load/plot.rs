//! How the time of an action grows with the players, as a picture.

use std::fmt::Write as _;

use crate::figures::Figures;
use crate::servers::Store;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 200.0;
const TOP: f64 = 60.0;
const BOTTOM: f64 = 60.0;

/// What players should notice at most, in milliseconds.
const GOAL: f64 = 100.0;

/// The axes, both logarithmic: players to the right, milliseconds upwards.
struct Axes {
    players: (f64, f64),
    millis: (f64, f64),
}

impl Axes {
    fn of(all: &[Figures]) -> Axes {
        let players = || all.iter().map(|figures| figures.players as f64);
        let millis = || all.iter().flat_map(|figures| [figures.within(0.5), figures.within(0.99)]);
        let least = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::INFINITY, f64::min);
        let most = |values: &mut dyn Iterator<Item = f64>| values.fold(0.0, f64::max);
        Axes {
            players: (least(&mut players()).max(1.0) * 0.9, most(&mut players()).max(2.0) * 1.1),
            millis: (least(&mut millis()).clamp(0.1, 1.0) * 0.8, most(&mut millis()).max(GOAL) * 1.3),
        }
    }

    fn place(&self, players: f64, millis: f64) -> (f64, f64) {
        let part = |value: f64, (low, high): (f64, f64)| (value / low).ln() / (high / low).ln();
        let x = LEFT + part(players, self.players) * (WIDTH - LEFT - RIGHT);
        let y = HEIGHT - BOTTOM - part(millis, self.millis) * (HEIGHT - TOP - BOTTOM);
        (x, y)
    }
}

/// The median and the 99th percentile of every store.
pub(crate) fn latencies(all: &[Figures]) -> String {
    let axes = Axes::of(all);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"13\" fill=\"#2B2620\">\n<title>Time until an action is acknowledged</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#F6F0E3\"/>\n\
         <text x=\"20\" y=\"32\" font-size=\"18\" font-family=\"serif\">Time until an action is acknowledged</text>\n"
    );
    grid(&mut svg, &axes, all);
    for (store, colour) in [(Store::Sqlite, "#2F5D8C"), (Store::Postgres, "#B4502F")] {
        let own: Vec<&Figures> = all.iter().filter(|figures| figures.store == store).collect();
        curve(&mut svg, &axes, &own, 0.5, (colour, "4 4"), &format!("{store}: half of them"));
        curve(&mut svg, &axes, &own, 0.99, (colour, "none"), &format!("{store}: 99%"));
    }
    svg.push_str("</svg>\n");
    svg
}

fn grid(svg: &mut String, axes: &Axes, all: &[Figures]) {
    let (low, high) = (axes.millis.0, axes.millis.1);
    for millis in
        [0.1, 1.0, 10.0, 100.0, 1000.0, 10_000.0].into_iter().filter(|tick| (low..high).contains(tick))
    {
        let (x, y) = axes.place(axes.players.0, millis);
        let colour = if millis == GOAL { "#C9892B" } else { "#E6DCC8" };
        line(svg, (x, y), (WIDTH - RIGHT, y), colour);
        text(svg, (x - 8.0, y + 4.0), "end", &format!("{millis} ms"));
    }
    let mut players: Vec<usize> = all.iter().map(|figures| figures.players).collect();
    players.sort_unstable();
    players.dedup();
    for players in players {
        let (x, y) = axes.place(players as f64, low);
        line(svg, (x, TOP), (x, y), "#E6DCC8");
        text(svg, (x, y + 18.0), "middle", &players.to_string());
    }
    text(svg, (LEFT, HEIGHT - 14.0), "start", "connected players");
}

fn curve(
    svg: &mut String,
    axes: &Axes,
    own: &[&Figures],
    share: f64,
    (colour, dashes): (&str, &str),
    words: &str,
) {
    let places: Vec<(f64, f64)> = own
        .iter()
        .map(|figures| axes.place(figures.players as f64, figures.within(share).max(0.1)))
        .collect();
    let Some(&end) = places.last() else { return };
    let path: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    put(
        svg,
        format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/>",
            path.join(" ")
        ),
    );
    for (x, y) in places {
        put(svg, format_args!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\" fill=\"{colour}\"/>"));
    }
    text(svg, (end.0 + 10.0, end.1 + 4.0), "start", words);
}

fn line(svg: &mut String, from: (f64, f64), to: (f64, f64), colour: &str) {
    put(
        svg,
        format_args!(
            "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"{colour}\"/>",
            from.0, from.1, to.0, to.1
        ),
    );
}

fn text(svg: &mut String, at: (f64, f64), anchor: &str, words: &str) {
    put(
        svg,
        format_args!("<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{words}</text>", at.0, at.1),
    );
}

fn put(svg: &mut String, element: std::fmt::Arguments<'_>) {
    writeln!(svg, "{element}").expect("a String takes any text");
}

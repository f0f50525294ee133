//! The dig area of a round, with the ranking of each zone next to it.

use dighouse_mykerinos::{Fate, PlotView, SquareView, Tie, ZoneView};

use super::board::{Board, colour};
use crate::paint::{self, centre, paint, shown_width};

const MARGIN: usize = 4;
const PLOT: usize = 7;
/// The plots in a row, the zones in a row, and the gap before the rankings.
const ROW: usize = MARGIN + 4 * PLOT + 4;
const PLOTS_IN_A_ROW: usize = 4;
const ROWS_OF_A_PLOT: usize = 3;
const COLUMNS: usize = 8;

impl Board<'_> {
    /// The area, three rows of squares for each row of plots.
    pub(super) fn area(&self) -> Vec<String> {
        let mut lines = vec![paint(paint::FAINT, &column_names())];
        let plots = self.view.plots.chunks(PLOTS_IN_A_ROW);
        let squares = self.view.squares.chunks(COLUMNS * ROWS_OF_A_PLOT);
        let zones = self.view.zones.chunks(2);
        for ((plots, squares), zones) in plots.zip(squares).zip(zones) {
            lines.push(self.plot_heads(plots));
            let rankings: Vec<String> = zones.iter().flat_map(|zone| self.ranking(zone)).collect();
            for (number, row) in squares.chunks(COLUMNS).enumerate() {
                let row = self.row(row);
                let gap = " ".repeat(ROW.saturating_sub(shown_width(&row)));
                lines.push(match rankings.get(number) {
                    Some(ranking) => format!("{row}{gap}{ranking}"),
                    None => row,
                });
            }
        }
        lines
    }

    /// Patron and value of each plot that is still there.
    fn plot_heads(&self, plots: &[PlotView]) -> String {
        let head = |plot: &PlotView| match (plot.fate, plot.face.patron) {
            (Fate::Laid, Some(patron)) => format!("{} {}", self.short(patron), plot.face.value),
            (Fate::Laid, None) => format!("– {}", plot.face.value),
            _ => self.say("screen-gone", &[]),
        };
        let heads: Vec<String> = plots.iter().map(|plot| centre(&head(plot), PLOT)).collect();
        let line = format!("{}{}  {}", " ".repeat(MARGIN), heads[..2].concat(), heads[2..].concat());
        paint(paint::FAINT, line.trim_end())
    }

    fn row(&self, squares: &[SquareView]) -> String {
        let mut line = match squares.first() {
            Some(first) => paint(paint::FAINT, &format!("{:>2}  ", first.row + 1)),
            None => String::new(),
        };
        for pair in squares.chunks(2) {
            let cells: Vec<String> = pair.iter().map(|square| self.cell(square)).collect();
            line.push_str(&format!(" {}  ", cells.join("  ")));
            line.push_str(if pair[0].column == 2 { "  " } else { "" });
        }
        line
    }

    fn cell(&self, square: &SquareView) -> String {
        match square.cube {
            Some(who) => {
                let letter = who.seat().map_or_else(|| "N".to_owned(), |seat| seat.to_string());
                paint(colour(who), &letter)
            }
            None if square.pyramid => "▲".to_owned(),
            None => paint(paint::FAINT, "·"),
        }
    }

    /// The ranking of a zone; empty if no one digs there.
    fn ranking(&self, zone: &ZoneView) -> Option<String> {
        let shown = |ranked: &dighouse_mykerinos::Ranked| {
            let open = if ranked.tie == Some(Tie::Open) { "=" } else { "" };
            format!("{} {}{open}", self.expedition(ranked.who), ranked.cubes)
        };
        let ranking: Vec<String> = zone.ranking.iter().map(shown).collect();
        let head = paint(paint::FAINT, &self.say("screen-zone", &[("zone", zone.zone.into())]));
        (!ranking.is_empty()).then(|| format!("{head} {}", ranking.join(", ")))
    }
}

fn column_names() -> String {
    let pairs = ["a  b", "c  d", "e  f", "g  h"].map(|pair| format!(" {pair}  "));
    format!("{}{}{}  {}{}", " ".repeat(MARGIN), pairs[0], pairs[1], pairs[2], pairs[3])
}

//! The score sheet as a table.

use dighouse_game::Standings;
use dighouse_text::Texts;

use crate::paint::{self, cut, paint, width};

/// The maximum width of a name.
const NAME: usize = 20;

/// The score sheet by category, winner first.
pub(crate) fn sheet(texts: &Texts, game: &str, standings: &Standings, names: &[String]) -> String {
    let mut heads: Vec<String> =
        vec![texts.say("house-score-rank", &[]), texts.say("house-score-player", &[])];
    let categories = standings.categories().iter();
    heads.extend(categories.map(|category| texts.say(&format!("{game}-score-{category}"), &[])));
    heads.push(texts.say("house-score-total", &[]));

    let mut rows = standings.sheet();
    rows.sort_by_key(|row| row.rank);
    let cells: Vec<Vec<String>> = rows
        .iter()
        .map(|row| {
            let name =
                names.get(row.seat.index()).map_or_else(|| row.seat.to_string(), |name| cut(name, NAME));
            let points = row.points.iter().map(|(_, points)| points.to_string());
            [format!("{}.", row.rank), name]
                .into_iter()
                .chain(points)
                .chain([row.total.to_string()])
                .collect()
        })
        .collect();
    table(&heads, &cells)
}

/// A table with names in the second column and numbers in the others.
pub(crate) fn table(heads: &[String], rows: &[Vec<String>]) -> String {
    let widths: Vec<usize> = (0..heads.len())
        .map(|column| {
            rows.iter().map(|row| &row[column]).chain([&heads[column]]).map(|cell| width(cell)).max()
        })
        .map(Option::unwrap_or_default)
        .collect();
    let line = |row: &[String]| -> String {
        let cell = |(column, (text, width)): (usize, (&String, &usize))| match column {
            1 => format!("  {text:<width$}"),
            _ => format!("  {text:>width$}"),
        };
        row.iter().zip(&widths).enumerate().map(cell).collect()
    };
    let mut text = paint(paint::FAINT, &line(heads)) + "\n";
    for (place, row) in rows.iter().enumerate() {
        let line = line(row);
        text.push_str(&if place == 0 { paint(paint::STRONG, &line) } else { line });
        text.push('\n');
    }
    text
}

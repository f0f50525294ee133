//! Remarks that players showed to the host.

use crate::history::{Authors, Line, TableEvent};
use crate::store::KeptTable;

/// How many remarks around one are told with it, before and after.
const AROUND: usize = 3;

/// A remark that somebody showed to the host, with those around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// When it was shown, in milliseconds since 1970.
    pub at: i64,
    /// Where it was said.
    pub table: String,
    /// The id of whoever showed it.
    pub by: String,
    /// The remark and its neighbours, in their order.
    pub remarks: Vec<Remark>,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The id of whoever said it.
    pub player: String,
    /// The name under which they sat there; none for a guest without one.
    pub name: Option<String>,
    /// What; empty if the player wanted to be forgotten.
    pub text: String,
    /// Whether it is the one that was shown.
    pub reported: bool,
}

/// What was reported at a table, in the order in which it was.
pub fn reports(kept: &KeptTable) -> Vec<Report> {
    let (mut remarks, mut reported) = (Vec::new(), Vec::new());
    let mut authors = Authors::default();
    let mut names = Vec::new();
    for (number, text) in (0_u32..).zip(&kept.lines) {
        let Ok(Line { at, event }) = Line::read(text) else { continue };
        let author = authors.of(&event);
        match event {
            TableEvent::Made(made) => {
                names.extend(made.seats.iter().filter_map(|holder| holder.person().cloned()));
            }
            TableEvent::Sat { person, .. } => names.push(person),
            TableEvent::Said { text, .. } => {
                let player = author.unwrap_or_default();
                let name = names
                    .iter()
                    .rev()
                    .find(|person| person.id == player)
                    .and_then(|person| person.name.clone());
                remarks.push((number, Remark { at, player, name, text, reported: false }));
            }
            TableEvent::Reported { player, after } => reported.push((at, player, after)),
            _ => {}
        }
    }
    let report = |(at, by, after): (i64, String, u32)| {
        let place = remarks.iter().position(|(number, _)| *number == after)?;
        let around = &remarks[place.saturating_sub(AROUND)..(place + AROUND + 1).min(remarks.len())];
        let told = |(number, remark): &(u32, Remark)| Remark { reported: *number == after, ..remark.clone() };
        Some(Report { at, table: kept.id.clone(), by, remarks: around.iter().map(told).collect() })
    };
    reported.into_iter().filter_map(report).collect()
}

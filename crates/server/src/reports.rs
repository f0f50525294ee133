//! Remarks that players reported to the host.

use dighouse_table::history::{Authors, Line, TableEvent};

use crate::store::KeptTable;

/// How many remarks before and after a reported one are shown with it.
const AROUND: usize = 3;

/// A remark that somebody reported, with those around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// When it was reported, in milliseconds since 1970.
    pub at: i64,
    /// The table.
    pub table: String,
    /// The id of the player who reported it.
    pub by: String,
    /// The remark and those around it, in their order.
    pub remarks: Vec<Remark>,
}

/// A remark in the chat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The id of its author.
    pub player: String,
    /// The author's name at that table; none for a guest without one.
    pub name: Option<String>,
    /// The text; empty if the author was erased.
    pub text: String,
    /// Whether it is the one that was reported.
    pub reported: bool,
}

/// The reports of a table, in their order. This reads the stored lines, so it also works for tables that cannot be replayed.
///
/// ```
/// use dighouse_server::reports;
/// use dighouse_server::store::{Index, KeptTable, Phase};
///
/// let lines = [
///     r#"{"at":0,"deed":"made","game":"lost-code","rules":1,"options":{},"public":false,"pace":"live","aids":false,
///         "seats":[{"kind":"person","id":"a","name":"Ala","number":1},{"kind":"open"}],"maker":"a","source":{"secret":""}}"#,
///     r#"{"at":1,"deed":"said","seat":1,"text":"Hello!"}"#,
///     r#"{"at":2,"deed":"reported","player":"b","after":1}"#,
/// ];
/// # let index = Index {
/// #     phase: Phase::Waiting,
/// #     public: false,
/// #     has_open_seat: true,
/// #     bot_to_move: false,
/// #     due: None,
/// #     rated: None,
/// #     asked: Vec::new(),
/// #     changed: 0,
/// #     players: Vec::new(),
/// #     card: String::new(),
/// # };
/// let table = KeptTable { id: "t".to_owned(), lines: lines.map(str::to_owned).to_vec(), index };
/// let [report] = &reports(&table)[..] else { panic!("there is one report") };
/// assert_eq!((report.by.as_str(), report.remarks[0].text.as_str()), ("b", "Hello!"));
/// assert_eq!(report.remarks[0].name.as_deref(), Some("Ala"));
/// ```
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

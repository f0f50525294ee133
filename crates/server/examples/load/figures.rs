//! What was measured.

use std::fmt;

use crate::servers::Store;

/// The figures for one number of tables.
pub(crate) struct Figures {
    pub(crate) store: Store,
    pub(crate) tables: usize,
    pub(crate) players: usize,
    pub(crate) seconds: u64,
    /// Of every action, sorted, in milliseconds.
    pub(crate) latencies: Vec<f64>,
    /// Of every time that a player waited for a bot, if there are bots; sorted, in milliseconds.
    pub(crate) waits: Option<Vec<f64>>,
    /// As a part of one core.
    pub(crate) processor: f64,
    /// Of a table with its streams, in KiB.
    pub(crate) memory: f64,
    pub(crate) failures: usize,
}

impl Figures {
    /// The head of the table whose rows figures are.
    pub(crate) fn head(bots: bool) -> String {
        let (waits, line) = if bots { (" waited for bots: p50 | p99 |", "---|---|") } else { ("", "") };
        format!(
            "| store | players | tables | actions/s | p50 | p99 | longest | processor of the servers | memory a table, its streams included | failures |{waits}\n\
             |---|---|---|---|---|---|---|---|---|---|{line}"
        )
    }

    /// The time within which this share of the actions was acknowledged.
    pub(crate) fn within(&self, share: f64) -> f64 {
        within(&self.latencies, share)
    }
}

/// The quantile of sorted times.
fn within(times: &[f64], share: f64) -> f64 {
    let index = (times.len() as f64 * share) as usize;
    times.get(index).or(times.last()).copied().unwrap_or(0.0)
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "| {} | {} | {} | {:.0} | {:.1} ms | {:.1} ms | {:.0} ms | {:.0}% of one core | {:.0} KiB | {} |",
            self.store,
            self.players,
            self.tables,
            self.latencies.len() as f64 / self.seconds as f64,
            self.within(0.5),
            self.within(0.99),
            self.within(1.0),
            100.0 * self.processor,
            self.memory,
            self.failures
        )?;
        match &self.waits {
            Some(waits) => write!(f, " {:.0} ms | {:.0} ms |", within(waits, 0.5), within(waits, 0.99)),
            None => Ok(()),
        }
    }
}

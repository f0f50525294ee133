//! `dighouse reports`: messages that players reported to the host.

use std::io::Write;
use std::time::{Duration, UNIX_EPOCH};

use dighouse_server::store::Kept;
use dighouse_server::{Remark, Report};
use dighouse_text::Texts;

use crate::copying::{run_async, stopped};
use crate::failure::Outcome;
use crate::place::Place;

/// Lists reported messages with the messages around them.
#[derive(clap::Args)]
pub(crate) struct Reports {
    #[command(flatten)]
    place: Place,
}

impl Reports {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        run_async(texts, self.list(texts))
    }

    async fn list(&self, texts: &Texts) -> Outcome {
        let mut inventory = self.place.inventory(texts).await?;
        let mut all = Vec::new();
        while let Some(kept) = inventory.recv().await {
            if let Kept::Table(table) = kept.map_err(|error| stopped(texts, &error))? {
                all.extend(dighouse_server::reports(&table));
            }
        }
        all.sort_by_key(|report| report.at);
        let mut out = anstream::stdout();
        for report in &all {
            writeln!(out, "{}", words(texts, report))?;
        }
        writeln!(out, "{}", texts.say("house-reports", &[("count", all.len().into())]))?;
        Ok(())
    }
}

fn words(texts: &Texts, report: &Report) -> String {
    let arguments = [
        ("time", time(report.at).into()),
        ("table", report.table.clone().into()),
        ("player", report.by.clone().into()),
    ];
    let mut words = texts.say("house-report", &arguments);
    for Remark { at, player, name, text, reported } in &report.remarks {
        let mark = if *reported { '>' } else { ' ' };
        let name = name.as_deref().unwrap_or("-");
        words += &format!("\n{mark} {} {name} ({player}): {text}", time(*at));
    }
    words
}

/// A time in RFC 3339.
fn time(at: i64) -> String {
    let since = Duration::from_millis(u64::try_from(at).unwrap_or_default());
    humantime::format_rfc3339_seconds(UNIX_EPOCH + since).to_string()
}

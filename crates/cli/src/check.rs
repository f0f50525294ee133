//! `dighouse check`: verifies all stored tables.

use std::io::Write;
use std::path::PathBuf;

use dighouse_server::store::{Inventory, Kept, Sqlite};
use dighouse_text::Texts;

use crate::copying::{run_async, stopped};
use crate::failure::{Failure, Outcome, tell};
use crate::place::Place;

/// Replays every table and compares the result with what is stored.
#[derive(clap::Args)]
pub(crate) struct Check {
    file: Option<PathBuf>,
    #[command(flatten)]
    place: Place,
}

#[derive(Default)]
struct Found {
    players: usize,
    tables: usize,
    actions: usize,
    flaws: usize,
}

impl Check {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        run_async(texts, self.check(texts))
    }

    async fn check(&self, texts: &Texts) -> Outcome {
        let inventory = match &self.file {
            Some(file) => Sqlite::look_into(file).map_err(|error| Failure::failed(tell(texts, error)))?,
            None => self.place.inventory(texts).await?,
        };
        let found = look_through(texts, inventory).await?;
        let count = |count: usize| count.to_string().into();
        let counts = [
            ("players", count(found.players)),
            ("tables", count(found.tables)),
            ("actions", count(found.actions)),
            ("flaws", count(found.flaws)),
        ];
        if found.flaws > 0 {
            return Err(Failure::failed(texts.say("house-check-flaws", &counts)));
        }
        writeln!(anstream::stdout(), "{}", texts.say("house-check-good", &counts))?;
        Ok(())
    }
}

async fn look_through(texts: &Texts, mut inventory: Inventory) -> Result<Found, Failure> {
    let mut found = Found::default();
    while let Some(kept) = inventory.recv().await {
        match kept.map_err(|error| stopped(texts, &error))? {
            Kept::Player(_) => found.players += 1,
            Kept::Table(table) => {
                found.tables += 1;
                match dighouse_server::check(dighouse_shelf::shelf(), &table) {
                    Ok(actions) => found.actions += actions,
                    Err(flaw) => {
                        found.flaws += 1;
                        writeln!(anstream::stdout(), "{}", tell(texts, flaw))?;
                    }
                }
            }
        }
    }
    Ok(found)
}

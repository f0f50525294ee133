//! `dighouse restore`: restores a backup.

use std::path::PathBuf;

use dighouse_server::store::Sqlite;
use dighouse_text::Texts;

use crate::copying::{self, run_async};
use crate::failure::{Failure, Outcome, tell};
use crate::place::Place;

/// Restores a backup into an empty store.
#[derive(clap::Args)]
pub(crate) struct Restore {
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

impl Restore {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        run_async(texts, self.read(texts))
    }

    async fn read(&self, texts: &Texts) -> Outcome {
        let backup = Sqlite::look_into(&self.file).map_err(|error| Failure::failed(tell(texts, error)))?;
        let (store, _) = self.place.open(texts).await?;
        copying::fill(texts, backup, &*store).await
    }
}

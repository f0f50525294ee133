//! `dighouse migrate`: copies all data from the folder to PostgreSQL.

use dighouse_server::store::{Sqlite, Store};
use dighouse_text::Texts;

use crate::copying::{self, run_async};
use crate::failure::{Failure, Outcome, tell};
use crate::place::{self, Place};

/// Copies all data from the folder to a database.
#[derive(clap::Args)]
pub(crate) struct Migrate {
    #[command(flatten)]
    place: Place,
}

impl Migrate {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        run_async(texts, self.copy(texts))
    }

    async fn copy(&self, texts: &Texts) -> Outcome {
        if !self.place.is_on_a_server() {
            return Err(Failure::usage(texts.say("house-error-no-database", &[])));
        }
        let file = place::file(&self.place.folder());
        // Look first, because opening creates a missing file. Then open it, so that no server can use it
        // during the copy.
        let failed = |error| Failure::failed(tell(texts, error));
        Sqlite::look_into(&file).map_err(failed)?;
        let old = Sqlite::open(&file).map_err(failed)?;
        let (new, _) = self.place.open(texts).await?;
        copying::fill(texts, old.inventory(), &*new).await?;
        old.close().await;
        Ok(())
    }
}

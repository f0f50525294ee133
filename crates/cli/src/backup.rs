//! `dighouse backup`: writes everything to one file, even while the server is running.

use std::fs;
use std::path::PathBuf;

use dighouse_server::store::{Sqlite, Store};
use dighouse_text::Texts;

use crate::copying::{self, run_async};
use crate::failure::{Failure, Outcome, tell};
use crate::place::{self, Place};

/// Writes everything to one file.
#[derive(clap::Args)]
pub(crate) struct Backup {
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

impl Backup {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        run_async(texts, self.write(texts))
    }

    async fn write(&self, texts: &Texts) -> Outcome {
        let failed = |error| Failure::file(texts, "house-error-write", &self.file, &error);
        if self.file.exists() {
            return Err(failed(std::io::ErrorKind::AlreadyExists.into()));
        }
        let inventory = self.place.inventory(texts).await?;
        // An incomplete backup never has the final name.
        let mut folder = self.file.clone().into_os_string();
        folder.push(".part");
        let folder = PathBuf::from(folder);
        let partial = place::file(&folder);
        let store = Sqlite::open(&partial).map_err(|error| Failure::failed(tell(texts, error)))?;
        let copied = copying::copy(texts, inventory, &store).await;
        store.close().await;
        let kept = copied.and_then(|()| fs::rename(&partial, &self.file).map_err(failed));
        fs::remove_dir_all(&folder).map_err(failed)?;
        kept
    }
}

//! Where the data is stored.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use dighouse_server::store::{Inventory, Postgres, Sqlite, Store};
use dighouse_text::Texts;

use crate::data::data_folder;
use crate::failure::{Failure, tell};

/// A SQLite file in a folder, or a PostgreSQL database.
#[derive(clap::Args)]
pub(crate) struct Place {
    #[arg(long, env = "DIGHOUSE_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    // The address may contain a password, which the help must not show.
    #[arg(long, env = "DIGHOUSE_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
}

impl Place {
    /// The data folder, whether or not PostgreSQL is used.
    pub(crate) fn folder(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(data_folder)
    }

    /// Whether PostgreSQL is used.
    pub(crate) fn is_on_a_server(&self) -> bool {
        self.address().is_some()
    }

    fn address(&self) -> Option<&str> {
        self.database.as_deref().filter(|address| !address.is_empty())
    }

    /// Everything stored there; a server may be running at the same time.
    pub(crate) async fn inventory(&self, texts: &Texts) -> Result<Inventory, Failure> {
        match self.address() {
            Some(address) => Ok(open_database(texts, address).await?.inventory()),
            None => {
                let file = file(&self.folder());
                Sqlite::look_into(&file).map_err(|error| Failure::failed(tell(texts, error)))
            }
        }
    }

    /// Opens the store and returns it with its location.
    pub(crate) async fn open(&self, texts: &Texts) -> Result<(Arc<dyn Store>, String), Failure> {
        match self.address() {
            Some(address) => {
                let store = open_database(texts, address).await?;
                let place = store.place();
                Ok((Arc::new(store), place))
            }
            None => {
                let folder = self.folder();
                Ok((Arc::new(open_folder(texts, &folder)?), folder.display().to_string()))
            }
        }
    }
}

/// The SQLite file in a data folder.
pub(crate) fn file(folder: &Path) -> PathBuf {
    folder.join("dighouse.sqlite")
}

fn open_folder(texts: &Texts, folder: &Path) -> Result<Sqlite, Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::file(texts, "house-error-write", folder, &error))?;
    Sqlite::open(&file(folder)).map_err(|error| Failure::failed(tell(texts, error)))
}

async fn open_database(texts: &Texts, address: &str) -> Result<Postgres, Failure> {
    Postgres::open(address).await.map_err(|error| Failure::failed(tell(texts, error)))
}

//! Where a server keeps everything.

use std::env;
use std::sync::Arc;

use dighouse_server::store::{Postgres, Sqlite, Store};
use tempfile::TempDir;

/// A folder; or a database on a server, if `DIGHOUSE_TEST_STORE` is `postgres`.
#[derive(Clone)]
pub(crate) enum Place {
    Folder(Arc<TempDir>),
    Database(String),
}

impl Place {
    pub(crate) fn new() -> Place {
        match env::var("DIGHOUSE_TEST_STORE").as_deref() {
            Ok("postgres") => Place::Database(dighouse_testkit::fresh_database()),
            Ok(other) if other != "sqlite" => panic!("there is no store {other}"),
            _ => Place::Folder(Arc::new(tempfile::tempdir().unwrap())),
        }
    }

    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        match self {
            Place::Folder(folder) => Arc::new(Sqlite::open(&folder.path().join("dighouse.sqlite")).unwrap()),
            Place::Database(address) => Arc::new(Postgres::open(address).await.unwrap()),
        }
    }
}

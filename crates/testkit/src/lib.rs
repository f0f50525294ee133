//! For tests of whole programs: a server process, players that remember everything they were told, and a PostgreSQL server in
//! a temporary folder. The latter uses the installed PostgreSQL, has no port, runs as an unprivileged user and ends with the
//! tests.
//!
//! ```no_run
//! // Each call gives a new, empty database.
//! let address = dighouse_testkit::fresh_database();
//! assert!(address.starts_with("postgres://"));
//! ```

mod player;
mod postgres;
mod process;
mod server;

use std::path::PathBuf;
use std::sync::OnceLock;

pub use player::{Played, Player};
pub use postgres::{Postgres, Stop, dump};
pub use process::{Signal, send};
pub use server::{Gone, Server, ask, connect};

/// The environment variable with the folder of a PostgreSQL server that several test programs share.
pub const SHARED: &str = "DIGHOUSE_TEST_POSTGRES";

/// The address of a new, empty database: on the shared server, or on one that ends with this process.
///
/// # Panics
/// If PostgreSQL is not installed or does not start: a test that needs it must fail.
pub fn fresh_database() -> String {
    postgres::fresh_database(&shared_folder())
}

/// The address of a new database with the contents of a [`dump`], on the same server.
///
/// # Panics
/// If PostgreSQL is not installed or does not start, or refuses the dump.
pub fn restored_database(dump: &str) -> String {
    postgres::restored_database(&shared_folder(), dump).expect("the dump can be loaded")
}

/// The folder of the shared server, or of one that ends with this process.
fn shared_folder() -> PathBuf {
    static OWN: OnceLock<Postgres> = OnceLock::new();
    match std::env::var_os(SHARED) {
        Some(folder) => PathBuf::from(folder),
        None => OWN.get_or_init(|| Postgres::start().expect("PostgreSQL starts")).folder().to_owned(),
    }
}

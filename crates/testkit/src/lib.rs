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
pub use postgres::{Postgres, Stop};
pub use process::{Signal, send};
pub use server::{Gone, Server};

/// The environment variable with the folder of a PostgreSQL server that several test programs share.
pub const SHARED: &str = "DIGHOUSE_TEST_POSTGRES";

/// The address of a new, empty database: on the shared server, or on one that ends with this process.
///
/// # Panics
/// If PostgreSQL is not installed or does not start: a test that needs it must fail.
pub fn fresh_database() -> String {
    static OWN: OnceLock<Postgres> = OnceLock::new();
    match std::env::var_os(SHARED) {
        Some(folder) => postgres::fresh_database(&PathBuf::from(folder)),
        None => OWN.get_or_init(|| Postgres::start().expect("PostgreSQL starts")).fresh_database(),
    }
}

//! What tests of whole programs need: the program itself, players who forget nothing that they were told, and
//! a PostgreSQL server of one's own, from the system's programs, in a temporary folder, without a port, as a
//! user without rights, and gone when nobody needs it any more.
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

/// The folder of a server that was started for many test programs together.
pub const SHARED: &str = "DIGHOUSE_TEST_POSTGRES";

/// The address of a new, empty database: on the server that is shared, or on one that lives as long as
/// this process.
///
/// # Panics
/// If PostgreSQL is not installed, or does not start: a test that needs it must fail.
pub fn fresh_database() -> String {
    static OWN: OnceLock<Postgres> = OnceLock::new();
    match std::env::var_os(SHARED) {
        Some(folder) => postgres::fresh_database(&PathBuf::from(folder)),
        None => OWN.get_or_init(|| Postgres::start().expect("PostgreSQL starts")).fresh_database(),
    }
}

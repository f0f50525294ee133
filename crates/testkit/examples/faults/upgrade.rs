//! An upgrade in the middle of all games: while no server runs, the database gets the schema of the version before; then the
//! program starts and upgrades it.

use std::path::Path;

use dighouse_testkit::Postgres;
use rusqlite::Connection;

/// Undoes the newest migration, except that histories keep their lines.
const SQLITE: &str = "DROP TABLE health; PRAGMA user_version = 1";
const POSTGRES: &str = "DROP TABLE health; UPDATE dighouse SET version = 1";

/// Waits until the database has noticed that all servers are gone.
const ALONE: &str = "DO $$ BEGIN
    WHILE EXISTS (SELECT FROM pg_stat_activity WHERE application_name LIKE 'dighouse%') LOOP
        PERFORM pg_sleep(0.01);
        PERFORM pg_stat_clear_snapshot();
    END LOOP;
END $$";

/// The copy that an upgrade leaves beside the database.
const COPY: &str = "dighouse.sqlite.version-1";

/// Gives the file in a data folder the schema of the version before. No server may run.
pub(super) fn undo_in_file(folder: &Path) {
    let database = Connection::open(folder.join("dighouse.sqlite")).expect("it is there");
    database.execute_batch(SQLITE).expect("it is of the newest version");
}

/// Whether an upgrade left a copy, which is removed.
pub(super) fn left_a_copy(folder: &Path) -> bool {
    std::fs::remove_file(folder.join(COPY)).is_ok()
}

/// Gives a database the schema of the version before, when the last server is gone.
pub(super) fn undo_in_database(server: &Postgres, database: &str) {
    server.run_in(database, ALONE).expect("it runs");
    server.run_in(database, POSTGRES).expect("it is of the newest version");
}

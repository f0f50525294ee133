//! The schema of the database, and its migrations.

use tokio_postgres::{Client, Transaction};

use crate::store::OpenError;

/// The migrations: each makes a version from the one before, the first from nothing.
const VERSIONS: &[&str] = &[include_str!("1.sql")];

/// Lets servers that start together wait for each other.
const ALONE: &str = "SELECT pg_advisory_xact_lock(hashtext('dighouse ' || current_schema()))";

/// Migrates the database to the version of this program; returns the schema that it uses.
pub(super) async fn update(client: &mut Client) -> Result<String, OpenError> {
    let transaction = client.transaction().await?;
    let schema: Option<String> = transaction.query_one("SELECT current_schema()", &[]).await?.get(0);
    let none = || OpenError::DatabaseFailed { what: "there is no schema to use".to_owned() };
    let schema = schema.ok_or_else(none)?;
    transaction.execute(ALONE, &[]).await?;
    let (found, known) = (version(&transaction).await?, VERSIONS.len() as u32);
    if found > known {
        return Err(OpenError::DatabaseTooNew { found, known });
    }
    for step in &VERSIONS[found as usize..] {
        transaction.batch_execute(step).await?;
    }
    transaction.execute("UPDATE dighouse SET version = $1 WHERE version <> $1", &[&(known as i32)]).await?;
    transaction.commit().await?;
    Ok(schema)
}

/// The version of the schema, 0 if there is none. Tables of other programs do not matter unless they have the names of ours.
async fn version(transaction: &Transaction<'_>) -> Result<u32, OpenError> {
    const NAMES: &str = "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()";
    let rows = transaction.query(NAMES, &[]).await?;
    let has = |name: &str| rows.iter().any(|row| row.get::<_, &str>(0) == name);
    if has("dighouse") {
        let version: i32 = transaction.query_one("SELECT version FROM dighouse", &[]).await?.get(0);
        return Ok(version as u32);
    }
    let foreign = ["players", "sessions", "blocks", "webhooks", "tables", "lines", "seated", "calls"]
        .into_iter()
        .any(has);
    if foreign { Err(OpenError::DatabaseForeign) } else { Ok(0) }
}

//! The schema of the database, and its migrations.
//!
//! The schema of a version is what its migrations make of an empty database: temporary tables, to compare with. A database
//! whose tables differ from those of the version that it states is refused, whoever changed it.
//!
//! Every connection of a server holds a shared lock while it is open. A migration needs the lock alone, so it never happens
//! under a server that does not know the new version.

use std::collections::BTreeMap;

use tokio_postgres::{Client, Error, Transaction};

use crate::store::OpenError;

/// The migrations: each makes a version from the one before, the first from nothing.
const VERSIONS: &[&str] = &[include_str!("1.sql"), include_str!("2.sql")];

/// The newest version.
pub(super) const NEWEST: u32 = VERSIONS.len() as u32;

/// Lets servers that start together wait for each other.
const ALONE: &str = "SELECT pg_advisory_xact_lock(hashtext('dighouse ' || current_schema()))";

/// Tells others that a server uses the schema, as long as the connection is open.
pub(super) const USING: &str =
    "SELECT pg_advisory_lock_shared(hashtext('dighouse servers'), hashtext(current_schema()))";

/// Whether no server uses the schema; servers of version 1 are known only by the name of their connections.
const UNUSED: &str = "SELECT pg_try_advisory_xact_lock(hashtext('dighouse servers'), hashtext(current_schema()))
    AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'dighouse')";

/// The version that the schema states.
pub(super) const STATED: &str = "SELECT version FROM dighouse";

/// Migrates the database to the version of this program; returns the schema that it uses.
pub(super) async fn update(client: &mut Client) -> Result<String, OpenError> {
    let mut transaction = client.transaction().await?;
    let schema: Option<String> = transaction.query_one("SELECT current_schema()", &[]).await?.get(0);
    let none = || OpenError::DatabaseFailed { what: "there is no schema to use".to_owned() };
    let schema = schema.ok_or_else(none)?;
    transaction.execute(ALONE, &[]).await?;
    let found = version(&transaction).await?;
    if found > NEWEST {
        return Err(OpenError::DatabaseTooNew { found, known: NEWEST });
    }
    if found > 0 {
        check(&mut transaction, found).await?;
    }
    if found < NEWEST {
        if found > 0 && !transaction.query_one(UNUSED, &[]).await?.get::<_, bool>(0) {
            return Err(OpenError::DatabaseOlderServers { found, known: NEWEST });
        }
        for step in &VERSIONS[found as usize..] {
            transaction.batch_execute(step).await?;
        }
    }
    // Also tells whether the database can be written.
    transaction.execute("UPDATE dighouse SET version = $1", &[&(NEWEST as i32)]).await?;
    transaction.commit().await?;
    Ok(schema)
}

/// The version of the schema, 0 if there is none. Tables of other programs do not matter unless they have the names of ours.
async fn version(transaction: &Transaction<'_>) -> Result<u32, OpenError> {
    const NAMES: &str = "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()";
    let rows = transaction.query(NAMES, &[]).await?;
    let has = |name: &str| rows.iter().any(|row| row.get::<_, &str>(0) == name);
    if has("dighouse") {
        let row = transaction.query_opt(STATED, &[]).await?.ok_or(OpenError::DatabaseForeign)?;
        return u32::try_from(row.get::<_, i32>(0)).map_err(|_| OpenError::DatabaseForeign);
    }
    let foreign =
        ["players", "sessions", "blocks", "webhooks", "tables", "lines", "seated", "calls", "health"]
            .into_iter()
            .any(has);
    if foreign { Err(OpenError::DatabaseForeign) } else { Ok(0) }
}

/// Refuses a schema that is not that of its version.
async fn check(transaction: &mut Transaction<'_>, found: u32) -> Result<(), OpenError> {
    let actual = columns_and_more(transaction).await?;
    let scratch = transaction.savepoint("scratch").await?;
    scratch.batch_execute("SET LOCAL search_path TO pg_temp").await?;
    for step in &VERSIONS[..found as usize] {
        scratch.batch_execute(step).await?;
    }
    let made = columns_and_more(&scratch).await?;
    scratch.rollback().await?;
    let tables: Vec<&String> = made.values().map(|(table, _)| table).collect();
    let ours = actual.iter().filter(|(_, (table, _))| tables.contains(&table));
    let differs = |name: &&String| actual.get(*name) != made.get(*name);
    match ours.map(|(name, _)| name).chain(made.keys()).filter(differs).min() {
        Some(what) => Err(OpenError::DatabaseDiffers { found, what: what.clone() }),
        None => Ok(()),
    }
}

/// Columns, indexes, constraints and triggers, by name: each with its table and its definition.
async fn columns_and_more(
    transaction: &Transaction<'_>,
) -> Result<BTreeMap<String, (String, String)>, Error> {
    const SQL: &str = "WITH named AS (
            SELECT oid, relname::text AS name FROM pg_class
            WHERE relkind = 'r' AND relnamespace = (SELECT relnamespace FROM pg_class WHERE oid = to_regclass('dighouse'))
        )
        SELECT 'column ' || name || '.' || attname, name,
            concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attcollation::regcollation::text,
                attidentity::text, pg_get_expr(adbin, adrelid))
        FROM named JOIN pg_attribute ON attrelid = named.oid AND attnum > 0 AND NOT attisdropped
            LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        UNION ALL
        SELECT 'index ' || relname, name, pg_get_indexdef(indexrelid, 0, true)
        FROM named JOIN pg_index ON indrelid = named.oid JOIN pg_class ON pg_class.oid = indexrelid
        UNION ALL
        SELECT 'constraint ' || name || '.' || conname, name, pg_get_constraintdef(pg_constraint.oid, true)
        FROM named JOIN pg_constraint ON conrelid = named.oid
        UNION ALL
        SELECT 'trigger ' || name || '.' || tgname, name, pg_get_triggerdef(pg_trigger.oid, true)
        FROM named JOIN pg_trigger ON tgrelid = named.oid AND NOT tgisinternal";
    let rows = transaction.query(SQL, &[]).await?;
    Ok(rows.iter().map(|row| (row.get(0), (row.get(1), row.get(2)))).collect())
}

//! Copies all data between stores.

use std::io::Write;

use dighouse_server::store::{Inventory, Store, StoreError};
use dighouse_text::Texts;

use crate::failure::{Failure, Outcome};

/// Runs an async database task.
pub(crate) fn run_async(texts: &Texts, work: impl Future<Output = Outcome>) -> Outcome {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| {
        Failure::failed(texts.say("house-error-system", &[("what", error.to_string().into())]))
    })?;
    runtime.block_on(work)
}

/// Copies everything into an empty store and closes it.
pub(crate) async fn fill(texts: &Texts, from: Inventory, to: &dyn Store) -> Outcome {
    if to.inventory().recv().await.is_some() {
        return Err(Failure::failed(texts.say("house-error-not-empty", &[])));
    }
    copy(texts, from, to).await?;
    to.close().await;
    Ok(())
}

/// Copies everything and prints the counts.
pub(crate) async fn copy(texts: &Texts, from: Inventory, to: &dyn Store) -> Outcome {
    let copied = dighouse_server::store::copy(from, to).await.map_err(|error| stopped(texts, &error))?;
    let count = |count: usize| count.to_string().into();
    let counts = [
        ("players", count(copied.players)),
        ("tables", count(copied.tables)),
        ("lines", count(copied.lines)),
    ];
    writeln!(anstream::stdout(), "{}", texts.say("house-copied", &counts))?;
    Ok(())
}

/// The failure for a store error.
pub(crate) fn stopped(texts: &Texts, error: &StoreError) -> Failure {
    Failure::failed(texts.say("house-error-copy", &[("what", error.to_string().into())]))
}

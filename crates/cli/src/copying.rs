//! Copies of a house.

use std::io::Write;

use dighouse_server::store::{Inventory, Store, StoreError};
use dighouse_text::Texts;

use crate::failure::{Failure, Outcome};

/// Runs what waits for databases.
pub(crate) fn run_async(texts: &Texts, work: impl Future<Output = Outcome>) -> Outcome {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| {
        Failure::failed(texts.say("house-error-system", &[("what", error.to_string().into())]))
    })?;
    runtime.block_on(work)
}

/// Copies everything into a store that has nothing yet, and closes it.
pub(crate) async fn fill(texts: &Texts, from: Inventory, to: &dyn Store) -> Outcome {
    if to.inventory().recv().await.is_some() {
        return Err(Failure::failed(texts.say("house-error-not-empty", &[])));
    }
    copy(texts, from, to).await?;
    to.close().await;
    Ok(())
}

/// Copies everything, and says how much it was.
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

/// A store that could not go on.
pub(crate) fn stopped(texts: &Texts, error: &StoreError) -> Failure {
    Failure::failed(texts.say("house-error-copy", &[("what", error.to_string().into())]))
}

//! Tables as earlier versions of the program made them.

use dighouse_server::store::Store;
use serde_json::Value;

/// A table like the waiting one with this id, but made as `change` says; its id.
pub(crate) async fn made_earlier(
    store: &dyn Store,
    waiting: &str,
    change: impl FnOnce(&mut Value),
) -> String {
    let mut table = store.table(waiting).await.unwrap().expect("there is a table");
    let mut made: Value = serde_json::from_str(&table.lines[0]).unwrap();
    assert_eq!(made["deed"], "made");
    change(&mut made);
    table.lines[0] = made.to_string();
    let id: String = waiting.chars().rev().collect();
    store.create(&id, &table.lines, &table.index).await.unwrap();
    id
}

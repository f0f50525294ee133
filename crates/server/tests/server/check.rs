//! Checking stored tables by replaying them.

use std::sync::Arc;

use crate::kit::{TestServer, any, play_out, two_at_a_table};
use dighouse_server::store::{Kept, KeptTable, Store};
use dighouse_server::{Flaw, check};
use serde_json::json;

async fn tables(store: &Arc<dyn Store>) -> Vec<KeptTable> {
    let (mut inventory, mut tables) = (store.inventory(), Vec::new());
    while let Some(kept) = inventory.recv().await {
        if let Kept::Table(table) = kept.unwrap() {
            tables.push(table);
        }
    }
    tables
}

#[tokio::test]
async fn every_table_that_was_played_can_be_played_again_and_no_other() {
    let (server, store) = TestServer::open_with_store().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    play_out(&[&ala, &olek], &id, &mut any(1)).await;
    let (begun, ala, _) = two_at_a_table(&server).await;
    ala.act(&begun, &mut any(2)).await;
    ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;

    let kept = tables(&store).await;
    let actions: Vec<usize> =
        kept.iter().map(|table| check(dighouse_shelf::shelf(), table).unwrap()).collect();
    assert!(actions.len() == 3 && actions.contains(&0) && actions.contains(&1), "{actions:?}");

    let over = kept.iter().find(|table| table.id == id).unwrap();
    let table = over.id.clone();
    let lists_lie = KeptTable { index: kept[1].index.clone(), ..over.clone() };
    let mut cut_off = over.clone();
    cut_off.lines.pop();
    for other in [lists_lie, cut_off] {
        assert_eq!(
            check(dighouse_shelf::shelf(), &other),
            Err(Flaw::TableMislisted { table: table.clone() })
        );
    }
    let mut impossible = over.clone();
    let first = impossible.lines.iter().position(|line| line.contains("played")).unwrap();
    impossible.lines.remove(first);
    let mut torn = over.clone();
    torn.lines[first].truncate(20);
    for other in [impossible, torn, KeptTable { lines: Vec::new(), ..over.clone() }] {
        assert!(
            matches!(check(dighouse_shelf::shelf(), &other), Err(Flaw::TableUnreadable { .. })),
            "{:?}",
            check(dighouse_shelf::shelf(), &other)
        );
    }
}

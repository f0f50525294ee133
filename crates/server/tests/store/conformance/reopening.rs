//! Reopening a store.

use std::sync::Arc;

use dighouse_server::store::{Index, Listed, Store, StoreError, Which};

use super::{Place, guest, index, lines, list, playing, texts};

pub(crate) async fn everything_is_there_after_reopening(place: &impl Place) {
    let store = place.open().await;
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.rename("ann", "Ann").await.unwrap();
    store.create("t", &texts(&["a"]), &index()).await.unwrap();
    store.append("t", 1, &texts(&["b"]), &Index { players: texts(&["ann"]), ..playing(2) }).await.unwrap();
    store.close().await;
    drop(store);

    let store = place.open().await;
    assert_eq!(store.player_by_token(&[1; 32]).await.unwrap().unwrap().name.as_deref(), Some("Ann"));
    assert_eq!(lines(&store, "t").await, ["a", "b"]);
    let card = [Listed { table: "t".to_owned(), card: "2".to_owned(), changed: 2 }];
    assert_eq!(list(&store, Which::Playing).await, card);
    assert_eq!(list(&store, Which::Of { player: "ann", over: false }).await, card);
    assert_eq!(store.append("t", 1, &texts(&["c"]), &index()).await, Err(StoreError::Conflict));
    store.append("t", 2, &texts(&["c"]), &playing(3)).await.unwrap();
    // A store that is only dropped loses nothing either.
    drop(store);
    assert_eq!(lines(&place.open().await, "t").await, ["a", "b", "c"]);
}

pub(crate) async fn a_closed_store_refuses(place: &impl Place) {
    let store = Arc::new(place.open().await);
    store.create("t", &[], &index()).await.unwrap();
    let on_their_way: Vec<_> = (0..20)
        .map(|table: usize| {
            let store = store.clone();
            tokio::spawn(async move { (table, store.create(&table.to_string(), &[], &index()).await) })
        })
        .collect();
    tokio::join!(store.close(), store.close());
    assert!(matches!(store.lines("t").await, Err(StoreError::Closed)));
    assert!(matches!(store.list(Which::Open, 1).await, Err(StoreError::Closed)));
    assert!(matches!(store.append("t", 0, &[], &index()).await, Err(StoreError::Closed)));
    store.close().await;

    let again = place.open().await;
    for call in on_their_way {
        let (table, outcome) = call.await.unwrap();
        let kept = again.lines(&table.to_string()).await.unwrap().is_some();
        assert_eq!(kept, outcome.is_ok(), "{table}: {outcome:?}");
    }
}

//! Inventories.

use std::sync::Arc;

use dighouse_server::store::Phase;
use dighouse_server::store::{Blocked, Copied, Index, Kept, Profile, Sqlite, Store};

use super::accounts::{claim, sign_in};
use super::calls::webhook;
use super::{Place, guest, playing, texts};

/// Everything that a store keeps.
async fn everything(store: &impl Store) -> Vec<Kept> {
    let (mut inventory, mut all) = (store.inventory(), Vec::new());
    while let Some(kept) = inventory.recv().await {
        all.push(kept.unwrap());
    }
    all
}

pub(crate) async fn an_inventory_has_everything_of_one_moment(place: &impl Place) {
    const TABLES: usize = 700;
    let store = Arc::new(place.open().await);
    for table in 0..TABLES {
        store.create(&format!("{table:03}"), &[], &playing(0)).await.unwrap();
    }
    // Table after table gets a line, so at any moment the first of them have one more than the others.
    let appender = tokio::spawn({
        let store = store.clone();
        async move {
            for round in 0.. {
                for table in 0..TABLES {
                    let lines = round as usize + 1;
                    store
                        .append(&format!("{table:03}"), round, &texts(&["x"]), &playing(lines))
                        .await
                        .unwrap();
                }
            }
        }
    });
    for _ in 0..5 {
        let mut lines = Vec::new();
        for kept in everything(&*store).await {
            let Kept::Table(table) = kept else { panic!("there are no players") };
            assert_eq!(table.index.card, table.lines.len().to_string());
            lines.push(table.lines.len());
        }
        assert_eq!(lines.len(), TABLES);
        assert!(
            lines.is_sorted_by(|one, next| one >= next) && lines[0] - lines[TABLES - 1] <= 1,
            "{lines:?}"
        );
    }
    appender.abort();
}

pub(crate) async fn a_copy_is_like_the_original<P: Place>(place: &P) {
    let store = place.open().await;
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.add_player(&Profile { number: u16::MAX, ..guest("bob", 2) }).await.unwrap();
    store.set_account(claim("ann", "Zażółć 🏺", 5)).await.unwrap();
    store.sign_in(sign_in("ann", "hash of 5", 6)).await.unwrap();
    store.add_player(&guest("eve", 9)).await.unwrap();
    store.end_sessions("eve", None).await.unwrap();
    for (other, since) in [("eve", 3), ("ann", 1)] {
        store.block("bob", Blocked { player: other.to_owned(), since }).await.unwrap();
    }
    store.set_webhook("eve", Some(webhook("https://a.example"))).await.unwrap();
    for (number, phase) in [Phase::Waiting, Phase::Playing, Phase::Over].into_iter().enumerate() {
        let flags = (number == 0, number == 1, number == 2);
        let index = Index {
            phase,
            public: flags.0,
            has_open_seat: flags.1,
            bot_to_move: flags.2,
            due: flags.1.then_some(-7),
            rated: flags.2.then_some(5),
            asked: texts(&["eve", "o'neill"][..number]),
            players: texts(&["ann", "bob"][number.min(1)..]),
            ..playing(number)
        };
        store.create(&number.to_string(), &texts(&["a", "", "ż"][number..]), &index).await.unwrap();
    }
    let original = everything(&store).await;
    assert_eq!(original.len(), 6);
    // There and back: each kind of store is copied from and to.
    let (file, other) = (Sqlite::temporary().unwrap(), P::new());
    let back = other.open().await;
    is_copied(&store, &file, &original).await;
    is_copied(&file, &back, &original).await;
}

async fn is_copied(from: &impl Store, to: &impl Store, original: &[Kept]) {
    let copied = dighouse_server::store::copy(from.inventory(), to).await.unwrap();
    assert_eq!(copied, Copied { players: 3, tables: 3, lines: 6 });
    let copy = everything(to).await;
    assert!(original.iter().all(|kept| copy.contains(kept)) && copy.len() == 6, "{original:?} {copy:?}");
    // Whose turn it is, is called from the new house: Eve at two tables, although she is copied last.
    assert_eq!(to.calls(i64::MAX, 9).await.unwrap().len(), 2);
}

//! Concurrent appends: nothing is lost, doubled or half written.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use dighouse_server::store::{Store, StoreError, Which};
use tokio::task::JoinSet;

use super::{Place, all, index, lines, list, playing, texts};

pub(crate) async fn of_fifty_appenders_one_wins_each_position(place: &impl Place) {
    let store = Arc::new(place.open().await);
    store.create("t", &[], &index()).await.unwrap();
    let mut winners = Vec::new();
    for position in 0..20 {
        let append = |name: usize| {
            let store = store.clone();
            async move { store.append("t", position, &[name.to_string()], &playing(name)).await }
        };
        let outcomes = all((0..50).map(append)).await;
        let won: Vec<usize> = (0..50).filter(|&name| outcomes[name].is_ok()).collect();
        assert_eq!(won.len(), 1, "{outcomes:?}");
        assert_eq!(outcomes.iter().filter(|&outcome| *outcome == Err(StoreError::Conflict)).count(), 49);
        assert_eq!(list(&*store, Which::Playing).await[0].card, won[0].to_string());
        winners.push(won[0].to_string());
    }
    assert_eq!(lines(&*store, "t").await, winners);
}

pub(crate) async fn fifty_appenders_who_try_again_leave_no_gap(place: &impl Place) {
    const EACH: usize = 3;
    let store = Arc::new(place.open().await);
    store.create("t", &[], &index()).await.unwrap();
    let append_some = |name: usize| {
        let store = store.clone();
        async move {
            for number in 0..EACH {
                let line = [format!("{name}-{number}")];
                loop {
                    let after = lines(&*store, "t").await.len();
                    match store.append("t", after as u32, &line, &playing(after + 1)).await {
                        Ok(()) => break,
                        Err(error) => assert_eq!(error, StoreError::Conflict),
                    }
                }
            }
        }
    };
    all((0..50).map(append_some)).await;
    let lines = lines(&*store, "t").await;
    assert_eq!(lines.len(), 50 * EACH);
    for name in 0..50 {
        let own: Vec<&String> = lines.iter().filter(|line| line.starts_with(&format!("{name}-"))).collect();
        assert_eq!(
            own,
            (0..EACH).map(|number| format!("{name}-{number}")).collect::<Vec<_>>().iter().collect::<Vec<_>>()
        );
    }
    assert_eq!(list(&*store, Which::Playing).await[0].card, (50 * EACH).to_string());
}

pub(crate) async fn a_refused_append_does_not_affect_others(place: &impl Place) {
    let store = Arc::new(place.open().await);
    for table in 0..100 {
        store.create(&table.to_string(), &texts(&["a"]), &index()).await.unwrap();
    }
    let append = |table: usize| {
        let store = store.clone();
        let after = u32::from(!table.is_multiple_of(3));
        async move { store.append(&table.to_string(), after, &texts(&["b", "c"]), &index()).await }
    };
    for (table, outcome) in all((0..100).map(append)).await.into_iter().enumerate() {
        let lines = lines(&*store, &table.to_string()).await;
        if table.is_multiple_of(3) {
            assert_eq!((outcome, lines), (Err(StoreError::Conflict), texts(&["a"])));
        } else {
            assert_eq!((outcome, lines), (Ok(()), texts(&["a", "b", "c"])));
        }
    }
}

pub(crate) async fn lines_and_index_change_together(place: &impl Place) {
    const SEEN: usize = 20;
    let store = Arc::new(place.open().await);
    store.create("t", &[], &playing(0)).await.unwrap();
    let enough = Arc::new(AtomicBool::new(false));
    let appender = tokio::spawn({
        let (store, enough) = (store.clone(), enough.clone());
        async move {
            let mut lines = 0;
            while !enough.load(Ordering::Relaxed) {
                store.append("t", lines as u32, &texts(&["a", "b", "c"]), &playing(lines + 3)).await.unwrap();
                lines += 3;
            }
            lines
        }
    });
    let card = async || -> usize { list(&*store, Which::Playing).await[0].card.parse().unwrap() };
    let mut seen = BTreeSet::new();
    while seen.len() < SEEN {
        let (before, lines, after) = (card().await, lines(&*store, "t").await.len(), card().await);
        assert!(before <= lines && lines <= after, "{before} {lines} {after}");
        assert_eq!(lines % 3, 0);
        seen.insert(lines);
    }
    enough.store(true, Ordering::Relaxed);
    assert_eq!(appender.await.unwrap(), card().await);
}

pub(crate) async fn what_was_appended_is_seen_at_once(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &[], &playing(0)).await.unwrap();
    for after in 0..100 {
        store.append("t", after as u32, &[after.to_string()], &playing(after + 1)).await.unwrap();
        assert_eq!(lines(&store, "t").await.len(), after + 1);
        assert_eq!(list(&store, Which::Playing).await[0].card, (after + 1).to_string());
    }
}

pub(crate) async fn an_abandoned_append_is_whole_or_nothing(place: &impl Place) {
    let store = Arc::new(place.open().await);
    for table in 0..60 {
        store.create(&table.to_string(), &texts(&["a"]), &playing(1)).await.unwrap();
    }
    let mut calls = JoinSet::new();
    for table in 0..60 {
        let store = store.clone();
        calls.spawn(
            async move { store.append(&table.to_string(), 1, &texts(&["b", "c"]), &playing(3)).await },
        );
        if table % 7 == 0 {
            tokio::task::yield_now().await;
        }
    }
    calls.shutdown().await;
    // What is on its way comes before this.
    store.create("last", &[], &index()).await.unwrap();
    for listed in list(&*store, Which::Playing).await {
        let lines = lines(&*store, &listed.table).await.len();
        assert!(lines == 1 || lines == 3, "{lines}");
        assert_eq!(listed.card, lines.to_string());
    }
}

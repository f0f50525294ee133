//! The lines of a table: what is written, read and refused.

use std::sync::Arc;

use dighouse_server::store::{Index, KeptTable, Listed, Store, StoreError, Which};

use super::{Place, all, ids, index, lines, list, playing, texts};

pub(crate) async fn lines_come_back_in_their_order(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &texts(&["a", "b"]), &index()).await.unwrap();
    store.append("t", 2, &texts(&["c"]), &index()).await.unwrap();
    store.append("t", 3, &texts(&["b", "a", "a"]), &index()).await.unwrap();
    assert_eq!(lines(&store, "t").await, ["a", "b", "c", "b", "a", "a"]);

    let many: Vec<String> = (0..3000).map(|number| number.to_string()).collect();
    store.create("u", &many, &index()).await.unwrap();
    assert_eq!(lines(&store, "u").await, many);
}

pub(crate) async fn a_table_may_begin_empty(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &[], &index()).await.unwrap();
    assert_eq!(store.lines("t").await, Ok(Some(vec![])));
    store.append("t", 0, &texts(&["a"]), &index()).await.unwrap();
    assert_eq!(lines(&store, "t").await, ["a"]);
}

pub(crate) async fn a_reader_gets_the_lines_that_it_lacks(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &texts(&["a", "b"]), &index()).await.unwrap();
    store.append("t", 2, &texts(&["c"]), &index()).await.unwrap();
    for (after, lacks) in [(0, &["a", "b", "c"][..]), (1, &["b", "c"]), (2, &["c"]), (3, &[]), (9, &[])] {
        assert_eq!(store.lines_after("t", after).await, Ok(Some(texts(lacks))), "{after}");
    }
    for unknown in ["", "u", "t\0", "'"] {
        assert_eq!(store.lines_after(unknown, 0).await, Ok(None));
    }
}

pub(crate) async fn a_table_is_read_with_its_lines_and_its_index(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &texts(&["a", "b"]), &playing(1)).await.unwrap();
    store.create("u", &texts(&["c"]), &index()).await.unwrap();
    for (id, lines, index) in [("t", &["a", "b"][..], playing(1)), ("u", &["c"], index())] {
        let kept = KeptTable { id: id.to_owned(), lines: texts(lines), index };
        assert_eq!(store.table(id).await, Ok(Some(kept)));
    }
    for unknown in ["", "v", "t\0", "'"] {
        assert_eq!(store.table(unknown).await, Ok(None));
    }
}

pub(crate) async fn an_append_of_nothing_replaces_the_index(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &texts(&["a"]), &playing(1)).await.unwrap();
    assert_eq!(store.append("t", 0, &[], &index()).await, Err(StoreError::Conflict));
    assert_eq!(ids(&store, Which::Playing).await, ["t"]);
    store.append("t", 1, &[], &index()).await.unwrap();
    assert_eq!(lines(&store, "t").await, ["a"]);
    assert!(ids(&store, Which::Playing).await.is_empty());
}

pub(crate) async fn unknown_tables_have_no_lines_and_take_none(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.lines("t").await, Ok(None));
    assert_eq!(store.append("t", 0, &texts(&["a"]), &playing(1)).await, Err(StoreError::NoSuchTable));
    assert_eq!(store.append("t", 3, &texts(&["a"]), &playing(4)).await, Err(StoreError::NoSuchTable));
    assert_eq!(store.lines("t").await, Ok(None));
    assert!(ids(&store, Which::Playing).await.is_empty());
}

pub(crate) async fn an_id_is_taken_once(place: &impl Place) {
    let store = Arc::new(place.open().await);
    let create = |name: usize| {
        let store = store.clone();
        async move { store.create("t", &[name.to_string()], &playing(name)).await }
    };
    let outcomes = all((0..20).map(create)).await;
    let winner = outcomes.iter().position(Result::is_ok).expect("one wins");
    for (name, outcome) in outcomes.into_iter().enumerate() {
        assert!(name == winner || outcome == Err(StoreError::Taken), "{name}: {outcome:?}");
    }
    assert_eq!(lines(&*store, "t").await, [winner.to_string()]);
    assert_eq!(list(&*store, Which::Playing).await[0].card, winner.to_string());
}

pub(crate) async fn an_append_after_another_number_of_lines_is_a_conflict(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &texts(&["a", "b"]), &playing(2)).await.unwrap();
    for after in [0, 1, 3, u32::MAX] {
        let outcome = store.append("t", after, &texts(&["c"]), &index()).await;
        assert_eq!(outcome, Err(StoreError::Conflict), "{after}");
    }
    assert_eq!(lines(&store, "t").await, ["a", "b"]);
    assert_eq!(list(&store, Which::Playing).await[0].card, "2");
}

pub(crate) async fn any_text_is_kept(place: &impl Place) {
    let store = place.open().await;
    let long = "{\"żółć\":\"🏺\"}".repeat(6000);
    assert!(long.len() > 100_000);
    let odd = [
        "",
        " ",
        "zażółć gęślą jaźń",
        "🏺👩‍🚀\u{200b}",
        "a\nb\r\nc",
        "'; DROP TABLE lines; --",
        "\"\\[]{}",
        &long,
    ];
    for (number, text) in odd.iter().enumerate() {
        let (table, player) = (format!("table {text:.40}"), format!("player {text:.40}"));
        let index = Index {
            card: (*text).to_owned(),
            players: texts(&["x", &player]),
            changed: number as i64,
            ..index()
        };
        store.create(&table, &texts(&[text]), &index).await.unwrap();
        store.append(&table, 1, &texts(&odd), &index).await.unwrap();
        assert_eq!(lines(&store, &table).await[0], *text);
        assert_eq!(lines(&store, &table).await[1..], odd);
        let listed = list(&store, Which::Of { player: &player, over: false }).await;
        assert_eq!(listed, [Listed { table, card: (*text).to_owned(), changed: number as i64 }]);
    }
}

pub(crate) async fn lines_are_redacted_together_with_an_append(place: &impl Place) {
    let store = place.open().await;
    let other = [(0, "-".to_owned()), (2, "ż".to_owned()), (9, "nowhere".to_owned())];
    assert_eq!(store.redact("t", 0, &other, &[], &index()).await, Err(StoreError::NoSuchTable));
    for table in ["t", "u"] {
        store.create(table, &texts(&["a", "b", "c"]), &playing(3)).await.unwrap();
    }
    assert_eq!(store.redact("t", 2, &other, &texts(&["d"]), &playing(4)).await, Err(StoreError::Conflict));
    assert_eq!(lines(&store, "t").await, ["a", "b", "c"]);
    store.redact("t", 3, &other, &texts(&["d"]), &playing(4)).await.unwrap();
    assert_eq!(lines(&store, "t").await, ["-", "b", "ż", "d"]);
    assert_eq!(lines(&store, "u").await, ["a", "b", "c"]);
    assert_eq!(ids(&store, Which::Playing).await, ["t", "u"]);
}

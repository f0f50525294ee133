//! Webhooks and calls.

use dighouse_server::store::{Called, Claim, GRACE, Index, Sqlite, Store, StoreError, Webhook, Whose};

use super::{Place, guest, index, playing, texts};

pub(crate) fn webhook(url: &str) -> Webhook {
    Webhook {
        url: url.to_owned(),
        secret: "kot".to_owned(),
        home: "https://dig.example".to_owned(),
        lang: "pl".to_owned(),
        on: true,
        failures: 0,
        problem: None,
    }
}

/// An index in which these people must act since a moment.
fn asks(people: &[&str], changed: i64) -> Index {
    Index { asked: texts(people), changed, ..index() }
}

/// The calls that are due before a moment, with the number of attempts.
async fn due(store: &dyn Store, before: i64) -> Vec<(String, String, u32)> {
    let calls = store.calls(before, 100).await.unwrap();
    calls.into_iter().map(|call| (call.player, call.table, call.tries)).collect()
}

fn call(player: &str, table: &str, tries: u32) -> (String, String, u32) {
    (player.to_owned(), table.to_owned(), tries)
}

fn claim(table: &str, since: u32, tries: u32, again: Option<i64>) -> Claim {
    Claim { player: "ann".to_owned(), table: table.to_owned(), since, tries, again }
}

fn called(table: Option<&str>, problem: Option<&str>) -> Called {
    let (table, problem) = (table.map(str::to_owned), problem.map(str::to_owned));
    Called { player: "ann".to_owned(), table, problem, patience: 3 }
}

/// Ann has a webhook, Bob does not.
async fn with_ann(place: &impl Place) -> impl Store {
    let store = place.open().await;
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.add_player(&guest("bob", 2)).await.unwrap();
    store.set_webhook("ann", Some(webhook("https://a.example"))).await.unwrap();
    store
}

async fn kept(store: &dyn Store) -> Option<Webhook> {
    store.profile(Whose::Id("ann")).await.unwrap().unwrap().webhook
}

pub(crate) async fn a_webhook_is_set_changed_and_taken(place: &impl Place) {
    let store = place.open().await;
    let missing = store.set_webhook("ann", Some(webhook("https://a.example"))).await;
    assert_eq!(missing, Err(StoreError::NoSuchPlayer));
    drop(store);
    let store = with_ann(place).await;
    assert!(store.player_by_token(&[1; 32]).await.unwrap().unwrap().webhook);
    assert!(!store.player_by_token(&[2; 32]).await.unwrap().unwrap().webhook);
    let other =
        Webhook { on: false, failures: 7, problem: Some("x".to_owned()), ..webhook("https://b.example") };
    store.set_webhook("ann", Some(other.clone())).await.unwrap();
    assert_eq!(kept(&store).await, Some(other));
    store.set_webhook("ann", None).await.unwrap();
    assert_eq!(kept(&store).await, None);
    assert!(!store.player_by_token(&[1; 32]).await.unwrap().unwrap().webhook);
}

pub(crate) async fn a_call_comes_with_the_turn_and_goes_with_it(place: &impl Place) {
    let store = with_ann(place).await;
    store.create("t", &texts(&["a"]), &asks(&["ann", "bob"], 1000)).await.unwrap();
    assert_eq!(due(&store, 1000 + GRACE).await, []);
    assert_eq!(due(&store, 1001 + GRACE).await, [call("ann", "t", 0)]);
    let whole = store.calls(i64::MAX, 9).await.unwrap().remove(0);
    assert_eq!((whole.since, whole.webhook), (1, webhook("https://a.example")));
    // A turn of many decisions is one.
    store.append("t", 1, &texts(&["b"]), &asks(&["ann"], 9000)).await.unwrap();
    assert_eq!(store.calls(1001 + GRACE, 9).await.unwrap()[0].since, 1);
    store.append("t", 2, &texts(&["c"]), &asks(&["bob"], 9000)).await.unwrap();
    assert_eq!(due(&store, i64::MAX).await, []);
    store.append("t", 3, &texts(&["d"]), &asks(&["ann"], 9000)).await.unwrap();
    assert_eq!(due(&store, 9001 + GRACE).await, [call("ann", "t", 0)]);
    store.saw_turn("ann", "t").await.unwrap();
    store.append("t", 4, &texts(&["e"]), &asks(&["ann"], 9000)).await.unwrap();
    assert_eq!(due(&store, i64::MAX).await, [], "it was seen");
    store.create("u", &[], &asks(&["ann"], 5)).await.unwrap();
    store.set_webhook("ann", None).await.unwrap();
    assert_eq!(due(&store, i64::MAX).await, []);
    store.remove_player("ann").await.unwrap();
}

pub(crate) async fn a_try_is_claimed_once(place: &impl Place) {
    let store = with_ann(place).await;
    store.create("t", &texts(&["a"]), &asks(&["ann"], 0)).await.unwrap();
    store.claim_call(claim("t", 1, 0, Some(500))).await.unwrap();
    assert_eq!(store.claim_call(claim("t", 1, 0, Some(900))).await, Err(StoreError::Conflict));
    assert_eq!(
        store.claim_call(claim("t", 2, 1, Some(900))).await,
        Err(StoreError::Conflict),
        "another turn"
    );
    assert_eq!(store.claim_call(claim("x", 1, 1, Some(900))).await, Err(StoreError::Conflict));
    assert_eq!(due(&store, 500).await, []);
    assert_eq!(due(&store, 501).await, [call("ann", "t", 1)]);
    store.claim_call(claim("t", 1, 1, None)).await.unwrap();
    assert_eq!(due(&store, i64::MAX).await, [], "that was the last one");
    assert_eq!(store.claim_call(claim("t", 1, 2, Some(900))).await, Err(StoreError::Conflict));
}

pub(crate) async fn failures_are_counted_and_turn_a_webhook_off(place: &impl Place) {
    let store = with_ann(place).await;
    store.create("t", &texts(&["a"]), &asks(&["ann"], 0)).await.unwrap();
    for (number, problem) in [(1, "one"), (2, "two")] {
        store.called(called(Some("t"), Some(problem))).await.unwrap();
        let failed =
            Webhook { failures: number, problem: Some(problem.to_owned()), ..webhook("https://a.example") };
        assert_eq!(kept(&store).await, Some(failed));
    }
    assert_eq!(due(&store, i64::MAX).await, [call("ann", "t", 0)]);
    store.called(called(None, None)).await.unwrap();
    assert_eq!(kept(&store).await, Some(webhook("https://a.example")), "a success makes good");
    for _ in 0..3 {
        store.called(called(Some("t"), Some("again"))).await.unwrap();
    }
    assert!(kept(&store).await.is_some_and(|webhook| !webhook.on && webhook.failures == 3));
    assert_eq!(due(&store, i64::MAX).await, [], "it is off");
    store.create("u", &[], &asks(&["ann"], 0)).await.unwrap();
    store.called(called(Some("t"), None)).await.unwrap();
    assert!(kept(&store).await.is_some_and(|webhook| webhook.on));
    assert_eq!(due(&store, i64::MAX).await, [], "and there is nothing left to do");
}

pub(crate) async fn calls_survive_reopening_and_copies(place: &impl Place) {
    let store = with_ann(place).await;
    store.called(called(None, Some("why"))).await.unwrap();
    store.create("t", &texts(&["a"]), &Index { asked: texts(&["ann"]), ..playing(1) }).await.unwrap();
    store.claim_call(claim("t", 1, 0, Some(7))).await.unwrap();
    store.close().await;
    drop(store);
    let store = place.open().await;
    assert_eq!(due(&store, i64::MAX).await, [call("ann", "t", 1)]);
    let copy = Sqlite::temporary().unwrap();
    dighouse_server::store::copy(store.inventory(), &copy).await.unwrap();
    assert_eq!(kept(&copy).await, kept(&store).await);
    assert_eq!(
        due(&copy, i64::MAX).await,
        [call("ann", "t", 0)],
        "whose turn it is is called from the new house"
    );
}

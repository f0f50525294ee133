//! Guests and their tokens.

use dighouse_server::store::{
    Account, Blocked, Index, Phase, Player, Profile, Session, Store, StoreError, Whose,
};

use super::{Place, guest, index, session, texts};

pub(crate) async fn players_are_known_by_their_tokens(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.player_by_token(&[1; 32]).await, Ok(None));
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.add_player(&Profile { number: u16::MAX, ..guest("bob", 2) }).await.unwrap();
    let ann = Player {
        id: "ann".to_owned(),
        name: None,
        number: 17,
        account: false,
        blocked: vec![],
        webhook: false,
    };
    let bob = Player { id: "bob".to_owned(), number: u16::MAX, ..ann.clone() };
    assert_eq!(store.player_by_token(&[1; 32]).await, Ok(Some(ann)));
    assert_eq!(store.player_by_token(&[2; 32]).await, Ok(Some(bob)));
    assert_eq!(store.player_by_token(&[3; 32]).await, Ok(None));
}

pub(crate) async fn ids_and_tokens_of_players_are_taken_once(place: &impl Place) {
    let store = place.open().await;
    store.add_player(&guest("ann", 1)).await.unwrap();
    assert_eq!(store.add_player(&guest("ann", 2)).await, Err(StoreError::Taken));
    assert_eq!(store.add_player(&guest("bob", 1)).await, Err(StoreError::Taken));
    assert_eq!(store.player_by_token(&[2; 32]).await, Ok(None));
    assert_eq!(store.player_by_token(&[1; 32]).await.unwrap().unwrap().id, "ann");
    // The number tells guests apart only as far as it goes.
    store.add_player(&guest("bob", 2)).await.unwrap();
}

pub(crate) async fn players_can_be_renamed(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.rename("ann", "Ann").await, Err(StoreError::NoSuchPlayer));
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.add_player(&guest("bob", 2)).await.unwrap();
    for name in ["Ann", "Zażółć 🏺", "Ann"] {
        store.rename("ann", name).await.unwrap();
        store.rename("bob", name).await.unwrap();
        assert_eq!(store.player_by_token(&[1; 32]).await.unwrap().unwrap().name.as_deref(), Some(name));
    }
}

pub(crate) async fn players_block_each_other(place: &impl Place) {
    let store = place.open().await;
    let block = |player: &str, since| Blocked { player: player.to_owned(), since };
    assert_eq!(store.block("ann", block("bob", 1)).await, Err(StoreError::NoSuchPlayer));
    for (id, token) in [("ann", 1), ("bob", 2), ("eve", 3)] {
        store.add_player(&guest(id, token)).await.unwrap();
    }
    for (other, since) in [("eve", 5), ("bob", 4), ("nobody", 6), ("bob", 9)] {
        store.block("ann", block(other, since)).await.unwrap();
    }
    store.block("bob", block("ann", 7)).await.unwrap();
    let blocked = [block("bob", 4), block("eve", 5), block("nobody", 6)];
    assert_eq!(store.profile(Whose::Id("ann")).await.unwrap().unwrap().blocked, blocked);
    assert_eq!(store.player_by_token(&[1; 32]).await.unwrap().unwrap().blocked, ["bob", "eve", "nobody"]);
    assert!(store.player_by_token(&[3; 32]).await.unwrap().unwrap().blocked.is_empty());
    store.unblock("ann", "bob").await.unwrap();
    store.unblock("ann", "bob").await.unwrap();
    store.unblock("nobody", "bob").await.unwrap();
    assert_eq!(store.player_by_token(&[1; 32]).await.unwrap().unwrap().blocked, ["eve", "nobody"]);
    store.remove_player("eve").await.unwrap();
    assert_eq!(store.player_by_token(&[1; 32]).await.unwrap().unwrap().blocked, ["nobody"]);
    store.remove_player("ann").await.unwrap();
    store.add_player(&guest("ann", 8)).await.unwrap();
    assert!(store.player_by_token(&[8; 32]).await.unwrap().unwrap().blocked.is_empty());
    assert_eq!(store.player_by_token(&[2; 32]).await.unwrap().unwrap().blocked, [] as [&str; 0]);
}

pub(crate) async fn idle_guests_are_removed(place: &impl Place) {
    const CUTOFF: i64 = 1_000;
    let store = place.open().await;
    let came =
        |id: &str, token, since| Profile::guest(id.to_owned(), 17, Session { since, ..session(token) });
    let account = Some(Account { login: "owner".to_owned(), password: "hash".to_owned() });
    store.add_player(&Profile { account, ..came("owner", 1, 0) }).await.unwrap();
    for (token, id) in (2..).zip(["idle", "idler", "played-once", "plays", "waits", "played-lately"]) {
        store.add_player(&came(id, token, CUTOFF - 1)).await.unwrap();
    }
    store.add_player(&came("new", 9, CUTOFF)).await.unwrap();
    store.block("owner", Blocked { player: "idle".to_owned(), since: 1 }).await.unwrap();
    for (player, phase, changed) in [
        ("played-once", Phase::Over, CUTOFF - 1),
        ("plays", Phase::Playing, 0),
        ("waits", Phase::Waiting, 0),
        ("played-lately", Phase::Over, CUTOFF),
    ] {
        let index = Index { phase, changed, players: texts(&[player]), ..index() };
        store.create(player, &texts(&["line"]), &index).await.unwrap();
    }
    let all = ["owner", "idle", "idler", "played-once", "plays", "waits", "played-lately", "new"];
    let left = async || {
        let mut left = Vec::new();
        for id in all {
            if store.profile(Whose::Id(id)).await.unwrap().is_some() {
                left.push(id);
            }
        }
        left
    };
    store.remove_idle_guests(CUTOFF, 1).await.unwrap();
    assert_eq!(left().await.len(), all.len() - 1, "no more than it was told");
    store.remove_idle_guests(CUTOFF, 100).await.unwrap();
    assert_eq!(left().await, ["owner", "plays", "waits", "played-lately", "new"]);
    assert_eq!(store.player_by_token(&[2; 32]).await, Ok(None), "sessions go too");
    assert_eq!(store.profile(Whose::Id("owner")).await.unwrap().unwrap().blocked, []);
    assert_eq!(store.lines("played-once").await.unwrap().unwrap(), ["line"], "tables stay");
}

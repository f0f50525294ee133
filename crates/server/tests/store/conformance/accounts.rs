//! Accounts, their passwords and their sessions.

use std::sync::Arc;

use dighouse_server::store::{Account, AccountChange, Index, Profile, SignIn, Store, StoreError, Whose};

use super::{Place, all, guest, index, lines, session, texts};

/// Turns a guest into an account; its password and its only session have this number.
pub(super) fn claim(player: &str, name: &str, number: u8) -> AccountChange {
    let account = Account { login: name.to_lowercase(), password: format!("hash of {number}") };
    let (player, name) = (player.to_owned(), name.to_owned());
    AccountChange { player, was: None, name, account, only: Some(session(number)) }
}

pub(super) fn sign_in(player: &str, password: &str, token: u8) -> SignIn {
    let (player, password) = (player.to_owned(), password.to_owned());
    SignIn { player, password, session: session(token), instead_of: None }
}

/// The player with a token.
async fn known(store: &impl Store, token: u8) -> Option<String> {
    store.player_by_token(&[token; 32]).await.unwrap().map(|player| player.id)
}

pub(crate) async fn a_guest_becomes_an_account(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.set_account(claim("ann", "Ann", 2)).await, Err(StoreError::NoSuchPlayer));
    store.add_player(&guest("ann", 1)).await.unwrap();
    assert_eq!(store.profile(Whose::Id("ann")).await, Ok(Some(guest("ann", 1))));
    assert_eq!(store.profile(Whose::Login("ann")).await, Ok(None));
    store.set_account(claim("ann", "Ann", 2)).await.unwrap();
    let ann = Profile {
        name: Some("Ann".to_owned()),
        account: Some(Account { login: "ann".to_owned(), password: "hash of 2".to_owned() }),
        sessions: vec![session(2)],
        ..guest("ann", 1)
    };
    assert_eq!(store.profile(Whose::Id("ann")).await, Ok(Some(ann.clone())));
    assert_eq!(store.profile(Whose::Login("ann")).await, Ok(Some(ann.clone())));
    assert_eq!(store.player_by_token(&[2; 32]).await, Ok(Some(ann.player())));
    assert!(ann.player().account);
    assert_eq!(known(&store, 1).await, None, "the session of the guest has ended");
    assert_eq!(store.rename("ann", "Eve").await, Err(StoreError::Conflict), "that is for guests");
    drop(store);
    assert_eq!(place.open().await.profile(Whose::Login("ann")).await, Ok(Some(ann)));
}

pub(crate) async fn a_login_is_taken_once(place: &impl Place) {
    let store = Arc::new(place.open().await);
    for number in 0..20 {
        store.add_player(&guest(&number.to_string(), number)).await.unwrap();
    }
    let claim_it = |number: u8| {
        let store = store.clone();
        async move { store.set_account(claim(&number.to_string(), "Ann", 100 + number)).await }
    };
    let outcomes = all((0..20).map(claim_it)).await;
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1, "{outcomes:?}");
    for (number, outcome) in (0..20).zip(outcomes) {
        let changed = outcome.is_ok();
        assert!(changed || outcome == Err(StoreError::Taken), "{outcome:?}");
        assert_eq!(known(&*store, number).await.is_none(), changed, "nobody else lost the session");
        assert_eq!(known(&*store, 100 + number).await.is_some(), changed);
    }
    let taken = Profile { account: Some(claim("x", "Ann", 0).account), ..guest("x", 200) };
    assert_eq!(store.add_player(&taken).await, Err(StoreError::Taken));
}

pub(crate) async fn an_account_changes_only_from_its_expected_password(place: &impl Place) {
    let store = place.open().await;
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.set_account(claim("ann", "Ann", 2)).await.unwrap();
    store.sign_in(sign_in("ann", "hash of 2", 3)).await.unwrap();
    assert_eq!(store.set_account(claim("ann", "Ann", 4)).await, Err(StoreError::Conflict), "it is claimed");
    let was = |was: &str| AccountChange { was: Some(was.to_owned()), ..claim("ann", "Eve", 5) };
    assert_eq!(store.set_account(was("hash of 1")).await, Err(StoreError::Conflict));
    assert_eq!(known(&store, 3).await.as_deref(), Some("ann"));
    let renamed = AccountChange {
        only: None,
        account: Account { login: "eve".to_owned(), ..claim("", "", 2).account },
        ..was("hash of 2")
    };
    store.set_account(renamed).await.unwrap();
    assert_eq!(known(&store, 2).await, known(&store, 3).await, "both sessions stay");
    assert_eq!(store.profile(Whose::Login("ann")).await, Ok(None));
    store.set_account(was("hash of 2")).await.unwrap();
    let profile = store.profile(Whose::Login("eve")).await.unwrap().unwrap();
    assert_eq!(
        (profile.sessions, profile.account.unwrap().password),
        (vec![session(5)], "hash of 5".to_owned())
    );
    store.add_player(&guest("bob", 6)).await.unwrap();
    store.set_account(claim("bob", "Ann", 7)).await.unwrap();
}

pub(crate) async fn signing_in_needs_the_current_password(place: &impl Place) {
    let store = place.open().await;
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.add_player(&guest("bob", 2)).await.unwrap();
    assert_eq!(store.sign_in(sign_in("ann", "hash of 3", 4)).await, Err(StoreError::Conflict), "a guest");
    assert_eq!(store.sign_in(sign_in("eve", "hash of 3", 4)).await, Err(StoreError::Conflict), "nobody");
    store.set_account(claim("ann", "Ann", 3)).await.unwrap();
    assert_eq!(store.sign_in(sign_in("ann", "hash of 1", 4)).await, Err(StoreError::Conflict));
    assert_eq!(known(&store, 4).await, None);
    store.sign_in(SignIn { instead_of: Some([2; 32]), ..sign_in("ann", "hash of 3", 4) }).await.unwrap();
    assert_eq!(known(&store, 2).await, None, "the browser was bob's");
    assert_eq!(known(&store, 3).await.as_deref(), Some("ann"));
    assert_eq!(known(&store, 4).await.as_deref(), Some("ann"));
    store.sign_in(SignIn { instead_of: Some([9; 32]), ..sign_in("ann", "hash of 3", 5) }).await.unwrap();
    assert_eq!(known(&store, 5).await.as_deref(), Some("ann"), "whatever the browser was before");
}

pub(crate) async fn sessions_end_one_by_one_or_all(place: &impl Place) {
    let store = place.open().await;
    for (id, token) in [("ann", 1), ("bob", 2)] {
        store.add_player(&guest(id, token)).await.unwrap();
    }
    store.set_account(claim("ann", "Ann", 3)).await.unwrap();
    for token in [4, 5] {
        store.sign_in(sign_in("ann", "hash of 3", token)).await.unwrap();
    }
    store.end_sessions("ann", Some([4; 32])).await.unwrap();
    store.end_sessions("ann", Some([2; 32])).await.unwrap();
    assert_eq!(known(&store, 4).await, None);
    assert_eq!(known(&store, 5).await.as_deref(), Some("ann"));
    assert_eq!(known(&store, 2).await.as_deref(), Some("bob"), "another's session is not hers to end");
    store.end_sessions("ann", None).await.unwrap();
    store.end_sessions("nobody", None).await.unwrap();
    assert_eq!((known(&store, 3).await, known(&store, 5).await), (None, None));
    assert_eq!(known(&store, 2).await.as_deref(), Some("bob"));
    store.sign_in(sign_in("ann", "hash of 3", 6)).await.unwrap();
}

pub(crate) async fn a_player_who_is_removed_is_not_known(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.remove_player("ann").await, Err(StoreError::NoSuchPlayer));
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.set_account(claim("ann", "Ann", 2)).await.unwrap();
    store.create("t", &texts(&["a"]), &Index { players: texts(&["ann"]), ..index() }).await.unwrap();
    store.remove_player("ann").await.unwrap();
    assert_eq!((known(&store, 1).await, known(&store, 2).await), (None, None));
    assert_eq!(store.profile(Whose::Id("ann")).await, Ok(None));
    assert_eq!(store.profile(Whose::Login("ann")).await, Ok(None));
    assert_eq!(lines(&store, "t").await, ["a"], "the tables stay");
    store.add_player(&guest("bob", 1)).await.unwrap();
    store.set_account(claim("bob", "Ann", 2)).await.unwrap();
}

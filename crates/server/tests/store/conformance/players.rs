//! Guests and their tokens.

use server::store::{Player, Profile, Store, StoreError};

use super::{Place, guest};

pub(crate) async fn players_are_known_by_their_tokens(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.player_by_token(&[1; 32]).await, Ok(None));
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.add_player(&Profile { number: u16::MAX, ..guest("bob", 2) }).await.unwrap();
    let ann = Player { id: "ann".to_owned(), name: None, number: 17, account: false };
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

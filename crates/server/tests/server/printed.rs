//! What is printed on the components.

use reqwest::Method;
use serde_json::Value;

use crate::kit::{TestServer, send};

#[tokio::test]
async fn every_game_says_what_is_printed_on_its_components() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    for game in dighouse_shelf::shelf().games() {
        let printed = stranger.get(&format!("/api/games/{}/printed", game.info().id)).await;
        assert_eq!(printed.header("content-type"), "application/json");
        assert_eq!(printed.good(), game.printed().unwrap());
    }
    let arnak = stranger.get("/api/games/arnak/printed").await.good();
    let cards = arnak["cards"].as_array().unwrap();
    let hat = cards.iter().find(|card| card["id"] == "hat").unwrap();
    assert!(hat["effect"].as_array().unwrap().iter().all(|step| step["step"].is_string()), "{hat}");
}

#[tokio::test]
async fn who_has_it_is_not_sent_it_again() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    let path = "/api/games/mykerinos/printed";
    let first = stranger.get(path).await;
    let tag = first.header("etag");
    assert!(tag.starts_with('"') && tag.len() > 10, "{tag}");
    assert_eq!(first.header("cache-control"), "no-cache");
    let again = |tag: &str| send(stranger.request(Method::GET, path).header("if-none-match", tag));
    let kept = again(tag).await;
    assert_eq!((kept.status.as_u16(), kept.text.as_str(), kept.header("etag")), (304, "", tag));
    let changed = again("\"0123456789abcdef\"").await;
    assert_eq!((changed.status.as_u16(), changed.json()), (200, first.json()));
}

#[tokio::test]
async fn an_unknown_game_has_no_components() {
    let server = TestServer::open().await;
    let refused = server.stranger().get("/api/games/chess/printed").await.refused(404, "unknown-game");
    assert_eq!(refused["game"], Value::from("chess"));
    assert!(refused["known"].as_str().unwrap().contains("arnak"));
}

//! Analyses of finished games.

use std::time::Duration;

use crate::kit::{Guest, TestServer, any, play_out};
use serde_json::{Value, json};

async fn finished(server: &TestServer, game: &str) -> (String, Guest, Value) {
    let ala = server.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
    let id = ala.make_with(json!({ "game": game, "public": true, "seats": seats })).await;
    ala.get(&format!("/api/tables/{id}/analysis")).await.refused(409, "not-over");
    let over = play_out(&[&ala], &id, &mut any(3)).await;
    (id, ala, over)
}

/// The complete analysis of a finished game.
async fn analysed(server: &TestServer, game: &str) -> Vec<Value> {
    let (id, ala, over) = finished(server, game).await;
    let path = format!("/api/tables/{id}/analysis");
    let mut analysis = ala.get(&path).await.good();
    while analysis["of"] == 0 || analysis["done"] != analysis["of"] {
        tokio::time::sleep(Duration::from_millis(50)).await;
        analysis = server.stranger().get(&path).await.good();
    }
    assert_eq!(analysis["of"], over["game_now"]["step"], "every action is looked at");
    analysis["moments"].as_array().unwrap().clone()
}

/// The chances of all seats to win, which add up to one.
fn are_chances_of_two(moment: &Value) -> bool {
    let chances: Vec<f64> =
        moment["chances"].as_array().unwrap().iter().map(|part| part.as_f64().unwrap()).collect();
    chances.len() == 2 && (chances.iter().sum::<f64>() - 1.0).abs() < 1e-9
}

#[tokio::test]
async fn every_decision_of_a_finished_game_is_analysed_with_what_could_be_known() {
    let server = TestServer::open().await;
    let moments = analysed(&server, "mykerinos").await;
    assert!(moments.len() > 20, "{}", moments.len());
    for moment in &moments {
        assert!(are_chances_of_two(moment), "{moment}");
        assert!(moment["best"]["points"].as_f64().unwrap().is_finite());
        let lost = moment["standing_lost"].as_f64();
        assert!(lost.is_none_or(|lost| (0.0..=1.0).contains(&lost)), "{moment}");
        assert_eq!(moment["rank"].is_null(), lost.is_none());
    }
    let regretted = moments.iter().filter(|moment| moment["rank"] != 1).count();
    assert!(regretted * 2 > moments.len(), "who plays at random plays badly");
}

#[tokio::test]
async fn guessing_a_rack_reveals_nothing_about_the_others() {
    let server = TestServer::open().await;
    let moments = analysed(&server, "lost-code").await;
    let (guesses, others): (Vec<_>, Vec<_>) =
        moments.iter().partition(|moment| moment["best"]["choice"]["data"]["action"] == "guess");
    assert!(guesses.len() > 5 && others.len() > 5, "{moments:?}");
    assert!(guesses.iter().all(|moment| moment["chances"] == json!([])), "{guesses:?}");
    assert!(others.iter().all(|moment| are_chances_of_two(moment)), "{others:?}");
}

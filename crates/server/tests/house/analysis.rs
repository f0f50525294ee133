//! Finished games, thought over once more.

use std::time::Duration;

use crate::kit::{Guest, House, any, play_out};
use serde_json::{Value, json};

async fn finished(house: &House, game: &str) -> (String, Guest, Value) {
    let ala = house.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
    let id = ala.make_with(json!({ "game": game, "seats": seats })).await;
    ala.get(&format!("/api/tables/{id}/analysis")).await.refused(409, "not-over");
    let over = play_out(&[&ala], &id, &mut any(3)).await;
    (id, ala, over)
}

#[tokio::test]
async fn every_decision_of_a_finished_game_is_judged_by_what_could_be_known() {
    let house = House::open().await;
    let (id, ala, over) = finished(&house, "mykerinos").await;
    let path = format!("/api/tables/{id}/analysis");
    let mut analysis = ala.get(&path).await.good();
    while analysis["of"] == 0 || analysis["done"] != analysis["of"] {
        tokio::time::sleep(Duration::from_millis(50)).await;
        analysis = house.stranger().get(&path).await.good();
    }
    assert_eq!(analysis["of"], over["game_now"]["step"], "every action is looked at");
    let moments = analysis["moments"].as_array().unwrap();
    assert!(moments.len() > 20, "{}", moments.len());
    for moment in moments {
        let chances: Vec<f64> =
            moment["chances"].as_array().unwrap().iter().map(|part| part.as_f64().unwrap()).collect();
        let sum: f64 = chances.iter().sum();
        assert!(chances.len() == 2 && (sum - 1.0).abs() < 1e-9, "one of both wins: {moment}");
        assert!(moment["best"]["points"].as_f64().unwrap().is_finite());
        let lost = moment["standing_lost"].as_f64();
        assert!(lost.is_none_or(|lost| (0.0..=1.0).contains(&lost)), "{moment}");
        assert_eq!(moment["rank"].is_null(), lost.is_none());
    }
    let regretted = moments.iter().filter(|moment| moment["rank"] != 1).count();
    assert!(regretted * 2 > moments.len(), "who plays at random plays badly");
}

//! The one door for positions: what the box does not allow is refused, and the words say why.

use crate::kit::{Scene, begin, play, scene};
use dighouse_arnak::Arnak;
use dighouse_game::{Game, Impossible, ScenarioError, scenario};

fn refusal(text: &str) -> String {
    match scenario::read::<Arnak>(text) {
        Ok(_) => "accepted".to_owned(),
        Err(ScenarioError::Impossible(Impossible { what }) | ScenarioError::Malformed { what, .. }) => what,
        Err(other) => format!("{other:?}"),
    }
}

#[test]
fn a_new_game_is_a_position() {
    for seats in 1..=4 {
        for temple in ["bird", "snake"] {
            let game = begin(seats, &[("temple", temple)], 2);
            assert_eq!(scenario::read::<Arnak>(&scenario::write(&game)).as_ref(), Ok(&game));
            assert_eq!(scenario::of_line::<Arnak>(&scenario::to_line(&game)).as_ref(), Ok(&game));
        }
    }
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let text = Scene::new(2, &[]).with("hand hat; tokens coin 1").text();
    assert_eq!(refusal(&text), "accepted");
    for (from, to, why) in [
        ("hand = [\"hat\"]", "hand = [\"rope\"]", "`rope` lies in 2 places"),
        ("hand = [\"hat\"]", "hand = []", "`hat` lies in 0 places"),
        ("hand = [\"hat\"]", "hand = [\"hut\"]", "`hut` is not a card"),
        ("hand = [\"hat\"]", "hand = [\"hat\", \"fear\"]", "19 Fear cards"),
        ("hand = [\"hat\"]", "hand = [\"hat/9\"]", "`hat/9` is not a card"),
        ("fears = 15", "fears = 16", "19 Fear cards"),
        ("coin = 1", "coin = 200", "so many tokens"),
        ("round = 1", "round = 2", "the row has as many places"),
        ("round = 1", "round = 6", "five rounds"),
        ("arrived = 0", "arrived = 1", "first ranks"),
        ("paid_idols = 0", "paid_idols = 1", "16 idols"),
        ("turn = 1", "turn = 3", "an empty seat"),
        ("tasks = []", "tasks = [\"draw 0\"]", "by itself"),
        ("tasks = []", "tasks = [\"run 0 of draw 9\"]", "not something to be done"),
        ("tasks = []", "tasks = [\"use-site b1\", \"exile\"]", "makes no sense"),
        ("tasks = []", "tasks = [\"pay-travel\"]", "nothing can be done"),
        ("tasks = []", "tasks = [\"keep top\"]", "makes no sense"),
        ("tasks = []", "tasks = [\"look 9 top\"]", "makes no sense"),
        ("blocked = [\"a1\"", "blocked = [\"b1\"", "only camps"),
        ("glass = 0", "glass = 15", "15 spaces"),
        ("glass = 0", "glass = 14", "rank"),
        ("notebook = 0", "notebook = 3", "above the magnifying glass"),
        ("main_done = false", "main = false", "unknown field"),
        ("slots = 0", "slots = 5", "four slots"),
        ("top_seen = [", "top_seen = [true, ", "2 belong there"),
    ] {
        assert!(text.contains(from), "{from}");
        let refused = refusal(&text.replacen(from, to, 1));
        assert!(refused.contains(why), "{to}: {refused:?} does not say {why:?}");
    }
}

#[test]
fn a_payment_that_cannot_be_finished_is_no_position() {
    let mut game = scene("hand funding-car; site b1 l1-02");
    play(&mut game, "dig b1");
    let text = scenario::write(&game);
    assert_eq!(refusal(&text), "accepted");
    let poor = text.replacen("hand = [\"funding-car\"]", "hand = []", 1);
    let poor = poor.replacen("played = []", "played = [\"funding-car\"]", 1);
    assert_eq!(refusal(&poor), "`pay-travel` makes no sense here");
    assert!(!game.decision().is_over());
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Arnak>() <= 2048, "{} bytes", size_of::<Arnak>());
}

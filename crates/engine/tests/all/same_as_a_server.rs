//! An engine shows what a server shows of the same history.

use dighouse_table::{Player, ReadSoFar, Table};
use serde_json::{Value, json};

use crate::kit::{Browser, TABLE};

/// The lines that an engine wrote, read by the code of a server, give the same table after each of them.
#[test]
fn the_same_history_gives_the_same_table() {
    let me = Player {
        id: "me".to_owned(),
        name: Some("Ala".to_owned()),
        number: 0,
        account: false,
        blocked: Vec::new(),
        webhook: false,
    };
    for game in dighouse_shelf::shelf().games() {
        let mut browser = Browser::new();
        browser.make(game.info().id, &json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]));
        for _ in 0..10 {
            browser.bots_play();
            let shown = browser.now(&Value::Null);
            let kept = Table::grown(dighouse_shelf::shelf(), None, TABLE, &browser.lines[TABLE]).unwrap();
            let viewpoint = kept.viewpoint(Some(&me), None).unwrap();
            let of_a_server = kept.show(&viewpoint, ReadSoFar::Nothing, 1_700_000_000_000);
            assert_eq!(shown, serde_json::to_value(of_a_server).unwrap());
            browser.act(&shown);
        }
    }
}

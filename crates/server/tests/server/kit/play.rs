//! Guests who play.

use dighouse_game::{Seed, Stream};
use serde_json::{Value, json};

use super::{Guest, TestServer};

/// Chooses as chance does, but the same in every run.
pub(crate) fn any(number: u64) -> Stream {
    Stream::new(Seed::from_number(number), 0)
}

/// A server with a table at which two guests have just begun, and the one who is asked first.
pub(crate) async fn two_at_a_table(server: &TestServer) -> (String, Guest, Guest) {
    let (ala, olek) = (server.guest().await, server.guest().await);
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    let table = olek.post_at(&id, "sit", json!({ "salt": "salt-of-the-guest" })).await.good();
    assert_eq!(table["phase"], "playing");
    if table["game_now"]["asked"] == json!([1]) { (id, ala, olek) } else { (id, olek, ala) }
}

/// Whether the guest who sees this is asked.
pub(crate) fn asked(table: &Value) -> bool {
    table["game_now"]["asked"].as_array().is_some_and(|asked| asked.contains(&table["viewer"]))
}

impl Guest {
    /// Sends any legal action of a seat that is asked; the table afterwards.
    pub(crate) async fn act(&self, id: &str, rng: &mut Stream) -> Value {
        let table = self.table(id).await;
        assert!(asked(&table), "not asked: {}", table["game_now"]["asked"]);
        self.post_at(id, "actions", Guest::answer(&table, rng.below(1000) as usize)).await.good()
    }

    /// Plays as long as `more` holds of the table.
    pub(crate) async fn act_while(&self, id: &str, rng: &mut Stream, more: impl Fn(&Value) -> bool) -> Value {
        loop {
            let table = self.table(id).await;
            if !more(&table) {
                return table;
            }
            self.act(id, rng).await;
        }
    }
}

/// Plays at random as long as `more` holds of the table, bots among the guests or not; the table as the
/// first guest sees it then.
pub(crate) async fn play_while(
    guests: &[&Guest],
    id: &str,
    rng: &mut Stream,
    more: impl Fn(&Value) -> bool,
) -> Value {
    loop {
        let (mut acted, mut first) = (false, Value::Null);
        for guest in guests {
            let table = guest.table(id).await;
            if !more(&table) {
                return guests[0].table(id).await;
            }
            if first.is_null() {
                first = table["game_now"]["step"].clone();
            }
            if asked(&table) {
                let answer = Guest::answer(&table, rng.below(1000) as usize);
                guest.post_at(id, "actions", answer).await.good();
                acted = true;
            }
        }
        if !acted {
            guests[0].until(id, |table| table["game_now"]["step"] != first).await;
        }
    }
}

/// Plays a game to its end.
pub(crate) async fn play_out(guests: &[&Guest], id: &str, rng: &mut Stream) -> Value {
    play_while(guests, id, rng, |table| table["phase"] == "playing").await
}

//! Guests that play.

use dighouse_game::{Seed, Stream};
use serde_json::{Value, json};

use super::{Guest, TestServer};

/// Chooses at random, but the same in every run.
pub(crate) fn any(number: u64) -> Stream {
    Stream::new(Seed::from_number(number), 0)
}

/// A table at which two guests have just begun, and the guests, the one who decides first.
pub(crate) async fn two_at_a_table(server: &TestServer) -> (String, Guest, Guest) {
    let (ala, olek) = (server.guest().await, server.guest().await);
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    let table = olek.post_at(&id, "sit", json!({ "salt": "salt-of-the-guest" })).await.good();
    assert_eq!(table["phase"], "playing");
    if table["game_now"]["asked"] == json!([1]) { (id, ala, olek) } else { (id, olek, ala) }
}

/// Whether the guest who sees this must decide.
pub(crate) fn asked(table: &Value) -> bool {
    table["game_now"]["asked"].as_array().is_some_and(|asked| asked.contains(&table["viewer"]))
}

impl Guest {
    /// Plays any legal action of a seat that must decide; the table afterwards.
    pub(crate) async fn act(&self, id: &str, rng: &mut Stream) -> Value {
        let table = self.table(id).await;
        assert!(asked(&table), "not asked: {}", table["game_now"]["asked"]);
        self.post_at(id, "actions", Guest::answer(&table, rng.below(1000) as usize)).await.good()
    }

    /// Plays while `more` holds for the table.
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

/// Plays at random while `more` holds for the table, with or without bots; the table as the first guest sees it then.
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

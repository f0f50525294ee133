//! A browser with one engine: keeps the histories and the time.

use std::collections::BTreeMap;

use dighouse_engine::Engine;
use dighouse_game::{Seed, Stream};
use serde_json::{Value, json};

pub(crate) const TABLE: &str = "local-1";

/// A browser.
pub(crate) struct Browser {
    engine: Engine,
    /// The histories of all tables.
    pub(crate) lines: BTreeMap<String, Vec<String>>,
    rng: Stream,
    now: i64,
}

impl Browser {
    pub(crate) fn new() -> Browser {
        let rng = Stream::new(Seed::from_number(1), 0);
        let engine = Engine::new(dighouse_shelf::shelf(), None);
        Browser { engine, lines: BTreeMap::new(), rng, now: 1_700_000_000_000 }
    }

    /// Asks the engine: the answer, or the error.
    pub(crate) fn ask(&mut self, question: &Value) -> Result<Value, Value> {
        let answer = self.engine.call(question.to_string().as_bytes());
        let mut answer: Value = serde_json::from_slice(&answer).expect("an answer is JSON");
        match answer.get_mut("ok") {
            Some(value) => Ok(value.take()),
            None => Err(answer["error"].take()),
        }
    }

    pub(crate) fn random(&mut self) -> String {
        self.rng.seed().to_string()
    }

    fn later(&mut self) -> i64 {
        self.now += 1500;
        self.now
    }

    /// Sends a request of the player `me`; the status and the body. New lines are kept.
    pub(crate) fn request(&mut self, method: &str, path: &str, body: &Value) -> (u64, Value) {
        self.request_for(method, path, body, TABLE)
    }

    /// The same; a table that is made gets the id `fresh`.
    pub(crate) fn request_for(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
        fresh: &str,
    ) -> (u64, Value) {
        let (random, now) = (self.random(), self.later());
        let mut answer = self
            .ask(&json!({
                "do": "request", "method": method, "path": path, "body": body, "random": random, "now": now,
                "player": { "id": "me", "name": "Ala" }, "id": fresh,
            }))
            .unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        let table = path.split(['/', '?']).nth(3).filter(|&id| id != "import").unwrap_or(fresh).to_owned();
        self.keep(&table, &answer["append"]);
        if let Some(made) = answer.get("made") {
            self.keep(made["id"].as_str().unwrap(), &made["lines"]);
        }
        (answer["status"].as_u64().unwrap(), answer["body"].take())
    }

    fn keep(&mut self, table: &str, lines: &Value) {
        let texts = lines.as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned());
        self.lines.entry(table.to_owned()).or_default().extend(texts);
    }

    /// Gets something, which must be there.
    pub(crate) fn get(&mut self, path: &str) -> Value {
        let (status, body) = self.request("GET", path, &Value::Null);
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    /// Asks for a change of the table, which must be good.
    pub(crate) fn post(&mut self, what: &str, body: &Value) -> Value {
        let (status, body) = self.request("POST", &format!("/api/tables/{TABLE}/{what}"), body);
        assert_eq!(status, 200, "{what}: {body}");
        body
    }

    /// The table as `me` sees it.
    pub(crate) fn table(&mut self) -> Value {
        self.get(&format!("/api/tables/{TABLE}"))
    }

    /// Makes a table with these seats and sits down.
    pub(crate) fn make(&mut self, game: &str, seats: &Value) -> Value {
        let wanted = json!({ "game": game, "seats": seats, "aids": true });
        let (status, made) = self.request("POST", "/api/tables", &wanted);
        assert_eq!((status, &made["phase"]), (201, &json!("waiting")), "{made}");
        self.post("sit", &json!({ "salt": "ala-ma-kota" }))
    }

    /// Plays a random action of `me` in this table; the table after it.
    pub(crate) fn act(&mut self, table: &Value) -> Value {
        let now = &table["game_now"];
        let choices = now["choices"].as_array().unwrap();
        let choice = self.rng.pick(&(0..choices.len()).collect::<Vec<_>>());
        let action = &choices[choice]["text"];
        let act =
            json!({ "seat": table["viewer"], "step": now["step"], "stamp": now["stamp"], "action": action });
        self.post("actions", &act)
    }

    /// Lets every bot play whose turn it is; how many did.
    pub(crate) fn bots_play(&mut self) -> usize {
        for played in 0.. {
            let bots = self.ask(&json!({ "do": "bots", "id": TABLE })).unwrap();
            let Some(bot) = bots.as_array().unwrap().first() else { return played };
            let random = self.random();
            let choose =
                json!({ "do": "choose", "id": TABLE, "seat": bot["seat"], "random": random, "share": 0.05 });
            let mut chosen = self.ask(&choose).unwrap();
            chosen["do"] = "bot-played".into();
            chosen["id"] = TABLE.into();
            chosen["now"] = self.later().into();
            let answer = self.ask(&chosen).unwrap();
            self.keep(TABLE, &answer["append"]);
            let again = self.ask(&chosen).unwrap_err();
            assert_eq!(again["error"], "stale", "an answer counts once");
        }
        unreachable!()
    }

    /// The table as an event of a stream has it, after these lines.
    pub(crate) fn now(&mut self, after: &Value) -> Value {
        let now = self.now;
        let player = json!({ "id": "me", "name": "Ala" });
        self.ask(&json!({ "do": "now", "id": TABLE, "after": after, "player": player, "now": now })).unwrap()
    }

    /// Plays on until the game is over; the table.
    pub(crate) fn play_out(&mut self) -> Value {
        loop {
            self.bots_play();
            let table = self.table();
            if table["phase"] == "over" {
                return table;
            }
            self.act(&table);
        }
    }

    /// What `me` sees first at a table where the game of a record goes on, which is then played to its end.
    pub(crate) fn importing(record: &Value) -> Value {
        let mut browser = Browser::new();
        let import = json!({ "record": record, "aids": true });
        let (status, made) = browser.request("POST", "/api/tables/import", &import);
        assert_eq!((status, &made["phase"]), (201, &json!("waiting")), "{made}");
        let table = browser.post("sit", &json!({}));
        assert_eq!(table["phase"], "playing");
        browser.reload();
        browser.play_out();
        let finished = browser.get(&format!("/api/tables/{TABLE}/record"));
        let import = json!({ "record": finished, "seats": [{ "kind": "you" }, { "kind": "you" }] });
        browser.request_for("POST", "/api/tables/import", &import, "local-3");
        let sat = browser.request("POST", "/api/tables/local-3/sit", &json!({}));
        assert_eq!((sat.0, &sat.1["phase"]), (200, &json!("over")), "a finished game can be looked at");
        table["game_now"]["view"].clone()
    }

    /// A new engine that has loaded the table.
    pub(crate) fn reload(&mut self) {
        self.engine = Engine::new(dighouse_shelf::shelf(), None);
        let missing = self.ask(&json!({ "do": "bots", "id": TABLE })).unwrap_err();
        assert_eq!(missing["error"], "not-loaded");
        let lines = self.lines[TABLE].clone();
        let loaded = self.ask(&json!({ "do": "load", "id": TABLE, "lines": lines })).unwrap();
        assert_eq!(loaded["seq"], lines.len());
    }
}

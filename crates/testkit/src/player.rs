//! A player that remembers everything it was told.

use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::thread;
use std::time::Duration;

use dighouse_game::{Record, Seed, Stream};
use serde_json::{Value, json};

use crate::server::{Gone, ask};

/// The timeout of a request: longer than a server waits for its database.
const PATIENCE: Duration = Duration::from_secs(15);

/// A player that plays one table after the other, and remembers everything that was acknowledged.
pub struct Player {
    /// The other seat: somebody at the same screen, a bot, or open.
    pub partner: Value,
    from: Option<Ipv4Addr>,
    cookie: String,
    /// The tables where it sat, in order.
    pub tables: Vec<Played>,
    /// An action that was sent, but not acknowledged yet.
    pending: Option<Value>,
    /// The timeout of a request.
    patience: Duration,
    rng: Stream,
}

/// A table as its player knows it.
#[derive(Default)]
pub struct Played {
    /// Its id.
    pub id: String,
    /// Whether its game is over.
    pub over: bool,
    /// The actions of each seat that were acknowledged.
    pub actions: BTreeMap<u64, Vec<String>>,
    /// The log as each seat last saw it.
    logs: BTreeMap<u64, Vec<Value>>,
}

impl Player {
    /// The password of every account.
    pub const PASSWORD: &str = "the owl of Minerva";

    /// A new player: with an even number at one screen with somebody else, otherwise against a bot.
    pub fn new(server: &str, number: u64) -> Result<Player, Gone> {
        Player::at(server, number, None)
    }

    /// The same at an address of this machine, such as `127.0.0.2`.
    pub fn at(server: &str, number: u64, from: Option<Ipv4Addr>) -> Result<Player, Gone> {
        let request = format!("GET /api/me HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\r\n");
        let (_, head, _) = ask(server, from, &request, PATIENCE)?;
        let partner = match number % 2 {
            0 => json!({ "kind": "here", "name": "Olek" }),
            _ => json!({ "kind": "bot", "bot": "random" }),
        };
        Ok(Player {
            partner,
            from,
            cookie: cookie(&head)?,
            tables: Vec::new(),
            pending: None,
            patience: PATIENCE,
            rng: Stream::new(Seed::from_number(number), 0),
        })
    }

    /// The same with another timeout.
    pub const fn with_patience(mut self, patience: Duration) -> Player {
        self.patience = patience;
        self
    }

    /// Becomes an account with this name.
    pub fn claim(&mut self, server: &str, name: &str) -> Result<(), Gone> {
        let claim = json!({ "name": name, "password": Player::PASSWORD });
        let (status, head, answer) = self.ask(server, "POST", "/api/account", &claim.to_string())?;
        assert_eq!(status, 200, "{answer}");
        self.cookie = cookie(&head)?;
        Ok(())
    }

    /// The status, the headers and the body of a response.
    fn ask(&self, server: &str, method: &str, path: &str, body: &str) -> Result<(u16, String, String), Gone> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {server}\r\n{}connection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.cookie_line(),
            body.len(),
        );
        ask(server, self.from, &request, self.patience)
    }

    fn request(&self, server: &str, method: &str, path: &str, body: &str) -> Result<(u16, Value), Gone> {
        let (status, _, body) = self.ask(server, method, path, body)?;
        let body = serde_json::from_str(&body).unwrap_or(Value::String(body));
        // A server that cannot reach its database can as well be gone.
        if matches!(status, 408 | 503) { Err(Gone) } else { Ok((status, body)) }
    }

    /// The cookie header.
    pub fn cookie_line(&self) -> String {
        format!("cookie: {}\r\n", self.cookie)
    }

    /// Sends a GET request, which must succeed.
    pub fn get(&self, server: &str, path: &str) -> Result<Value, Gone> {
        let (status, body) = self.request(server, "GET", path, "")?;
        assert_eq!(status, 200, "GET {path}: {body}");
        Ok(body)
    }

    /// Sends a request, which must succeed.
    pub fn send(&self, server: &str, method: &str, path: &str, body: &Value) -> Result<Value, Gone> {
        let (status, answer) = self.request(server, method, path, &body.to_string())?;
        assert!(matches!(status, 200 | 201 | 204), "{method} {path} {body}: {status} {answer}");
        Ok(answer)
    }

    fn table(&self) -> String {
        format!("/api/tables/{}", self.tables.last().unwrap().id)
    }

    /// Checks that everything is as it was left, and repeats an action that was perhaps lost.
    pub fn come_back(&mut self, server: &str) -> Result<(), Gone> {
        let Some(table) = self.tables.last() else { return Ok(()) };
        for seat in table.logs.keys().copied().collect::<Vec<_>>() {
            let now = self.get(server, &format!("{}?as={seat}", self.table()))?;
            self.see(&now);
        }
        if let Some(answer) = self.pending.clone() {
            self.answer(server, answer)?;
        }
        Ok(())
    }

    /// Makes a table.
    pub fn make(&mut self, server: &str) -> Result<(), Gone> {
        let seats = json!([{ "kind": "you" }, self.partner]);
        let made =
            self.send(server, "POST", "/api/tables", &json!({ "game": "lost-code", "seats": seats }))?;
        let id = made["id"].as_str().unwrap().to_owned();
        self.tables.push(Played { id, ..Played::default() });
        Ok(())
    }

    /// Takes the open seat at a table.
    pub fn join(&mut self, server: &str, id: &str) -> Result<(), Gone> {
        if self.tables.last().is_none_or(|table| table.id != id) {
            self.tables.push(Played { id: id.to_owned(), ..Played::default() });
        }
        self.send(server, "POST", &format!("{}/sit", self.table()), &json!({ "salt": "salt" })).map(drop)
    }

    /// Plays at its table to the end of the game.
    pub fn play(&mut self, server: &str) -> Result<(), Gone> {
        self.come_back(server)?;
        while !self.tables.last().unwrap().over {
            self.act(server)?;
        }
        Ok(())
    }

    /// Does one thing at the table: sits down, acts, or waits a little.
    pub fn act(&mut self, server: &str) -> Result<(), Gone> {
        let now = self.get(server, &self.table())?;
        if now["phase"] == "waiting" {
            self.send(server, "POST", &format!("{}/sit", self.table()), &json!({ "salt": "salt" }))?;
            return Ok(());
        }
        self.see(&now);
        let choices = now["game_now"]["choices"].as_array().unwrap();
        if choices.is_empty() {
            thread::sleep(Duration::from_millis(1)); // Somebody else is to move.
            return Ok(());
        }
        let choice = &choices[self.rng.below(choices.len() as u32) as usize];
        let (step, stamp) = (&now["game_now"]["step"], &now["game_now"]["stamp"]);
        self.answer(
            server,
            json!({ "seat": now["viewer"], "step": step, "stamp": stamp, "action": choice["text"] }),
        )
    }

    /// Sends an action, and remembers it once it is acknowledged.
    fn answer(&mut self, server: &str, answer: Value) -> Result<(), Gone> {
        self.pending = Some(answer.clone());
        let now = self.send(server, "POST", &format!("{}/actions", self.table()), &answer)?;
        self.pending = None;
        assert!(now["game_now"]["step"].as_u64() > answer["step"].as_u64());
        let played = self.tables.last_mut().unwrap();
        let actions = played.actions.entry(answer["seat"].as_u64().unwrap()).or_default();
        actions.push(answer["action"].as_str().unwrap().to_owned());
        self.see(&now);
        Ok(())
    }

    /// Checks that nothing a seat saw in the log has changed or is repeated.
    fn see(&mut self, now: &Value) {
        let played = self.tables.last_mut().unwrap();
        let seen = played.logs.entry(now["viewer"].as_u64().unwrap()).or_default();
        let told = now["log"]["lines"].as_array().unwrap();
        assert!(
            told.starts_with(seen),
            "{}: {} lines were seen, now there are {}",
            played.id,
            seen.len(),
            told.len()
        );
        seen.clone_from(told);
        played.over = now["phase"] == "over";
    }

    /// Checks the record of every game that was played to its end.
    pub fn check_records(&self, server: &str) -> Result<usize, Gone> {
        for played in &self.tables {
            let text = self.get(server, &format!("/api/tables/{}/record", played.id))?;
            let verdict = self.send(server, "POST", "/api/verify", &json!({ "record": text }))?;
            assert_eq!(verdict["ok"], true, "{verdict}");
            let record: Record = text.as_str().unwrap().parse().unwrap();
            for (seat, actions) in &played.actions {
                let of_seat = record.moves().filter(|(_, one)| one.seat.index() as u64 + 1 == *seat);
                let recorded: Vec<&String> = of_seat.map(|(_, one)| &one.action).collect();
                assert_eq!(recorded, actions.iter().collect::<Vec<_>>(), "seat {seat} of {}", played.id);
            }
        }
        Ok(self.tables.len())
    }

    /// How many actions were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.tables.iter().flat_map(|table| table.actions.values()).map(Vec::len).sum()
    }
}

/// The cookie that a response sets.
fn cookie(head: &str) -> Result<String, Gone> {
    let set = head.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next());
    set.map(str::to_owned).ok_or(Gone)
}

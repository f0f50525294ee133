//! The house is killed under load, again and again, and nobody loses anything.

mod program;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use game::{Record, Seed, Stream};
use program::Home;
use serde_json::{Value, json};

const KILLS: u32 = 18;
const PLAYERS: u64 = 6;

/// The real program.
struct House {
    child: Child,
    address: String,
    /// What it says, which somebody must be there to hear.
    _out: BufReader<ChildStdout>,
}

impl House {
    fn open(home: &Home) -> House {
        let args = ["serve", "--listen", "127.0.0.1:0", "--no-open", "--bot-delay", "0", "--rate", "0"];
        let mut command = home.command(&args);
        let mut child = command.arg("--data").arg(home.file("house")).stdout(Stdio::piped()).spawn().unwrap();
        let (mut out, mut greeting) = (BufReader::new(child.stdout.take().unwrap()), String::new());
        out.read_line(&mut greeting).unwrap();
        let address = greeting.trim().split("http://").nth(1).expect(&greeting).to_owned();
        House { child, address, _out: out }
    }

    /// Ends it as a loss of power does: nothing is asked, nothing is finished.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The house did not answer, or not to the end.
struct Gone;

/// Asks the house; the status, the headers and the body.
fn ask(house: &str, request: &str) -> Result<(u16, String, String), Gone> {
    let mut stream = TcpStream::connect(house).map_err(|_| Gone)?;
    stream.write_all(request.as_bytes()).map_err(|_| Gone)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).map_err(|_| Gone)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(Gone)?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).ok_or(Gone)?;
    if length.parse() != Ok(body.len()) {
        return Err(Gone);
    }
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or(Gone)?;
    Ok((status, head.to_owned(), body.to_owned()))
}

/// Somebody who plays one table after the other, and remembers all that was acknowledged.
struct Player {
    /// The other seat: somebody at the same screen, or a bot.
    partner: Value,
    cookie: String,
    name: String,
    tables: Vec<Played>,
    /// An answer that was sent, and nobody knows whether it arrived.
    pending: Option<Value>,
    rng: Stream,
}

/// A table as its player knows it.
#[derive(Default)]
struct Played {
    id: String,
    over: bool,
    /// The actions of each seat that were acknowledged.
    actions: BTreeMap<u64, Vec<String>>,
    /// The log as each seat last saw it.
    logs: BTreeMap<u64, Vec<Value>>,
}

impl Player {
    fn new(house: &str, number: u64) -> Player {
        let (_, head, _) =
            ask(house, &format!("GET /api/me HTTP/1.1\r\nhost: {house}\r\nconnection: close\r\n\r\n"))
                .unwrap_or_else(|_| panic!("the house is open"));
        let cookie = head.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap().to_owned();
        let partner = match number % 2 {
            0 => json!({ "kind": "here", "name": "Olek" }),
            _ => json!({ "kind": "bot", "bot": "random" }),
        };
        let rng = Stream::new(Seed::from_number(number), 0);
        Player { partner, cookie, name: String::new(), tables: Vec::new(), pending: None, rng }
    }

    fn request(&self, house: &str, method: &str, path: &str, body: &str) -> Result<(u16, Value), Gone> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {house}\r\ncookie: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.cookie,
            body.len(),
        );
        let (status, _, body) = ask(house, &request)?;
        Ok((status, serde_json::from_str(&body).unwrap_or(Value::String(body))))
    }

    fn get(&self, house: &str, path: &str) -> Result<Value, Gone> {
        let (status, body) = self.request(house, "GET", path, "")?;
        assert_eq!(status, 200, "GET {path}: {body}");
        Ok(body)
    }

    fn send(&self, house: &str, method: &str, path: &str, body: &Value) -> Result<Value, Gone> {
        let (status, answer) = self.request(house, method, path, &body.to_string())?;
        assert!(matches!(status, 200 | 201), "{method} {path} {body}: {status} {answer}");
        Ok(answer)
    }

    fn table(&self) -> String {
        format!("/api/tables/{}", self.tables.last().unwrap().id)
    }

    /// Plays until the house is gone, or until the game is over if it is the `last` one.
    fn live(&mut self, house: &str, last: &AtomicBool) -> Result<(), Gone> {
        let me = self.get(house, "/api/me")?;
        assert!(me["name"] == json!(self.name) || self.name.is_empty() || me["name"] == self.next_name());
        let name = self.next_name();
        self.send(house, "PUT", "/api/me", &json!({ "name": name }))?;
        self.name = name;
        self.come_back(house)?;
        loop {
            if self.tables.last().is_none_or(|table| table.over) {
                if last.load(Ordering::Relaxed) && !self.tables.is_empty() {
                    return Ok(());
                }
                self.make(house)?;
            }
            self.act(house)?;
        }
    }

    fn next_name(&self) -> String {
        format!(
            "Ala {}",
            self.name.strip_prefix("Ala ").map_or(0, |number| number.parse::<u32>().unwrap()) + 1
        )
    }

    /// Everything is as it was left, and an answer that was perhaps lost is given again.
    fn come_back(&mut self, house: &str) -> Result<(), Gone> {
        let Some(table) = self.tables.last() else { return Ok(()) };
        for seat in table.logs.keys().copied().collect::<Vec<_>>() {
            let now = self.get(house, &format!("{}?as={seat}", self.table()))?;
            self.see(&now);
        }
        if let Some(answer) = self.pending.clone() {
            self.answer(house, answer)?;
        }
        Ok(())
    }

    fn make(&mut self, house: &str) -> Result<(), Gone> {
        let seats = json!([{ "kind": "you" }, self.partner]);
        let made =
            self.send(house, "POST", "/api/tables", &json!({ "game": "lost-code", "seats": seats }))?;
        let id = made["id"].as_str().unwrap().to_owned();
        self.tables.push(Played { id, ..Played::default() });
        Ok(())
    }

    fn act(&mut self, house: &str) -> Result<(), Gone> {
        let now = self.get(house, &self.table())?;
        if now["phase"] == "waiting" {
            self.send(house, "POST", &format!("{}/sit", self.table()), &json!({ "salt": "salt" }))?;
            return Ok(());
        }
        self.see(&now);
        let choices = now["game_now"]["choices"].as_array().unwrap();
        if choices.is_empty() {
            thread::sleep(Duration::from_millis(1)); // A bot is to move.
            return Ok(());
        }
        let choice = &choices[self.rng.below(choices.len() as u32) as usize];
        let (step, stamp) = (&now["game_now"]["step"], &now["game_now"]["stamp"]);
        self.answer(
            house,
            json!({ "seat": now["viewer"], "step": step, "stamp": stamp, "action": choice["text"] }),
        )
    }

    /// Sends an answer: once it is acknowledged it is remembered for ever.
    fn answer(&mut self, house: &str, answer: Value) -> Result<(), Gone> {
        self.pending = Some(answer.clone());
        let now = self.send(house, "POST", &format!("{}/actions", self.table()), &answer)?;
        self.pending = None;
        assert!(now["game_now"]["step"].as_u64() > answer["step"].as_u64());
        let played = self.tables.last_mut().unwrap();
        let actions = played.actions.entry(answer["seat"].as_u64().unwrap()).or_default();
        actions.push(answer["action"].as_str().unwrap().to_owned());
        self.see(&now);
        Ok(())
    }

    /// What a seat once saw stays true: nothing of it is taken back, nor told twice.
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
    fn check_records(&self, house: &str) -> Result<usize, Gone> {
        for played in &self.tables {
            let text = self.get(house, &format!("/api/tables/{}/record", played.id))?;
            let verdict = self.send(house, "POST", "/api/verify", &json!({ "record": text }))?;
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
}

#[test]
fn a_house_that_is_killed_at_any_moment_loses_nothing() {
    let home = Home::new();
    let mut house = House::open(&home);
    let mut players: Vec<Player> = (0..PLAYERS).map(|number| Player::new(&house.address, number)).collect();
    let last = AtomicBool::new(false);
    for life in 0..=KILLS {
        let address = house.address.clone();
        last.store(life == KILLS, Ordering::Relaxed);
        thread::scope(|scope| {
            let (address, last) = (&address, &last);
            let playing: Vec<_> = players
                .iter_mut()
                .map(|player| scope.spawn(move || player.live(address, last).is_ok()))
                .collect();
            if life < KILLS {
                thread::sleep(Duration::from_millis(u64::from(40 + life * 97 % 300)));
                house.kill();
            }
            for player in playing {
                assert_eq!(player.join().unwrap(), life == KILLS, "it plays until it is killed");
            }
        });
        if life < KILLS {
            house = House::open(&home);
        }
    }
    let games: usize =
        players.iter().map(|player| player.check_records(&house.address).unwrap_or_default()).sum();
    let acknowledged: usize = players
        .iter()
        .flat_map(|player| &player.tables)
        .flat_map(|table| table.actions.values())
        .map(Vec::len)
        .sum();
    assert!(
        games >= players.len() && acknowledged > 100,
        "{acknowledged} actions in {games} games are too few"
    );
}

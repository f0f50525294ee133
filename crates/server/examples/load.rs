//! How many tables a house can hold: `cargo xtask load`.
//!
//! Starts the program, seats two scripted players at each of many tables, lets them play random games
//! over HTTP, each listening to a stream of its own, and says how long the house took to
//! acknowledge an action and how much memory a table takes.

use std::error::Error;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use game::{Seed, Stream};
use reqwest::Client;
use reqwest::header::{COOKIE, SET_COOKIE};
use serde::Deserialize;
use serde_json::json;

type Fallible<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// What is asked on the command line: program, tables, seconds, mean pause of a player in milliseconds.
struct Plan {
    program: String,
    tables: usize,
    seconds: u64,
    pause: u64,
}

/// What a player needs to know of a table; the rest is not even read.
#[derive(Deserialize)]
struct Table {
    viewer: Option<u8>,
    phase: String,
    game_now: Option<Now>,
}

#[derive(Deserialize)]
struct Now {
    step: u32,
    stamp: String,
    asked: Vec<u8>,
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    text: String,
}

/// The run, shared by all players.
struct Run {
    client: Client,
    address: String,
    plan: Plan,
    measuring: AtomicBool,
    ended: AtomicBool,
    playing: AtomicUsize,
    games: AtomicUsize,
    failures: AtomicUsize,
    /// Microseconds from an action to its acknowledgement.
    latencies: Mutex<Vec<u32>>,
}

fn main() -> Fallible<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default| words.get(index).map_or(Ok(default), |word: &String| word.parse());
    let plan = Plan {
        program: words.first().cloned().ok_or("usage: load PROGRAM [TABLES [SECONDS [PAUSE_MS]]]")?,
        tables: number(1, 2000)? as usize,
        seconds: number(2, 60)?,
        pause: number(3, 5000)?,
    };
    tokio::runtime::Runtime::new()?.block_on(run(plan))
}

/// The program under test, ended with this one.
struct House {
    child: Child,
    address: String,
    _folder: tempfile::TempDir,
}

impl House {
    fn start(program: &str) -> Fallible<House> {
        let folder = tempfile::tempdir()?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--lang", "en", "--data"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut greeting = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut greeting)?;
        let address = greeting.trim().rsplit(' ').next().ok_or("no address")?.to_owned();
        Ok(House { child, address, _folder: folder })
    }

    /// Resident memory in KiB.
    fn memory(&self) -> Fallible<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no memory figure")?;
        Ok(line.split_whitespace().next().ok_or("no memory figure")?.parse()?)
    }

    /// Seconds of processor time so far.
    fn processor(&self) -> Fallible<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks =
            |index: usize| fields.get(index).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
        Ok((ticks(11) + ticks(12)) / 100.0)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn run(plan: Plan) -> Fallible<()> {
    let house = House::start(&plan.program)?;
    let empty = house.memory()?;
    let run = Arc::new(Run {
        client: Client::builder().pool_max_idle_per_host(256).build()?,
        address: house.address.clone(),
        plan,
        measuring: AtomicBool::new(false),
        ended: AtomicBool::new(false),
        playing: AtomicUsize::new(0),
        games: AtomicUsize::new(0),
        failures: AtomicUsize::new(0),
        latencies: Mutex::default(),
    });
    for number in 0..run.plan.tables {
        let run = Arc::clone(&run);
        tokio::spawn(async move {
            let mut rng = Stream::new(Seed::from_number(number as u64), 0);
            while !run.ended.load(Ordering::Relaxed) {
                if let Err(error) = run.play_a_game(&mut rng).await {
                    let ended = run.ended.load(Ordering::Relaxed);
                    if !ended && run.failures.fetch_add(1, Ordering::Relaxed) == 0 {
                        eprintln!("{error}");
                    }
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
            }
        });
        if number % 20 == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    while run.playing.load(Ordering::Relaxed) < run.plan.tables {
        eprintln!("{} tables", run.playing.load(Ordering::Relaxed));
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let (began, before) = (Instant::now(), house.processor()?);
    run.measuring.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(run.plan.seconds)).await;
    run.measuring.store(false, Ordering::Relaxed);
    let (seconds, processor) = (began.elapsed().as_secs_f64(), house.processor()? - before);
    let full = house.memory()?;
    run.ended.store(true, Ordering::Relaxed);
    report(&run, seconds, processor, empty, full);
    Ok(())
}

fn report(run: &Run, seconds: f64, processor: f64, empty: u64, full: u64) {
    let mut latencies = run.latencies.lock().expect("no player failed").clone();
    latencies.sort_unstable();
    let at = |share: f64| {
        latencies.get((latencies.len() as f64 * share) as usize).map_or(0.0, |&us| f64::from(us) / 1000.0)
    };
    println!("tables at once        {}", run.plan.tables);
    println!("streams               {}", run.plan.tables * 2);
    println!("actions               {} ({:.0}/s)", latencies.len(), latencies.len() as f64 / seconds);
    println!("games finished        {}", run.games.load(Ordering::Relaxed));
    println!("failures              {}", run.failures.load(Ordering::Relaxed));
    println!("latency p50           {:.2} ms", at(0.50));
    println!("latency p99           {:.2} ms", at(0.99));
    println!("latency max           {:.2} ms", at(0.999_999));
    println!("processor             {:.0}% of one core", processor / seconds * 100.0);
    println!("memory, empty         {} KiB", empty);
    println!("memory, full          {} KiB", full);
    println!("memory a table        {:.1} KiB", (full - empty) as f64 / run.plan.tables as f64);
}

impl Run {
    async fn guest(&self) -> Fallible<String> {
        let answer = self.client.get(format!("{}/api/me", self.address)).send().await?;
        let cookie = answer.headers().get(SET_COOKIE).ok_or("no cookie")?.to_str()?;
        Ok(cookie.split(';').next().unwrap_or_default().to_owned())
    }

    async fn post(&self, cookie: &str, path: &str, body: serde_json::Value) -> Fallible<Vec<u8>> {
        let request = self.client.post(format!("{}{path}", self.address)).header(COOKIE, cookie);
        Ok(request.json(&body).send().await?.error_for_status()?.bytes().await?.into())
    }

    async fn play_a_game(self: &Arc<Run>, rng: &mut Stream) -> Fallible<()> {
        let (one, other) = (self.guest().await?, self.guest().await?);
        let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
        let made = self.post(&one, "/api/tables", json!({ "game": "lost-code", "seats": seats })).await?;
        let id =
            serde_json::from_slice::<serde_json::Value>(&made)?["id"].as_str().ok_or("no id")?.to_owned();
        for cookie in [&one, &other] {
            self.post(cookie, &format!("/api/tables/{id}/sit"), json!({ "salt": "load" })).await?;
        }
        self.playing.fetch_add(1, Ordering::Relaxed);
        let mut other_rng = Stream::new(rng.seed(), 0);
        let played = tokio::try_join!(self.player(&one, &id, rng), self.player(&other, &id, &mut other_rng));
        self.playing.fetch_sub(1, Ordering::Relaxed);
        self.games.fetch_add(1, Ordering::Relaxed);
        played.map(drop)
    }

    /// Listens to a table and answers when asked.
    async fn player(&self, cookie: &str, id: &str, rng: &mut Stream) -> Fallible<()> {
        let address = format!("{}/api/events?table={id}", self.address);
        let mut stream = self.client.get(address).header(COOKIE, cookie).send().await?.error_for_status()?;
        let mut text = Vec::new();
        while let Some(chunk) = stream.chunk().await? {
            text.extend_from_slice(&chunk);
            if !text.ends_with(b"\n\n") {
                continue;
            }
            let latest = std::str::from_utf8(&text)?
                .lines()
                .filter_map(|line| line.strip_prefix("data: "))
                .next_back();
            let table = latest.map(serde_json::from_str::<Table>).transpose()?;
            text.clear();
            let Some(table) = table else { continue };
            if table.phase == "over" || self.ended.load(Ordering::Relaxed) {
                return Ok(());
            }
            self.answer(cookie, id, &table, rng).await?;
        }
        Err("the stream ended".into())
    }

    async fn answer(&self, cookie: &str, id: &str, table: &Table, rng: &mut Stream) -> Fallible<()> {
        let (Some(seat), Some(now)) = (table.viewer, &table.game_now) else { return Ok(()) };
        if !now.asked.contains(&seat) || now.choices.is_empty() {
            return Ok(());
        }
        let pause = u64::from(rng.below(2 * self.plan.pause as u32 + 1));
        tokio::time::sleep(Duration::from_millis(pause)).await;
        let choice = &now.choices[rng.below(now.choices.len() as u32) as usize].text;
        let answer = json!({ "seat": seat, "step": now.step, "stamp": now.stamp, "action": choice });
        let began = Instant::now();
        self.post(cookie, &format!("/api/tables/{id}/actions"), answer).await?;
        if self.measuring.load(Ordering::Relaxed) {
            let took = u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX);
            self.latencies.lock().expect("no player failed").push(took);
        }
        Ok(())
    }
}

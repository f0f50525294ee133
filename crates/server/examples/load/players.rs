//! Players who play random games, each listening to a stream of its own.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use dighouse_game::{Seed, Stream};
use futures_util::future::try_join_all;
use reqwest::Client;
use reqwest::header::{COOKIE, SET_COOKIE};
use serde::Deserialize;
use serde_json::json;

use crate::Fallible;

/// A player, and its server.
struct Guest {
    server: String,
    cookie: String,
}

/// What a player needs to know of a table; the rest is not read.
#[derive(Deserialize)]
struct Table {
    viewer: Option<u8>,
    phase: String,
    game_now: Option<Now>,
}

impl Table {
    /// Whether the viewer has something to choose.
    fn asks_viewer(&self) -> bool {
        let asks = |now: &Now, seat| now.asked.contains(&seat) && !now.choices.is_empty();
        self.viewer.zip(self.game_now.as_ref()).is_some_and(|(seat, now)| asks(now, seat))
    }
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
pub(crate) struct Run {
    client: Client,
    /// Where the players are: the first of a table in the first server, the other in the last.
    servers: Vec<String>,
    /// The mean pause of a player, in milliseconds.
    pause: u64,
    /// Who sits at the second seat of every table in the place of another player.
    bot: Option<String>,
    measuring: AtomicBool,
    ended: AtomicBool,
    playing: AtomicUsize,
    failures: AtomicUsize,
    times: Mutex<Times>,
}

/// What was measured, in microseconds.
#[derive(Default)]
struct Times {
    /// From an action to its acknowledgement.
    latencies: Vec<u32>,
    /// From the end of a turn to the next decision.
    waits: Vec<u32>,
}

impl Run {
    pub(crate) fn new(servers: Vec<String>, pause: u64, bot: Option<String>) -> Fallible<Arc<Run>> {
        Ok(Arc::new(Run {
            client: Client::builder().pool_max_idle_per_host(256).build()?,
            servers,
            pause,
            bot,
            measuring: AtomicBool::new(false),
            ended: AtomicBool::new(false),
            playing: AtomicUsize::new(0),
            failures: AtomicUsize::new(0),
            times: Mutex::default(),
        }))
    }

    /// Fills tables; returns when all are being played.
    pub(crate) async fn fill(self: &Arc<Run>, tables: usize) {
        for number in 0..tables {
            let run = Arc::clone(self);
            tokio::spawn(async move { run.play_on(number as u64).await });
            if number % 20 == 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        while self.playing.load(Ordering::Relaxed) < tables {
            eprintln!("{} tables", self.playing.load(Ordering::Relaxed));
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Measures for a while: the times of all actions and of all waiting, sorted, in milliseconds.
    pub(crate) async fn measure(&self, seconds: u64) -> (Vec<f64>, Vec<f64>) {
        self.measuring.store(true, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        self.measuring.store(false, Ordering::Relaxed);
        let Times { latencies, waits } = std::mem::take(&mut *self.times.lock().expect("no player failed"));
        (in_millis(latencies), in_millis(waits))
    }

    /// Notes how long something took, while that is measured.
    fn note(&self, since: Instant, of: impl FnOnce(&mut Times) -> &mut Vec<u32>) {
        if self.measuring.load(Ordering::Relaxed) {
            let took = u32::try_from(since.elapsed().as_micros()).unwrap_or(u32::MAX);
            of(&mut self.times.lock().expect("no player failed")).push(took);
        }
    }

    /// Stops all players; the number of errors before.
    pub(crate) fn end(&self) -> usize {
        self.ended.store(true, Ordering::Relaxed);
        self.failures.load(Ordering::Relaxed)
    }

    async fn play_on(self: &Arc<Run>, number: u64) {
        let mut rng = Stream::new(Seed::from_number(number), 0);
        while !self.ended.load(Ordering::Relaxed) {
            if let Err(error) = self.play_a_game(&mut rng).await {
                let ended = self.ended.load(Ordering::Relaxed);
                if !ended && self.failures.fetch_add(1, Ordering::Relaxed) == 0 {
                    eprintln!("{error}");
                }
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
        }
    }

    async fn guest(&self, server: &str) -> Fallible<Guest> {
        let answer = self.client.get(format!("{server}/api/me")).send().await?;
        let cookie = answer.headers().get(SET_COOKIE).ok_or("no cookie")?.to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(Guest { server: server.to_owned(), cookie })
    }

    async fn post(&self, guest: &Guest, path: &str, body: serde_json::Value) -> Fallible<Vec<u8>> {
        let request = self.client.post(format!("{}{path}", guest.server)).header(COOKIE, &guest.cookie);
        Ok(request.json(&body).send().await?.error_for_status()?.bytes().await?.into())
    }

    async fn play_a_game(self: &Arc<Run>, rng: &mut Stream) -> Fallible<()> {
        let one = self.guest(&self.servers[0]).await?;
        let second = match &self.bot {
            Some(bot) => json!({ "kind": "bot", "bot": bot }),
            None => json!({ "kind": "open" }),
        };
        let seats = json!([{ "kind": "you" }, second]);
        let made = self.post(&one, "/api/tables", json!({ "game": "lost-code", "seats": seats })).await?;
        let id =
            serde_json::from_slice::<serde_json::Value>(&made)?["id"].as_str().ok_or("no id")?.to_owned();
        let mut guests = vec![one];
        if self.bot.is_none() {
            guests.push(self.guest(&self.servers[self.servers.len() - 1]).await?);
        }
        for guest in &guests {
            self.post(guest, &format!("/api/tables/{id}/sit"), json!({ "salt": "load" })).await?;
        }
        self.playing.fetch_add(1, Ordering::Relaxed);
        let players = guests.iter().map(|guest| self.player(guest, &id, Stream::new(rng.seed(), 0)));
        let played = try_join_all(players).await;
        self.playing.fetch_sub(1, Ordering::Relaxed);
        played.map(drop)
    }

    /// Listens to a table and answers when asked.
    async fn player(&self, guest: &Guest, id: &str, mut rng: Stream) -> Fallible<()> {
        let address = format!("{}/api/events?table={id}", guest.server);
        let mut stream =
            self.client.get(address).header(COOKIE, &guest.cookie).send().await?.error_for_status()?;
        let mut text = Vec::new();
        let mut waiting = None;
        while let Some(chunk) = stream.chunk().await? {
            text.extend_from_slice(&chunk);
            if !text.ends_with(b"\n\n") {
                continue;
            }
            // A stream also tells whose turn it is elsewhere.
            let latest = std::str::from_utf8(&text)?
                .split("\n\n")
                .filter(|event| event.lines().any(|line| line == "event: table"))
                .filter_map(|event| event.lines().find_map(|line| line.strip_prefix("data: ")))
                .last();
            let table = latest.map(serde_json::from_str::<Table>).transpose()?;
            text.clear();
            let Some(table) = table else { continue };
            if table.phase == "over" || self.ended.load(Ordering::Relaxed) {
                return Ok(());
            }
            if !table.asks_viewer() {
                waiting.get_or_insert_with(Instant::now);
                continue;
            }
            if let Some(since) = waiting.take() {
                self.note(since, |times| &mut times.waits);
            }
            self.answer(guest, id, &table, &mut rng).await?;
        }
        Err("the stream ended".into())
    }

    async fn answer(&self, guest: &Guest, id: &str, table: &Table, rng: &mut Stream) -> Fallible<()> {
        let (Some(seat), Some(now)) = (table.viewer, &table.game_now) else { return Ok(()) };
        let pause = u64::from(rng.below(2 * self.pause as u32 + 1));
        tokio::time::sleep(Duration::from_millis(pause)).await;
        let choice = &now.choices[rng.below(now.choices.len() as u32) as usize].text;
        let answer = json!({ "seat": seat, "step": now.step, "stamp": now.stamp, "action": choice });
        let began = Instant::now();
        self.post(guest, &format!("/api/tables/{id}/actions"), answer).await?;
        self.note(began, |times| &mut times.latencies);
        Ok(())
    }
}

/// Sorted, in milliseconds.
fn in_millis(mut micros: Vec<u32>) -> Vec<f64> {
    micros.sort_unstable();
    micros.into_iter().map(|micros| f64::from(micros) / 1000.0).collect()
}

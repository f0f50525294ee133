//! Bots at the tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::kit::{Guest, Place, TestServer, any, play_out, play_while};
use async_trait::async_trait;
use dighouse_server::Config;
use dighouse_server::store::{
    Call, Change, Inventory, KeptTable, Listed, NewsFeed, Player, Profile, Store, StoreError, Which, Whose,
};
use serde_json::{Value, json};

fn with_bot(bot: &str) -> Value {
    json!([{ "kind": "you" }, { "kind": "bot", "bot": bot }])
}

fn step(table: &Value) -> u64 {
    table["game_now"]["step"].as_u64().unwrap()
}

#[tokio::test]
async fn a_game_against_each_bot_comes_to_its_end() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let offered = ala.get("/api/house").await.good();
    // Those who think as long as they may play the same way, only longer.
    let slow = |bot: &&Value| matches!(bot.as_str(), Some("expert" | "master"));
    for bot in offered["games"][0]["bots"].as_array().unwrap().iter().filter(|bot| !slow(bot)) {
        let id = ala.make(with_bot(bot.as_str().unwrap())).await;
        let over = play_out(&[&ala], &id, &mut any(1)).await;
        assert_eq!(over["phase"], "over");
        assert!(!over["seats"][1]["late"].as_bool().unwrap());
    }
}

#[tokio::test]
async fn bots_finish_the_game_when_everybody_has_resigned() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let seats =
        json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "exact" }]);
    let id = ala.make(seats).await;
    ala.post_at(&id, "resign", json!({ "seat": 1 })).await.good();
    let over = ala.until(&id, |table| table["phase"] == "over").await;
    assert_eq!(over["game_now"]["standings"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn a_bot_takes_its_time_where_people_watch() {
    let pause = Duration::from_millis(300);
    let server = TestServer::open_with(|config| config.bot_delay = pause).await;
    let ala = server.guest().await;
    let mut rng = any(2);
    let began = Instant::now();
    let id = ala.make(with_bot("random")).await;
    let table = ala.table(&id).await;
    if table["game_now"]["asked"] == json!([1]) {
        play_while(&[&ala], &id, &mut rng, |table| table["game_now"]["asked"] == json!([1])).await;
    }
    let before = step(&ala.table(&id).await);
    ala.until(&id, |table| step(table) > before).await;
    assert!(began.elapsed() >= pause);
}

#[tokio::test]
async fn nobody_waits_for_a_bot_that_thinks_elsewhere() {
    let server = TestServer::open_with(|config| config.bot_delay = Duration::from_secs(600)).await;
    let ala = server.guest().await;
    let mut slow = Vec::new();
    for _ in 0..10 {
        slow.push(ala.make(with_bot("exact")).await);
    }
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }])).await;
    play_out(&[&ala], &id, &mut any(3)).await;
    for id in &slow {
        ala.post_at(id, "say", json!({ "seat": 1, "text": "hm" })).await.good();
    }
}

#[tokio::test]
async fn bots_resume_when_the_server_restarts() {
    let server = TestServer::open_with(|config| config.bot_delay = Duration::from_secs(600)).await;
    let ala = server.guest().await;
    let mut waiting = Vec::new();
    let mut rng = any(4);
    for _ in 0..6 {
        let id = ala.make(with_bot("random")).await;
        let table =
            play_while(&[&ala], &id, &mut rng, |table| table["game_now"]["asked"] == json!([1])).await;
        waiting.push((id, step(&table)));
    }
    let server = server.reopen().await;
    // Where another server may be letting them think, their silence must be noticed first.
    server.pass_time(10_000);
    let ala = server.again(&ala);
    for (id, before) in &waiting {
        ala.until(id, |table| step(table) > *before).await;
    }
    play_out(&[&ala], &waiting[0].0, &mut rng).await;
}

#[tokio::test]
async fn a_bot_does_not_answer_a_decision_that_was_taken_back() {
    let server = TestServer::open_with(|config| config.bot_delay = Duration::from_millis(100)).await;
    let ala = server.guest().await;
    let mut rng = any(5);
    for _ in 0..5 {
        let id = ala.make(with_bot("random")).await;
        let more = |table: &Value| table["game_now"]["asked"] == json!([1]) || step(table) == 0;
        let table = play_while(&[&ala], &id, &mut rng, more).await;
        // While the bot thinks about its answer, the question changes.
        ala.post_at(&id, "take-back", json!({ "seat": 1, "step": step(&table) - 1 })).await.good();
        play_while(&[&ala], &id, &mut rng, |now| step(now) < step(&table) + 4).await;
    }
}

/// Waits until this many bots are thinking.
async fn until_bots_think(guest: &Guest, bots: u32) {
    let line = format!("dighouse_bots_thinking {bots}");
    let reached = async {
        while !guest.get("/metrics").await.text.lines().any(|known| known == line) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), reached).await.expect("they begin and end");
}

/// A server where a guest plays against a bot with settings, at a table from the time when anybody could choose them.
async fn with_stored_bot(
    bot: &str,
    change: impl FnOnce(&mut dighouse_server::Config),
) -> (TestServer, Guest, String) {
    let (server, store) = TestServer::open_with_store().await;
    let ala = server.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
    let made = ala.post("/api/tables", json!({ "game": "mykerinos", "seats": seats })).await.good();
    let id = made["id"].as_str().unwrap().to_owned();
    let kept = store.table(&id).await.unwrap().unwrap();
    let first = kept.lines[0].replace("\"random\"", &format!("\"{bot}\""));
    assert!(first.contains(bot), "{first}");
    store.redact(&id, 1, &[(0, first)], &[], &kept.index).await.unwrap();
    let server = server.reopen_with(change).await;
    let ala = server.again(&ala);
    ala.post_at(&id, "sit", json!({ "salt": "salt" })).await.good();
    (server, ala, id)
}

#[tokio::test]
async fn a_bot_stops_thinking_when_its_decision_is_taken_back() {
    // Who begins is up to chance; a server that is left stops its bots.
    let (_server, ala, id) = loop {
        let patient = |config: &mut dighouse_server::Config| config.bot_patience = Duration::from_secs(600);
        let (server, ala, id) = with_stored_bot("search:ms=600000", patient).await;
        if ala.table(&id).await["game_now"]["asked"] == json!([1]) {
            break (server, ala, id);
        }
    };
    let asked = play_while(&[&ala], &id, &mut any(7), |table| table["game_now"]["asked"] == json!([1])).await;
    until_bots_think(&ala, 1).await;
    ala.post_at(&id, "say", json!({ "seat": 1, "text": "hm" })).await.good();
    assert_eq!(ala.table(&id).await["game_now"]["asked"], json!([2]), "words do not disturb it");
    ala.post_at(&id, "take-back", json!({ "seat": 1, "step": step(&asked) - 1 })).await.good();
    until_bots_think(&ala, 0).await;
}

#[tokio::test]
async fn no_bot_thinks_longer_than_its_time_limit() {
    for endless in ["search:ms=600000", "search:iters=100000000"] {
        let hasty = |config: &mut dighouse_server::Config| config.bot_patience = Duration::from_millis(50);
        let (_server, ala, id) = with_stored_bot(endless, hasty).await;
        play_while(&[&ala], &id, &mut any(8), |table| step(table) < 6).await;
    }
}

#[tokio::test]
async fn nobody_chooses_how_much_of_the_machine_a_bot_uses() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let settings =
        ["search:ms=100000000:threads=64", "search:iters=5", "search", "random:x=1", "", "master:ms=1"];
    for bot in settings {
        let made = ala.post("/api/tables", json!({ "game": "lost-code", "seats": with_bot(bot) })).await;
        assert_eq!(made.refused(400, "unknown-bot")["field"], "seats[1].bot", "{bot}");
    }
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let id = ala.make_with(json!({ "game": "lost-code", "aids": true, "seats": seats })).await;
    for bot in settings {
        assert_eq!(
            ala.post_at(&id, "start", json!({ "bot": bot })).await.refused(400, "unknown-bot")["field"],
            "bot"
        );
    }
    ala.post_at(&id, "start", json!({ "bot": "random" })).await.good();
    ala.until(&id, |table| table["game_now"]["asked"] == json!([1])).await;
    let path = format!("/api/tables/{id}/hint?seat=1&bot=search:ms=100000000:threads=64");
    ala.get(&path).await.refused(400, "unknown-bot");
}

#[tokio::test]
async fn a_stored_table_keeps_a_bot_with_settings() {
    let (_server, ala, id) = with_stored_bot("search:iters=3", |_| ()).await;
    let over = play_out(&[&ala], &id, &mut any(9)).await;
    assert_eq!(over["seats"][1]["bot"], "search:iters=3", "{}", over["seats"]);
    let again = ala.post_at(&id, "rematch", json!({})).await.good();
    assert_eq!(again["seats"][1]["bot"], "search:iters=3");
}

/// A store that fails on request.
struct Moody {
    inner: Arc<dyn Store>,
    mood: Arc<Mood>,
}

#[derive(Default)]
struct Mood {
    bad: AtomicBool,
    /// How often lines of a table could not be written or read.
    failures: AtomicU32,
}

impl Mood {
    /// Waits until lines of a table cannot be written or read. What else the server does in the background does not count.
    async fn another_failure(&self) {
        let before = self.failures.load(Ordering::Relaxed);
        let failed = async {
            while self.failures.load(Ordering::Relaxed) == before {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), failed).await.expect("the bot tries");
    }
}

impl Moody {
    fn mood(&self) -> Result<(), StoreError> {
        if self.mood.bad.load(Ordering::Relaxed) {
            Err(StoreError::Failed("the disk is full".to_owned()))
        } else {
            Ok(())
        }
    }

    fn mood_for_lines(&self) -> Result<(), StoreError> {
        self.mood().inspect_err(|_| {
            self.mood.failures.fetch_add(1, Ordering::Relaxed);
        })
    }
}

#[async_trait]
impl Store for Moody {
    async fn make(&self, change: Change) -> Result<(), StoreError> {
        if matches!(change, Change::Append { .. }) { self.mood_for_lines() } else { self.mood() }?;
        self.inner.make(change).await
    }

    async fn player_by_token(&self, token_hash: &[u8; 32]) -> Result<Option<Player>, StoreError> {
        self.mood()?;
        self.inner.player_by_token(token_hash).await
    }

    async fn profile(&self, whose: Whose<'_>) -> Result<Option<Profile>, StoreError> {
        self.mood()?;
        self.inner.profile(whose).await
    }

    async fn lines_after(&self, table: &str, after: u32) -> Result<Option<Vec<String>>, StoreError> {
        self.mood_for_lines()?;
        self.inner.lines_after(table, after).await
    }

    async fn table(&self, id: &str) -> Result<Option<KeptTable>, StoreError> {
        self.mood()?;
        self.inner.table(id).await
    }

    async fn list(&self, which: Which<'_>, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.mood()?;
        self.inner.list(which, limit).await
    }

    async fn calls(&self, before: i64, limit: u32) -> Result<Vec<Call>, StoreError> {
        self.mood()?;
        self.inner.calls(before, limit).await
    }

    fn inventory(&self) -> Inventory {
        self.inner.inventory()
    }

    fn news(&self) -> Option<NewsFeed> {
        self.inner.news()
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}

#[tokio::test]
async fn a_disk_that_fails_for_a_while_costs_nobody_a_turn() {
    let place = Place::new();
    let mood = Arc::new(Mood::default());
    let inner = place.open().await;
    let store = Arc::new(Moody { inner, mood: Arc::clone(&mood) });
    let time = Arc::new(AtomicI64::new(1_700_000_000_000));
    // Long enough for the disk to fail before the bot has answered, however busy the machine is.
    let slow_bots = |config: &mut Config| config.bot_delay = Duration::from_secs(2);
    let server = TestServer::open_on(store, place, time, slow_bots).await;
    let ala = server.guest().await;
    let id = ala.make(with_bot("random")).await;
    let mut rng = any(6);
    let my_turn = |table: &Value| table["game_now"]["asked"] == json!([1]);
    let before = play_while(&[&ala], &id, &mut rng, my_turn).await;

    mood.bad.store(true, Ordering::Relaxed);
    mood.another_failure().await; // The bot's answer cannot be written,
    ala.get(&format!("/api/tables/{id}")).await.refused(503, "store");
    ala.get("/healthz").await.refused(503, "unhealthy");
    ala.post_at(&id, "say", json!({ "seat": 1, "text": "hm" })).await.refused(503, "store");
    mood.another_failure().await; // nor can the table be read again.
    mood.another_failure().await;
    mood.bad.store(false, Ordering::Relaxed);
    server.is_healthy_again().await;
    ala.until(&id, |table| step(table) > step(&before)).await;
    let again = play_while(&[&ala], &id, &mut rng, my_turn).await;
    ala.until(&id, |table| step(table) > step(&again)).await;
}

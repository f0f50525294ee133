//! Injects faults while players play: `cargo xtask faults [SECONDS [SEED]]`.
//!
//! Plays many tables, first on several servers with PostgreSQL, then on one with SQLite, while servers are killed or suspended,
//! the database is suspended or restarted, connections are cut, the disk is full and the schema is upgraded. Then on one with
//! SQLite while two clients take all they can get. In the end every record must be exactly what its players were told, and
//! `dighouse check` must find no flaw.

#[path = "faults/floods.rs"]
mod floods;
#[path = "faults/upgrade.rs"]
mod upgrade;

use std::collections::{BTreeMap, BTreeSet};
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{RwLock, RwLockReadGuard};
use std::thread;
use std::time::{Duration, Instant};

use dighouse_game::{Seed, Stream};
use dighouse_testkit::{Gone, Player, Postgres, Server, Signal, Stop, send};
use serde_json::json;

const NODES: usize = 3;
const TABLES: u64 = 24;

/// How long players wait for a response before they turn to another server.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long players may take to finish when nothing fails any more.
const LAST_GAMES: Duration = Duration::from_secs(120);

/// Keeps the logs of failing servers short.
const QUIET: [&str; 2] = ["--log", "off"];

/// How long a server may take to notice that its disk is full.
const NOTICED: Duration = Duration::from_secs(20);

/// What went wrong, and how often.
type Faults = BTreeMap<&'static str, usize>;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u64| {
        words.get(index).map_or(default, |word| word.parse().expect("a number of seconds, a seed"))
    };
    let program = PathBuf::from(words.first().expect("usage: faults PROGRAM [SECONDS [SEED]]"));
    let (seconds, seed) = (number(1, 60), number(2, 1));
    println!("{seconds} s, seed {seed}");
    let third = Duration::from_secs(seconds) / 3;
    let rng = |stream: u64| Stream::new(Seed::from_number(seed), stream);
    on_postgres(&program, third, &mut rng(0));
    on_sqlite(&program, third, &mut rng(1));
    floods::on_sqlite(&program, third);
}

/// Where players find a node, and what they have to say afterwards.
#[derive(Default)]
struct Run {
    nodes: RwLock<Vec<String>>,
    ended: AtomicBool,
    /// Requests that got no answer and were repeated.
    repeated: AtomicUsize,
    /// Whether each player has an own address.
    apart: bool,
}

impl Run {
    fn nodes(&self) -> RwLockReadGuard<'_, Vec<String>> {
        self.nodes.read().expect("nobody fails with the lock")
    }

    fn moved(&self, node: usize, server: &Server) {
        self.nodes.write().expect("nobody fails with the lock")[node].clone_from(&server.address);
    }

    /// Waits until players have been told to try again more often than a restart of the server explains; whether that happens.
    fn is_refused(&self) -> bool {
        let enough = self.repeated.load(Ordering::Relaxed) + 10 * TABLES as usize;
        let began = Instant::now();
        while self.repeated.load(Ordering::Relaxed) < enough && began.elapsed() < NOTICED {
            thread::sleep(Duration::from_millis(20));
        }
        began.elapsed() < NOTICED
    }

    /// Lets everybody play while `fail` injects faults; then checks every record.
    fn play(&self, name: &str, fail: impl FnOnce(&Run) -> Result<Faults, &'static str>) {
        let began = Instant::now();
        let (players, faults) = thread::scope(|scope| {
            let tables: Vec<_> = (0..TABLES).map(|number| scope.spawn(move || self.table(number))).collect();
            let faults = fail(self);
            self.ended.store(true, Ordering::Relaxed);
            let waiting = Instant::now();
            while tables.iter().any(|table| !table.is_finished()) {
                assert!(waiting.elapsed() < LAST_GAMES, "some games come to no end");
                thread::sleep(Duration::from_millis(50));
            }
            let players =
                |table: thread::ScopedJoinHandle<'_, Vec<Player>>| table.join().expect("nobody was deceived");
            (tables.into_iter().flat_map(players).collect::<Vec<_>>(), faults)
        });
        let faults = faults.expect("the faults are as they are meant");
        let node = self.nodes()[0].clone();
        for player in &players {
            player.check_records(&node).expect("it answers");
        }
        let records: BTreeSet<&String> =
            players.iter().flat_map(|player| &player.tables).map(|table| &table.id).collect();
        let actions: usize = players.iter().map(Player::acknowledged).sum();
        println!("\n{name}, {:.0} s", began.elapsed().as_secs_f64());
        for (fault, times) in faults {
            println!("  {fault:<34}{times:>7}");
        }
        println!("  {:<34}{:>7}", "requests repeated", self.repeated.load(Ordering::Relaxed));
        println!("  {:<34}{actions:>7}", "actions acknowledged");
        println!("  {:<34}{:>7}", "records as their players were told", records.len());
    }

    /// Plays one game after the other at one table, for one player or two.
    fn table(&self, number: u64) -> Vec<Player> {
        let mut guests = vec![Guest::new(self, number)];
        if number.is_multiple_of(3) {
            guests[0].player.partner = json!({ "kind": "open" });
            guests.push(Guest::new(self, number + TABLES));
        }
        while !self.ended.load(Ordering::Relaxed) {
            guests[0].persist(self, |player, node| player.make(node));
            let id = guests[0].player.tables.last().expect("it was made").id.clone();
            if let [maker, other] = &mut guests[..] {
                maker.persist(self, |player, node| player.join(node, &id));
                other.persist(self, |player, node| player.join(node, &id));
            }
            while guests.iter().any(Guest::plays) {
                for guest in guests.iter_mut().filter(|guest| guest.plays()) {
                    guest.persist(self, Player::act);
                }
            }
        }
        guests.into_iter().map(|guest| guest.player).collect()
    }
}

/// A player, and the server it uses.
struct Guest {
    player: Player,
    node: usize,
}

impl Guest {
    fn new(run: &Run, number: u64) -> Guest {
        loop {
            let node = run.nodes()[0].clone();
            let from = run.apart.then(|| Ipv4Addr::new(127, 0, 1, 1 + number as u8));
            match Player::at(&node, number, from) {
                Ok(player) => return Guest { player: player.with_patience(PATIENCE), node: number as usize },
                Err(Gone) => thread::sleep(Duration::from_millis(20)),
            }
        }
    }

    fn plays(&self) -> bool {
        !self.player.tables.last().expect("it sits").over
    }

    /// Does something, on one server after the other until one responds.
    fn persist(&mut self, run: &Run, act: impl Fn(&mut Player, &str) -> Result<(), Gone>) {
        let mut lost = false;
        loop {
            let node = {
                let nodes = run.nodes();
                nodes[self.node % nodes.len()].clone()
            };
            let back = if lost { self.player.come_back(&node) } else { Ok(()) };
            if back.and_then(|()| act(&mut self.player, &node)).is_ok() {
                return;
            }
            lost = true;
            self.node += 1;
            run.repeated.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(20));
        }
    }
}

fn some(rng: &mut Stream, least: u32, most: u32) -> Duration {
    Duration::from_millis(u64::from(least + rng.below(most - least)))
}

fn open(program: &Path, settings: &[&str]) -> Server {
    Server::start(Command::new(program).args(Server::OPEN).args(QUIET).args(settings))
}

/// Suspends a process for a while.
fn hold(process: u32, time: Duration) {
    send(Signal::Stop, &[process]).expect("it runs");
    thread::sleep(time);
    send(Signal::Continue, &[process]).expect("it runs");
}

fn check(program: &Path, place: &[&str]) {
    let checked = Command::new(program).arg("check").args(place).output().expect("it starts");
    print!("  {}", String::from_utf8_lossy(&checked.stdout));
    assert!(checked.status.success(), "{checked:?}");
}

fn on_postgres(program: &Path, time: Duration, rng: &mut Stream) {
    let server = Postgres::start().expect("PostgreSQL starts");
    let database = server.fresh_database();
    let place = ["--database", database.as_str()];
    let mut servers: Vec<Server> = (0..NODES).map(|_| open(program, &place)).collect();
    let run = Run::default();
    run.nodes.write().expect("new").extend(servers.iter().map(|server| server.address.clone()));
    run.play("PostgreSQL, three nodes", |run| {
        let (end, mut faults) = (Instant::now() + time, Faults::new());
        while Instant::now() < end {
            let victim = rng.below(NODES as u32) as usize;
            let fault = match rng.below(7) {
                0 => {
                    servers[victim].kill();
                    thread::sleep(some(rng, 0, 500));
                    servers[victim] = open(program, &place);
                    run.moved(victim, &servers[victim]);
                    "nodes killed"
                }
                1 => {
                    hold(servers[victim].process(), some(rng, 100, 4000));
                    "nodes stood still"
                }
                2 => {
                    server.pause().expect("it runs");
                    thread::sleep(some(rng, 100, 3000));
                    server.resume().expect("it runs");
                    "the database stood still"
                }
                3 => {
                    server.cut_connections().expect("it runs");
                    "all connections cut"
                }
                4 => {
                    servers.iter_mut().for_each(Server::kill);
                    upgrade::undo_in_database(&server, &database);
                    // All of them at the same time: one upgrades it, the others wait.
                    servers = thread::scope(|scope| {
                        let opening: Vec<_> =
                            (0..NODES).map(|_| scope.spawn(|| open(program, &place))).collect();
                        opening.into_iter().map(|opened| opened.join().expect("it opens")).collect()
                    });
                    servers.iter().enumerate().for_each(|(node, server)| run.moved(node, server));
                    "upgrades with all nodes"
                }
                chance => {
                    let (stop, name) = match chance {
                        5 => (Stop::Fast, "the database restarted"),
                        _ => (Stop::Immediate, "the database crashed"),
                    };
                    server.stop(stop).expect("it runs");
                    thread::sleep(some(rng, 0, 500));
                    server.go_on().expect("it starts again");
                    name
                }
            };
            *faults.entry(fault).or_default() += 1;
            thread::sleep(some(rng, 100, 700));
        }
        Ok(faults)
    });
    check(program, &place);
}

fn on_sqlite(program: &Path, time: Duration, rng: &mut Stream) {
    let folder = std::env::temp_dir().join(format!("dig-faults-{}", std::process::id()));
    let place = ["--data", folder.to_str().expect("a plain path")];
    let mut server = Some(open(program, &place));
    let run = Run::default();
    run.nodes.write().expect("new").extend(server.iter().map(|server| server.address.clone()));
    run.play("SQLite, one node", |run| {
        let (end, mut faults) = (Instant::now() + time, Faults::new());
        let mut unnoticed = false;
        while Instant::now() < end {
            let fault = match rng.below(4) {
                0 => "the node killed",
                3 => {
                    drop(server.take());
                    upgrade::undo_in_file(&folder);
                    "upgrades"
                }
                1 => {
                    hold(server.as_ref().expect("it is open").process(), some(rng, 100, 3000));
                    "the node stood still"
                }
                _ => {
                    // One at a time: the file is claimed.
                    drop(server.take());
                    let cramped = cramped(program, &place);
                    run.moved(0, &cramped);
                    unnoticed |= !run.is_refused();
                    thread::sleep(some(rng, 100, 1000));
                    server = Some(cramped);
                    "the disk full"
                }
            };
            if fault != "the node stood still" {
                drop(server.take());
                let opened = open(program, &place);
                run.moved(0, &opened);
                server = Some(opened);
            }
            if upgrade::left_a_copy(&folder) != (fault == "upgrades") {
                return Err("an upgrade did not copy the database, or there was one more");
            }
            *faults.entry(fault).or_default() += 1;
            thread::sleep(some(rng, 100, 700));
        }
        if unnoticed { Err("a full disk was not noticed") } else { Ok(faults) }
    });
    drop(server);
    check(program, &place);
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

/// A server whose disk is full.
fn cramped(program: &Path, place: &[&str]) -> Server {
    Server::start(Server::with_a_full_disk(program).args(Server::OPEN).args(QUIET).args(place))
}

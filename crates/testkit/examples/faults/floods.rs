//! Two clients that take all they can get: one holds every connection that it is given, the other floods the bots with hints.
//!
//! Everybody else plays on, each at an address of their own. All the while the server must say that it is healthy and let
//! somebody sign in.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use dighouse_testkit::{Player, Server, ask, connect};
use serde_json::json;

use super::{Faults, PATIENCE, QUIET, Run, check, open};

const HOARDER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const HINTER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);
const OBSERVER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 4);

/// How many connections the hoarder tries to hold: more than it may have, fewer than this process may.
const WANTED: usize = 600;

/// How many guests ask for hints at the same time, and how many each asks for.
const HINTERS: u64 = 16;
const HINTS: usize = 3;

/// How often the server's health is asked for, and how often somebody signs in.
const HEALTH: Duration = Duration::from_millis(200);
const SIGN_IN: Duration = Duration::from_secs(8);

/// What the abusive clients got.
#[derive(Default)]
struct Taken {
    ended: AtomicBool,
    connections: AtomicUsize,
    hints: AtomicUsize,
    hints_refused: AtomicUsize,
}

impl Taken {
    fn goes_on(&self) -> bool {
        !self.ended.load(Ordering::Relaxed)
    }
}

/// Plays on a server with all its limits while the two do what they can.
pub(super) fn on_sqlite(program: &Path, time: Duration) {
    let folder = std::env::temp_dir().join(format!("dig-floods-{}", std::process::id()));
    let place = ["--data", folder.to_str().expect("a plain path")];
    let limited = ["serve", "--listen", "127.0.0.1:0", "--no-open", "--bot-delay", "0", "--rate", "100000"];
    let mut server = Server::start(Command::new(program).args(limited).args(QUIET).args(place));
    let run = Run { apart: true, ..Run::default() };
    run.nodes.write().expect("new").push(server.address.clone());
    let address = server.address.clone();
    let address = address.as_str();
    let mut owner = Player::new(address, 0).expect("it answers");
    owner.claim(address, "Owner").expect("it answers");
    run.play("SQLite, one node, two clients that take all they can get", |run| {
        let taken = Taken::default();
        let observed = thread::scope(|scope| {
            scope.spawn(|| hoard(address, &taken));
            for number in 0..HINTERS {
                let taken = &taken;
                scope.spawn(move || flood_hints(address, number, taken));
            }
            let observed = observe(address, time);
            taken.ended.store(true, Ordering::Relaxed);
            observed
        });
        // The last games end, and are verified, on a server without limits.
        server.kill();
        server = open(program, &place);
        run.moved(0, &server);
        let (healthy, signed_in) = observed?;
        Ok(Faults::from([
            ("connections held by one client", taken.connections.into_inner()),
            ("hints given", taken.hints.into_inner()),
            ("hints refused", taken.hints_refused.into_inner()),
            ("times the server said it is well", healthy),
            ("sign-ins", signed_in),
        ]))
    });
    drop(server);
    check(program, &place);
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

/// Opens connections and keeps them open: silent ones, ones with half a request, and streams.
fn hoard(server: &str, taken: &Taken) {
    let mut held: Vec<TcpStream> = Vec::new();
    while taken.goes_on() {
        held.retain_mut(is_open);
        taken.connections.fetch_max(held.len(), Ordering::Relaxed);
        while held.len() < WANTED && taken.goes_on() {
            let Ok(mut connection) = connect(server, Some(HOARDER)) else { break };
            let said = match held.len() % 3 {
                0 => "",
                1 => "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
                _ => "GET /api/events HTTP/1.1\r\nhost: x\r\n\r\n",
            };
            if connection.write_all(said.as_bytes()).is_ok() && connection.set_nonblocking(true).is_ok() {
                held.push(connection);
            }
        }
        thread::sleep(Duration::from_millis(100));
    }
}

/// Whether the server has not closed a connection; what it sends is read.
fn is_open(connection: &mut TcpStream) -> bool {
    let mut heard = [0; 4096];
    loop {
        match connection.read(&mut heard) {
            Ok(0) => return false,
            Ok(_) => {}
            Err(error) => return error.kind() == std::io::ErrorKind::WouldBlock,
        }
    }
}

/// Asks for hints at a table of its own, for several at a time.
fn flood_hints(server: &str, number: u64, taken: &Taken) {
    let Ok(player) = Player::at(server, number, Some(HINTER)) else { return };
    let seats = json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }]);
    let table = json!({ "game": "mykerinos", "aids": true, "seats": seats });
    let Ok(made) = player.send(server, "POST", "/api/tables", &table) else { return };
    let path = format!("/api/tables/{}", made["id"].as_str().expect("it has an id"));
    if player.send(server, "POST", &format!("{path}/sit"), &json!({ "salt": "salt" })).is_err() {
        return;
    }
    let Ok(now) = player.get(server, &path) else { return };
    let head = format!(
        "GET {path}/hint?seat={}&bot=master HTTP/1.1\r\nhost: x\r\n{}connection: close\r\n\r\n",
        now["viewer"],
        player.cookie_line()
    );
    let ask_on = || {
        while taken.goes_on() {
            match ask(server, Some(HINTER), &head, Duration::from_secs(20)) {
                Ok((200, ..)) => taken.hints.fetch_add(1, Ordering::Relaxed),
                _ => taken.hints_refused.fetch_add(1, Ordering::Relaxed),
            };
        }
    };
    thread::scope(|scope| (0..HINTS).for_each(|_| drop(scope.spawn(ask_on))));
}

/// How often the server was well, and how often somebody signed in. Both must always succeed.
fn observe(server: &str, time: Duration) -> Result<(usize, usize), &'static str> {
    let health = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    let credentials = json!({ "name": "Owner", "password": Player::PASSWORD }).to_string();
    let sign_in = format!(
        "POST /api/sign-in HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{credentials}",
        credentials.len()
    );
    let succeeds = |request: &str| {
        let asked = Instant::now();
        let answer = ask(server, Some(OBSERVER), request, 2 * PATIENCE);
        let good = matches!(answer, Ok((200, ..)));
        if !good {
            eprintln!("after {:?}: {answer:?}", asked.elapsed());
        }
        good
    };
    let (began, mut healthy, mut signed_in) = (Instant::now(), 0, 0);
    while began.elapsed() < time {
        if !succeeds(health) {
            return Err("the server did not say that it is well");
        }
        healthy += 1;
        if began.elapsed() >= SIGN_IN * signed_in as u32 {
            if !succeeds(&sign_in) {
                return Err("somebody could not sign in");
            }
            signed_in += 1;
        }
        thread::sleep(HEALTH);
    }
    Ok((healthy, signed_in))
}

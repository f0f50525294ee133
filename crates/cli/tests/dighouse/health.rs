//! A server whose disk is full or read-only, and one that stops.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use dighouse_testkit::{Player, Server, Signal, send};

use crate::program::Home;

/// The answer to a plain request.
fn get(server: &Server, path: &str) -> String {
    let mut stream = TcpStream::connect(&server.address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", server.address).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn a_server_with_a_full_disk_is_not_healthy_but_alive() {
    let home = Home::new();
    let server = home.open_on_a_full_disk();
    assert!(get(&server, "/healthz").ends_with("ok\n"));
    let mut player = Player::new(&server.address, 1).unwrap();
    while player.make(&server.address).is_ok() {}
    let sick = (0..600).find_map(|_| {
        thread::sleep(Duration::from_millis(100));
        Some(get(&server, "/healthz")).filter(|answer| answer.contains(" 503 "))
    });
    let sick = sick.expect("it notices that nothing can be written");
    assert!(sick.contains("\"error\":\"unhealthy\"") && sick.contains("disk"), "{sick}");
    assert!(get(&server, "/livez").ends_with("ok\n"));
    drop(server);
    let again = home.open_on_a_full_disk();
    assert!(get(&again, "/api/house").contains("lost-code"), "it starts on a full disk, too");
}

#[test]
fn a_database_that_cannot_be_written_is_refused_at_the_start() {
    let home = Home::new();
    drop(home.open_house(&[]));
    let folder = home.file("data/dighouse");
    let file = folder.join("dighouse.sqlite");
    let mode = |path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    // Root may write anything, so somebody else tries: in a folder, then to a file that cannot be written.
    let root = fs::metadata("/proc/self").unwrap().uid() == 0;
    for (folder_mode, file_mode) in [(0o555, 0o444), (0o777, 0o444)] {
        mode(&folder, folder_mode);
        mode(&file, file_mode);
        let program = env!("CARGO_BIN_EXE_dighouse");
        let mut command = match root {
            true => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", "65534", "--regid", "65534", "--clear-groups", program]);
                command
            }
            false => Command::new(program),
        };
        command.args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--data"]).arg(&folder);
        let refused = command.env("LANG", "C").stdin(Stdio::null()).output().unwrap();
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(!refused.status.success() && said.contains("The database cannot be written"), "{said}");
        mode(&folder, 0o777);
        fs::remove_file(folder.join("dighouse.sqlite.lock")).ok();
    }
}

#[test]
fn a_clean_stop_logs_nothing() {
    let home = Home::new();
    for _ in 0..3 {
        let log = home.file("log");
        // A bot takes a while, so some are still thinking when the server stops.
        let mut command =
            home.command(&["serve", "--listen", "127.0.0.1:0", "--no-open", "--bot-delay", "300"]);
        command.args(["--rate", "0", "--log", "warn"]).stderr(fs::File::create(&log).unwrap());
        let server = Server::start(&mut command);
        let stopping = AtomicBool::new(false);
        thread::scope(|scope| {
            for number in 0..6 {
                let (address, stopping) = (&server.address, &stopping);
                scope.spawn(move || {
                    let mut player = Player::new(address, 2 * number + 1).unwrap();
                    while !stopping.load(Ordering::Relaxed) && player.make(address).is_ok() {
                        let over = |player: &Player| player.tables.last().is_none_or(|table| table.over);
                        while !over(&player) && player.act(address).is_ok() {}
                    }
                });
            }
            let request = format!("GET /api/events HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
            let mut streams: Vec<TcpStream> =
                (0..4).map(|_| TcpStream::connect(&server.address).unwrap()).collect();
            streams.iter_mut().for_each(|stream| stream.write_all(request.as_bytes()).unwrap());
            thread::sleep(Duration::from_millis(700));
            send(Signal::Terminate, &[server.process()]).unwrap();
            stopping.store(true, Ordering::Relaxed);
            for mut stream in streams {
                let mut rest = Vec::new();
                stream.read_to_end(&mut rest).ok();
            }
        });
        server.ended();
        assert_eq!(fs::read_to_string(&log).unwrap(), "");
    }
}

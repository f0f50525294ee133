//! The house, opened by hand.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::program::Home;

/// A server that is stopped at the end, whatever happens.
struct Served {
    child: Child,
    out: BufReader<std::process::ChildStdout>,
    /// Its address, such as `127.0.0.1:40123`.
    address: String,
    greeting: String,
}

impl Served {
    fn start(home: &Home, args: &[&str], language: &str) -> Served {
        let mut command = home.command(args);
        command.env("DIGHOUSE_LISTEN", "127.0.0.1:0").env("LANG", language);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut greeting = String::new();
        for _ in 0..3 {
            out.read_line(&mut greeting).unwrap();
        }
        let address = greeting.split("http://").nth(1).expect(&greeting).lines().next().unwrap().to_owned();
        Served { child, out, address, greeting }
    }

    /// The answer to a plain request.
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to stop; what it said last, and whether it was content.
    fn stop(&mut self) -> (String, bool) {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(asked.success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        (rest, self.child.wait().unwrap().success())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_bare_program_opens_the_house_and_closes_it_when_asked() {
    let home = Home::new();
    for (language, open, closed) in
        [("C", "Dighouse is running", "has stopped"), ("pl_PL.UTF-8", "Dighouse działa", "zatrzymany")]
    {
        let mut served = Served::start(&home, &[], language);
        assert!(served.greeting.contains(open), "{}", served.greeting);
        assert!(served.get("/healthz").ends_with("ok\n"));
        assert!(served.get("/").contains("<!doctype html>"), "the page is in the program");
        assert!(served.get("/api/house").contains("lost-code"));
        let (said, content) = served.stop();
        assert!(said.contains(closed) && content, "{said}");
    }
}

#[test]
fn a_house_is_open_even_if_nobody_reads_its_greeting() {
    let home = Home::new();
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut command = home.command(&["serve", "--listen", &address.to_string()]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    drop(child.stdout.take());
    let answered = (0..200).any(|_| {
        thread::sleep(Duration::from_millis(50));
        TcpStream::connect(address).is_ok()
    });
    let alive = child.try_wait().unwrap().is_none();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(answered && alive);
}

#[test]
fn two_houses_do_not_share_a_folder_or_an_address() {
    let home = Home::new();
    let served = Served::start(&home, &["serve"], "C");
    let mut second = home.command(&["serve", "--listen", "127.0.0.1:0"]);
    let refused = second.output().unwrap();
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(
        !refused.status.success() && said.contains("Another Dighouse server is using this folder"),
        "{said}"
    );
    let elsewhere = home.file("elsewhere");
    let mut third = home.command(&["serve", "--listen", &served.address, "--data"]);
    let refused = third.arg(elsewhere).output().unwrap();
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(
        !refused.status.success() && said.contains(&served.address) && said.contains("--listen"),
        "{said}"
    );
}

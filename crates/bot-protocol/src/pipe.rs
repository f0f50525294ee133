//! A running program and the lines to and from it. Nothing here waits longer than it is told to.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use dighouse_bots::arena::Fault;

/// The longest line that a program may say, in bytes.
const LONGEST: u64 = 64 * 1024;

/// How many lines may wait to be read. A program that says more is held up by its pipe.
const WAITING: usize = 64;

/// How long a program may take to end after it was told to quit.
const GOODBYE: Duration = Duration::from_millis(500);

/// A running program. It ends when this is dropped.
pub(crate) struct Pipe {
    child: Child,
    /// Lines to the program. They are written by a thread, because a program that does not read would hold us up.
    told: Option<Sender<String>>,
    said: Receiver<String>,
}

impl Pipe {
    /// Starts a command of the system's shell.
    pub(crate) fn start(command: &str) -> Result<Pipe, Fault> {
        let not_started = |what: String| Fault::GuestNotStarted { what };
        let mut shell = shell(command);
        let mut child = shell
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| not_started(error.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(not_started("it has no pipes".to_owned()));
        };
        let (told, telling) = channel();
        let (saying, said) = sync_channel(WAITING);
        thread::spawn(move || write_lines(input, &telling));
        thread::spawn(move || read_lines(output, &saying));
        Ok(Pipe { child, told: Some(told), said })
    }

    /// Tells the program a line. If it has ended, the next reply says so.
    pub(crate) fn tell(&self, line: String) {
        if let Some(told) = &self.told {
            let _ = told.send(line);
        }
    }

    /// The next line that the program says before `deadline`, which is `limit` after it was asked.
    pub(crate) fn hear(&mut self, deadline: Instant, limit: Duration) -> Result<String, Fault> {
        match self.said.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Fault::GuestTooLate { ms: limit.as_millis() as u64 }),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::GuestEnded { what: self.end() }),
        }
    }

    /// Waits a moment for the program's end and says how it ended.
    fn end(&mut self) -> String {
        let until = Instant::now() + GOODBYE;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return status.to_string(),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
                Ok(None) => return "it closed its output".to_owned(),
                Err(error) => return error.to_string(),
            }
        }
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        // The program's input is closed when everything is written.
        self.told = None;
        self.end();
        kill(&mut self.child);
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
fn shell(command: &str) -> Command {
    use std::os::unix::process::CommandExt;

    let mut shell = Command::new("sh");
    // A group of its own, so that what the command starts ends with it.
    shell.args(["-c", command]).process_group(0);
    shell
}

#[cfg(not(unix))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.args(["/C", command]);
    shell
}

/// Ends the program and, where the system knows groups of processes, everything that it started.
fn kill(child: &mut Child) {
    #[cfg(unix)]
    let _ = rustix::process::kill_process_group(
        rustix::process::Pid::from_child(child),
        rustix::process::Signal::KILL,
    );
    let _ = child.kill();
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, said: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            Ok(0) | Err(_) => return,
        }
        let line = String::from_utf8_lossy(&line).trim_end().to_owned();
        if said.send(line).is_err() {
            return;
        }
    }
}

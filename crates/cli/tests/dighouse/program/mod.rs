//! Runs the real program in a folder of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use dighouse_testkit::Server;

/// A folder that is removed at the end, and the program run in it.
pub(crate) struct Home {
    folder: PathBuf,
}

/// What a run said, and how it ended.
pub(crate) struct Said {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: i32,
}

/// Answers that lead any game of The Lost Code to its end: what does not fit a question is refused, and
/// the next one is tried.
pub(crate) fn any_answers() -> String {
    "7\n6\n5\n1\n2\n".repeat(120)
}

impl Home {
    pub(crate) fn new() -> Home {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("dig-test-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Home { folder }
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Writes a file.
    pub(crate) fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.file(name);
        fs::write(&path, text).unwrap();
        path
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dighouse"));
        command.args(args).current_dir(&self.folder);
        command.env("XDG_DATA_HOME", self.folder.join("data"));
        for name in ["DIGHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "CLICOLOR_FORCE", "DIGHOUSE_DATABASE"]
        {
            command.env_remove(name);
        }
        command
    }

    /// Opens the house on a disk that is full after a while.
    pub(crate) fn open_on_a_full_disk(&self) -> Server {
        let mut command = Server::with_a_full_disk(env!("CARGO_BIN_EXE_dighouse"));
        command.env("XDG_DATA_HOME", self.folder.join("data"));
        Server::start(command.args(Server::OPEN).args(["--log", "off"]))
    }

    /// Opens the house with these settings.
    pub(crate) fn open_house(&self, settings: &[&str]) -> Server {
        Server::start(self.command(&Server::OPEN).args(settings))
    }

    /// Runs the program with these lines typed.
    pub(crate) fn run(&self, args: &[&str], typed: &str) -> Said {
        let input = fs::File::open(self.write("typed", typed)).unwrap();
        Said::new(self.command(args).stdin(input).output().unwrap())
    }

    /// Starts the program with an input that stays open.
    pub(crate) fn start(&self, args: &[&str]) -> Child {
        let mut command = self.command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
    }

    /// Plays a whole game from a seed into `game.dig`.
    pub(crate) fn whole_game(&self, lang: &str) -> (Said, PathBuf) {
        let args = ["play", "lost-code", "--seed", "7", "--record", "game.dig", "--lang", lang];
        let said = self.run(&args, &any_answers());
        assert_eq!(said.code, 0, "{}", said.err);
        (said, self.file("game.dig"))
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Said {
    fn new(output: Output) -> Said {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        Said { out: text(output.stdout), err: text(output.stderr), code: output.status.code().unwrap_or(-1) }
    }

    /// No message shows its key, no variable its name.
    pub(crate) fn has_no_raw_key(&self) -> &Said {
        for text in [&self.out, &self.err] {
            for mark in ["house-", "lost-code-", "bot-error-", "arena-"] {
                for (at, _) in text.match_indices(mark) {
                    let next = text[at + mark.len()..].chars().next();
                    let key = next.is_some_and(|letter| letter.is_ascii_lowercase());
                    let inside = text[..at].ends_with(|letter: char| letter.is_alphanumeric());
                    assert!(!key || inside, "a raw key: {}", &text[at..text.len().min(at + 60)]);
                }
            }
            assert!(!text.contains("{$") && !text.contains('\u{1b}'), "{text}");
        }
        self
    }
}

/// The lines of a record that are actions.
pub(crate) fn moves(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let body = text.split_once("\n\n").map_or("", |(_, body)| body);
    body.lines().filter(|line| line.starts_with(['1', '2', '3', '4'])).map(str::to_owned).collect()
}

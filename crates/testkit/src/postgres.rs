//! A PostgreSQL server for tests.

use std::fs;
use std::io;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::process::{Signal, children, send};

/// An unprivileged user: PostgreSQL refuses to run as root.
const NOBODY: u32 = 65534;

const OPTIONS: &str = "-c shared_buffers=32MB -c max_connections=200";

/// A server for tests need not survive a loss of power, only its own end, so it does not wait for the disk.
const CARELESS: &str = "-c fsync=off -c full_page_writes=off";

/// Waits for the end of its input, which comes with the end of the process that started it.
const UNDERTAKER: &str = r#"trap '' INT TERM
cat > /dev/null
server=$(head -n 1 data/postmaster.pid)
kill -CONT $server $(cat /proc/$server/task/$server/children)
"$0/pg_ctl" -D data -m immediate -w -s stop
cd / && rm -rf "$1""#;

/// A server in a temporary folder. It ends, and its folder is deleted, with this value or this process.
pub struct Postgres {
    folder: PathBuf,
    options: String,
    undertaker: Child,
}

/// How a server is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Closes connections and writes everything.
    Fast,
    /// Immediately, as in a crash.
    Immediate,
}

impl Postgres {
    /// Starts an empty server.
    pub fn start() -> io::Result<Postgres> {
        Postgres::start_with(format!("{OPTIONS} {CARELESS}"))
    }

    /// Starts one that waits for the disk, for measurements.
    pub fn start_durable() -> io::Result<Postgres> {
        Postgres::start_with(OPTIONS.to_owned())
    }

    fn start_with(options: String) -> io::Result<Postgres> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("dig-postgres-{}-{number}", std::process::id()));
        fs::create_dir(&folder)?;
        if is_root()? {
            chown(&folder, Some(NOBODY), Some(NOBODY))?;
        }
        let mut undertaker = stepped_down(Command::new("sh"), &folder)?;
        undertaker.args(["-c", UNDERTAKER]).arg(programs()?).arg(&folder);
        let undertaker = undertaker.stdin(Stdio::piped()).process_group(0).spawn()?;
        let postgres = Postgres { folder, options, undertaker };
        let initdb = "-D data -U postgres -A trust -E UTF8 --locale=C --no-sync --no-instructions";
        run(&postgres.folder, "initdb", &initdb.split(' ').collect::<Vec<_>>())?;
        let socket = postgres.folder.display();
        let settings = format!("listen_addresses = ''\nunix_socket_directories = '{socket}'\n");
        fs::write(postgres.folder.join("data/postgresql.auto.conf"), settings)?;
        postgres.go_on()?;
        Ok(postgres)
    }

    /// The folder, in which the server's socket is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The address of a new, empty database.
    pub fn fresh_database(&self) -> String {
        fresh_database(&self.folder)
    }

    /// The address of a new database with the contents of a [`dump`].
    ///
    /// # Panics
    /// If the server refuses the dump.
    pub fn restored_database(&self, dump: &str) -> String {
        restored_database(&self.folder, dump).expect("the dump can be loaded")
    }

    /// Stops the server; its databases stay.
    pub fn stop(&self, how: Stop) -> io::Result<()> {
        let mode = match how {
            Stop::Fast => "fast",
            Stop::Immediate => "immediate",
        };
        run(&self.folder, "pg_ctl", &["-D", "data", "-m", mode, "-w", "stop"])
    }

    /// Starts the server again.
    pub fn go_on(&self) -> io::Result<()> {
        run(&self.folder, "pg_ctl", &["-D", "data", "-l", "log", "-w", "-o", &self.options, "start"])
    }

    /// Suspends the whole server.
    pub fn pause(&self) -> io::Result<()> {
        // The first one can then start no other.
        send(Signal::Stop, &[self.process()?])?;
        send(Signal::Stop, &children(self.process()?)?)
    }

    /// Resumes it.
    pub fn resume(&self) -> io::Result<()> {
        send(Signal::Continue, &children(self.process()?)?)?;
        send(Signal::Continue, &[self.process()?])
    }

    /// Runs SQL in a database that [`Postgres::fresh_database`] made.
    pub fn run_in(&self, address: &str, sql: &str) -> io::Result<()> {
        let schema = address.rsplit("%3D").next().unwrap_or_default();
        psql(&self.folder, &format!("SET search_path TO {schema}; {sql}"))
    }

    /// Cuts every connection of a server.
    pub fn cut_connections(&self) -> io::Result<()> {
        let cut =
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'dighouse%'";
        psql(&self.folder, cut)
    }

    fn process(&self) -> io::Result<u32> {
        let file = fs::read_to_string(self.folder.join("data/postmaster.pid"))?;
        let first = file.lines().next().and_then(|line| line.parse().ok());
        first.ok_or_else(|| io::Error::other("the server does not run"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.undertaker.stdin.take());
        let _ = self.undertaker.wait();
    }
}

/// A separate schema isolates as well as a separate database, and is fifty times faster to make.
pub(crate) fn fresh_database(folder: &Path) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    // Processes of one run may get the same number, one after the other.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    let schema = format!("test_{}_{}_{now}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    psql(folder, &format!("CREATE SCHEMA {schema}")).expect("the server of the tests answers");
    let host = folder.display();
    format!("postgres:///postgres?host={host}&user=postgres&options=-csearch_path%3D{schema}")
}

/// The name of the schema in a dump.
const DUMPED: &str = "dighouse_dumped";

/// Everything in a database that `fresh_database` made, as SQL for `restored_database`.
pub fn dump(address: &str) -> io::Result<String> {
    let wrong = || io::Error::other(format!("not an address of these tests: {address}"));
    let part = |before: &str, after: char| {
        let rest = address.split_once(before).map(|(_, rest)| rest);
        rest.and_then(|rest| rest.split(after).next()).ok_or_else(wrong)
    };
    let (host, schema) = (part("host=", '&')?, part("search_path%3D", '&')?);
    let mut command = stepped_down(Command::new(programs()?.join("pg_dump")), Path::new(host))?;
    command.args(["-h", host, "-U", "postgres", "-n", schema, "--inserts", "--no-owner", "--no-privileges"]);
    let dumped = command.arg("postgres").output()?;
    if !dumped.status.success() {
        return Err(io::Error::other(String::from_utf8_lossy(&dumped.stderr).into_owned()));
    }
    let text = String::from_utf8(dumped.stdout).map_err(io::Error::other)?;
    // Newer versions begin and end with a command of psql and a random key.
    let kept = |line: &&str| !line.starts_with("\\") && !line.starts_with("--") && !line.is_empty();
    let lines: Vec<&str> = text.lines().filter(kept).collect();
    Ok(lines.join("\n").replace(schema, DUMPED) + "\n")
}

/// The address of a new database with the contents of a dump.
pub(crate) fn restored_database(folder: &Path, dump: &str) -> io::Result<String> {
    let address = fresh_database(folder);
    let schema = address.rsplit("%3D").next().unwrap_or_default();
    let here = dump.replace(&format!("CREATE SCHEMA {DUMPED};"), "").replace(DUMPED, schema);
    let host = folder.display().to_string();
    let file = folder.join(format!("{schema}.sql"));
    fs::write(&file, here)?;
    let file_name = file.display().to_string();
    let loaded = run(
        folder,
        "psql",
        &["-h", &host, "-U", "postgres", "-q", "-v", "ON_ERROR_STOP=1", "-f", &file_name],
    );
    fs::remove_file(&file)?;
    loaded.map(|()| address)
}

fn psql(folder: &Path, command: &str) -> io::Result<()> {
    let host = folder.display().to_string();
    run(folder, "psql", &["-h", &host, "-U", "postgres", "-q", "-c", command])
}

/// Runs one of PostgreSQL's programs in the folder.
fn run(folder: &Path, program: &str, arguments: &[&str]) -> io::Result<()> {
    let mut command = stepped_down(Command::new(programs()?.join(program)), folder)?;
    command.args(arguments).env("LC_ALL", "C").stdin(Stdio::null()).stdout(Stdio::null());
    // A file, because what a server inherits it keeps open.
    let errors = folder.join(format!("{program}-{}.err", std::process::id()));
    let status = command.stderr(fs::File::create(&errors)?).status()?;
    if status.success() {
        return Ok(());
    }
    Err(io::Error::other(format!("{program} {arguments:?}: {}", fs::read_to_string(&errors)?)))
}

/// The command in this folder, as an unprivileged user.
fn stepped_down(mut command: Command, folder: &Path) -> io::Result<Command> {
    command.current_dir(folder);
    if is_root()? {
        command.uid(NOBODY).gid(NOBODY);
    }
    Ok(command)
}

fn is_root() -> io::Result<bool> {
    Ok(fs::metadata("/proc/self")?.uid() == 0)
}

/// Where the system keeps PostgreSQL's programs: the newest, if there are several.
fn programs() -> io::Result<PathBuf> {
    let missing =
        || io::Error::new(io::ErrorKind::NotFound, "PostgreSQL is not installed (Debian: postgresql)");
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let folders = fs::read_dir("/usr/lib/postgresql").map_err(|_| missing())?;
    let versions = folders.filter_map(|entry| Some(entry.ok()?.path()));
    let programs = versions.filter(|folder| folder.join("bin/initdb").exists()).max_by_key(version);
    programs.map(|folder| folder.join("bin")).ok_or_else(missing)
}

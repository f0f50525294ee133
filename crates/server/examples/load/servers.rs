//! The servers under load, which end with this program.

use std::fmt;
use std::fs;
use std::process::Command;
use std::str::FromStr;

use dighouse_testkit::{Postgres, Server};
use tempfile::TempDir;

use crate::Fallible;

/// Where servers keep everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Store {
    Sqlite,
    Postgres,
}

impl FromStr for Store {
    type Err = String;

    fn from_str(name: &str) -> Result<Store, String> {
        match name {
            "sqlite" => Ok(Store::Sqlite),
            "postgres" => Ok(Store::Postgres),
            other => Err(format!("there is no store {other}: sqlite, postgres")),
        }
    }
}

impl fmt::Display for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Store::Sqlite => "SQLite",
            Store::Postgres => "PostgreSQL, two servers",
        })
    }
}

/// One server on SQLite, or two on PostgreSQL.
pub(crate) struct Houses {
    open: Vec<Server>,
    _folder: TempDir,
    _server: Option<Postgres>,
}

impl Houses {
    pub(crate) fn open(program: &str, store: Store) -> Fallible<Houses> {
        let folder = tempfile::tempdir()?;
        let start = |more: &[&str]| {
            Server::start(Command::new(program).args(Server::OPEN).args(["--lang", "en"]).args(more))
        };
        let (open, server) = match store {
            Store::Sqlite => {
                let data = folder.path().to_str().ok_or("a strange folder")?;
                (vec![start(&["--data", data])], None)
            }
            Store::Postgres => {
                let server = Postgres::start_durable()?;
                let address = server.fresh_database();
                ((0..2).map(|_| start(&["--database", &address])).collect(), Some(server))
            }
        };
        Ok(Houses { open, _folder: folder, _server: server })
    }

    pub(crate) fn addresses(&self) -> Vec<String> {
        self.open.iter().map(|server| format!("http://{}", server.address)).collect()
    }

    /// Resident memory of all servers, in KiB.
    pub(crate) fn memory(&self) -> Fallible<u64> {
        self.open.iter().map(|server| memory(server.process())).sum()
    }

    /// Seconds of processor time of all servers so far.
    pub(crate) fn processor(&self) -> Fallible<f64> {
        self.open.iter().map(|server| processor(server.process())).sum()
    }
}

fn memory(process: u32) -> Fallible<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no memory figure")?;
    Ok(line.split_whitespace().next().ok_or("no memory figure")?.parse()?)
}

fn processor(process: u32) -> Fallible<f64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |index: usize| fields.get(index).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
    Ok((ticks(11) + ticks(12)) / 100.0)
}

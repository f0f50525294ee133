//! The folder of a tournament, which makes it resumable.
//!
//! `plan.json` identifies the tournament, `results.jsonl` has one line for each game that was played, and `records/` has
//! the games themselves if they were asked for. Lines are only appended; a game whose line is truncated is played again.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use dighouse_bots::arena::{Outcome, Plan};
use dighouse_game::Record;
use dighouse_text::Texts;
use serde_json::{Map, Value, json};

use crate::failure::Failure;

/// A folder that is locked by this run.
pub(super) struct Folder {
    results: File,
    records: Option<PathBuf>,
}

impl Folder {
    /// Opens the folder of a plan and returns the games that it has already.
    pub(super) fn open(
        texts: &Texts,
        path: &Path,
        plan: &Plan,
        records: bool,
    ) -> Result<(Folder, Vec<Outcome>), Failure> {
        let file = path.join("results.jsonl");
        let unwritable = |error: io::Error| Failure::file(texts, "house-error-write", &file, &error);
        let records = records.then(|| path.join("records"));
        fs::create_dir_all(records.as_deref().unwrap_or(path)).map_err(unwritable)?;
        let mut results =
            OpenOptions::new().create(true).read(true).append(true).open(&file).map_err(unwritable)?;
        results.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => Failure::failed(
                texts.say("arena-folder-in-use", &[("folder", path.display().to_string().into())]),
            ),
            TryLockError::Error(error) => unwritable(error),
        })?;
        same_plan(texts, path, &identity(plan, records.is_some()))?;
        let mut text = String::new();
        results
            .read_to_string(&mut text)
            .map_err(|error| Failure::file(texts, "house-error-read", &file, &error))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        results.set_len(whole as u64).map_err(unwritable)?;
        let outcome = |(number, line): (usize, &str)| {
            serde_json::from_str(line).map_err(|error| {
                let what = texts.say("arena-bad-line", &[("what", error.to_string().into())]);
                Failure::failed(format!("{}:{number}: {what}", file.display()))
            })
        };
        let played = (1..).zip(text[..whole].lines()).map(outcome).collect::<Result<_, _>>()?;
        Ok((Folder { results, records }, played))
    }

    /// Saves a game. Its line is written last, so that a line means that everything is saved.
    pub(super) fn keep(&self, outcome: &Outcome, record: &dyn Fn() -> Record) -> io::Result<()> {
        if let Some(records) = &self.records {
            fs::write(records.join(format!("{:06}.dig", outcome.game)), record().to_string())?;
        }
        let line = serde_json::to_string(outcome)? + "\n";
        (&self.results).write_all(line.as_bytes())
    }
}

/// What identifies a tournament: everything except the number of games, because a tournament can be extended.
fn identity(plan: &Plan, records: bool) -> Map<String, Value> {
    let info = plan.setup.info();
    let bots: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
    let options: Map<String, Value> =
        plan.setup.changes().map(|(key, value)| (key.to_owned(), value.into())).collect();
    let identity = [
        ("game", json!(info.id)),
        ("rules", json!(info.rules)),
        ("options", Value::Object(options)),
        ("players", json!(plan.setup.seats())),
        ("bots", json!(bots)),
        ("seed", json!(plan.seed)),
        ("records", json!(records)),
    ];
    identity.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// Rejects the folder of another tournament; a new folder becomes this one's.
fn same_plan(texts: &Texts, folder: &Path, plan: &Map<String, Value>) -> Result<(), Failure> {
    let file = folder.join("plan.json");
    let kept: Map<String, Value> = match fs::read_to_string(&file) {
        Ok(text) => serde_json::from_str(&text).unwrap_or_default(),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let text = serde_json::to_string_pretty(plan).unwrap_or_default() + "\n";
            return fs::write(&file, text)
                .map_err(|error| Failure::file(texts, "house-error-write", &file, &error));
        }
        Err(error) => return Err(Failure::file(texts, "house-error-read", &file, &error)),
    };
    let known = |key: &str| kept.get(key).unwrap_or(&Value::Null);
    let differences: Vec<String> = plan
        .iter()
        .filter(|&(key, value)| known(key) != value)
        .map(|(key, value)| format!("{key} {} ≠ {value}", known(key)))
        .collect();
    if differences.is_empty() {
        return Ok(());
    }
    let args = [("folder", folder.display().to_string().into()), ("what", differences.join(", ").into())];
    Err(Failure::failed(texts.say("arena-another-plan", &args)))
}

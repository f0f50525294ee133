//! The folder of records.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use dighouse_text::Texts;

use crate::data::data_folder;
use crate::failure::Failure;
use crate::record::Recorded;

/// The path of the folder.
pub(crate) fn records() -> PathBuf {
    data_folder().join("records")
}

/// A new, unused file name for a record that starts now.
pub(crate) fn fresh(texts: &Texts, game: &str, now: SystemTime) -> Result<PathBuf, Failure> {
    let folder = records();
    fs::create_dir_all(&folder)
        .map_err(|error| Failure::file(texts, "house-error-write", &folder, &error))?;
    let time = humantime::format_rfc3339_seconds(now).to_string().replace(':', "-");
    let name = |number: u32| match number {
        1 => format!("{game}-{time}.dig"),
        _ => format!("{game}-{time}-{number}.dig"),
    };
    let mut paths = (1..).map(|number| folder.join(name(number)));
    Ok(paths.find(|path| !path.exists()).unwrap_or_else(|| folder.join(name(1))))
}

/// The most recent record of an unfinished game.
pub(crate) fn latest_unfinished(texts: &Texts, game: Option<&str>) -> Option<PathBuf> {
    let entries = fs::read_dir(records()).ok()?;
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let written = entry.metadata().ok()?.modified().ok()?;
            let path = entry.path();
            (path.extension()? == "dig").then_some((written, path))
        })
        .collect();
    files.sort();
    files.into_iter().rev().map(|(_, path)| path).find(|path| is_unfinished(texts, path, game))
}

fn is_unfinished(texts: &Texts, path: &Path, game: Option<&str>) -> bool {
    let Ok(text) = fs::read_to_string(path) else { return false };
    let Ok(recorded) = Recorded::parse(texts, path, whole_lines(&text)) else { return false };
    let wanted = game.is_none_or(|game| game == recorded.record.header.game);
    wanted && recorded.resume(texts, path).is_ok_and(|table| !table.decision().is_over())
}

/// The text up to its last line feed: a killed program may have left an incomplete line.
pub(crate) fn whole_lines(text: &str) -> &str {
    let end = text.rfind('\n').map_or(0, |last| last + 1);
    &text[..end]
}

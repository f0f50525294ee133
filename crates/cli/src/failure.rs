//! Errors of a run.

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use dighouse_game::SetupError;
use dighouse_tables::BotError;
use dighouse_text::{Kind, Texts};
use serde::Serialize;
use serde_json::Value;

use crate::paint::{self, paint};

/// Why a run ends early, with its message already translated.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Not a failure: help or version text was requested.
    Asked(String),
    /// The command line is invalid.
    Usage(String),
    /// Any other error.
    Failed(String),
    /// The output cannot be written.
    Output(io::Error),
}

/// The result of a run.
pub(crate) type Outcome = Result<(), Failure>;

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl Failure {
    pub(crate) fn usage(sentence: impl Into<String>) -> Failure {
        Failure::Usage(sentence.into())
    }

    pub(crate) fn failed(sentence: impl Into<String>) -> Failure {
        Failure::Failed(sentence.into())
    }

    /// An invalid set-up.
    pub(crate) fn setup(texts: &Texts, error: &SetupError) -> Failure {
        Failure::usage(tell(texts, error))
    }

    /// An unknown bot.
    pub(crate) fn bot(texts: &Texts, error: &BotError) -> Failure {
        Failure::usage(tell(texts, error))
    }

    /// A file that cannot be read or written.
    pub(crate) fn file(texts: &Texts, key: &str, path: &Path, error: &io::Error) -> Failure {
        let what = match error.kind() {
            ErrorKind::NotFound => texts.say("house-io-not-found", &[]),
            ErrorKind::PermissionDenied => texts.say("house-io-denied", &[]),
            ErrorKind::AlreadyExists => texts.say("house-io-exists", &[]),
            ErrorKind::IsADirectory => texts.say("house-io-folder", &[]),
            ErrorKind::InvalidData => texts.say("house-io-not-text", &[]),
            _ => error.to_string(),
        };
        let file = path.display().to_string();
        Failure::failed(texts.say(key, &[("file", file.into()), ("what", what.into())]))
    }

    /// An invalid line of a record: `FILE:LINE: message`. The error is data with a `line`.
    pub(crate) fn line(texts: &Texts, game: &str, path: &Path, error: &Value, names: &[String]) -> Failure {
        let sentence = texts.tell(game, Kind::Error, error, names);
        Failure::failed(format!("{}:{}: {sentence}", path.display(), error["line"]))
    }

    /// Prints the message and returns the exit code.
    pub(crate) fn report(self, texts: &Texts) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Asked(text) => {
                return match write!(anstream::stdout(), "{text}") {
                    Ok(()) => ExitCode::SUCCESS,
                    Err(error) => Failure::Output(error).report(texts),
                };
            }
            Failure::Usage(sentence) => (sentence, 2),
            Failure::Failed(sentence) => (sentence, 1),
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(error) => {
                (texts.say("house-error-output", &[("what", error.to_string().into())]), 1)
            }
        };
        let mark = paint(paint::BAD, &texts.say("house-error", &[]));
        // If stderr fails too, only the exit code remains.
        let _ = writeln!(anstream::stderr(), "{mark} {sentence}");
        ExitCode::from(code)
    }
}

/// A general error in words.
pub(crate) fn tell(texts: &Texts, error: impl Serialize) -> String {
    texts.tell("house", Kind::Error, &serde_json::to_value(error).unwrap_or_default(), &[])
}

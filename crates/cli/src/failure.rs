//! How a run can fail.

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use dighouse_game::SetupError;
use dighouse_tables::BotError;
use dighouse_text::{Kind, Texts};
use serde::Serialize;
use serde_json::Value;

use crate::paint::{self, paint};

/// Why a run ends early; the words are ready.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nothing failed: this text was asked for.
    Asked(String),
    /// The command line is wrong.
    Usage(String),
    /// Something else is wrong.
    Failed(String),
    /// Nobody can be told anything any more.
    Output(io::Error),
}

/// How a run ends.
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

    /// A set-up that the game does not have.
    pub(crate) fn setup(texts: &Texts, error: &SetupError) -> Failure {
        Failure::usage(tell(texts, error))
    }

    /// A bot that does not exist.
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

    /// A line of a record that is wrong: `FILE:LINE: sentence`. The error is data with a `line`.
    pub(crate) fn line(texts: &Texts, game: &str, path: &Path, error: &Value, names: &[String]) -> Failure {
        let sentence = texts.tell(game, Kind::Error, error, names);
        Failure::failed(format!("{}:{}: {sentence}", path.display(), error["line"]))
    }

    /// Tells people and gives the exit code.
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
        // If even this cannot be written, only the exit code is left.
        let _ = writeln!(anstream::stderr(), "{mark} {sentence}");
        ExitCode::from(code)
    }
}

/// An error of the house in words.
pub(crate) fn tell(texts: &Texts, error: impl Serialize) -> String {
    texts.tell("house", Kind::Error, &serde_json::to_value(error).unwrap_or_default(), &[])
}

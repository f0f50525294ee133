//! `dighouse verify`: checks a record.

use std::io::Write;
use std::path::PathBuf;

use dighouse_game::Origin;
use dighouse_text::{Args, Texts};

use crate::failure::{Failure, Outcome};
use crate::paint::{self, paint};
use crate::record::Recorded;

/// Checks a record step by step.
#[derive(clap::Args)]
pub(crate) struct Verify {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let checks = Checks { texts };
        let mut recorded = Recorded::read(texts, &self.file)?;
        let actions = recorded.record.moves().count();
        checks.passed("house-verify-form", &[("actions", actions.into())])?;
        checks.origin(&recorded.record.header.origin)?;

        let end = recorded.record.end.take();
        let table = recorded.resume(texts, &self.file)?;
        checks.passed("house-verify-legal", &[("actions", actions.into())])?;

        recorded.record.end = end;
        let replayed = dighouse_shelf::shelf().replay(&recorded.record);
        let replayed = replayed.map_err(|error| recorded.fault(texts, &self.file, &error))?;
        let fingerprint = recorded.record.end.as_deref().unwrap_or_default();
        checks.passed("house-verify-end", &[("fingerprint", fingerprint.into())])?;
        if let Some(module) = replayed.game.module_hash() {
            let rules = replayed.game.info().rules;
            let args = [("rules", rules.into()), ("module", module.to_string().into())];
            checks.passed("house-verify-rules", &args)?;
        }
        let over = table.decision().is_over();
        checks.note(if over { "house-verify-over" } else { "house-verify-unfinished" })
    }
}

/// Prints the checks.
struct Checks<'a> {
    texts: &'a Texts,
}

impl Checks<'_> {
    fn passed(&self, key: &str, args: &Args<'_>) -> Outcome {
        writeln!(anstream::stdout(), "{} {}", paint(paint::GOOD, "✓"), self.texts.say(key, args))?;
        Ok(())
    }

    fn note(&self, key: &str) -> Outcome {
        writeln!(anstream::stdout(), "  {}", self.texts.say(key, &[]))?;
        Ok(())
    }

    /// Checks that no one chose the seed. A broken commitment is left to the replay, which reports its
    /// line.
    fn origin(&self, origin: &Origin) -> Result<(), Failure> {
        match (origin.keeps_its_word(), origin.seed()) {
            (Some(true), Some(seed)) => {
                self.passed("house-verify-commitment", &[])?;
                self.passed("house-verify-seed", &[("seed", seed.to_string().into())])
            }
            (None, Some(_)) => self.note("house-verify-chosen-seed"),
            _ => Ok(()),
        }
    }
}

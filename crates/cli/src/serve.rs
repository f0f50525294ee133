//! `dighouse serve`, and `dighouse` alone.

use std::io::Write;

use text::Texts;

use crate::failure::{Failure, Outcome};

/// Opens the house for browsers; not yet.
#[derive(clap::Args)]
pub(crate) struct Serve {
    #[arg(skip = true)]
    pub(crate) asked_for: bool,
}

impl Serve {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let greeting = texts.say("house-serve", &[]);
        if self.asked_for {
            return Err(Failure::failed(greeting));
        }
        writeln!(anstream::stdout(), "{greeting}")?;
        Ok(())
    }
}

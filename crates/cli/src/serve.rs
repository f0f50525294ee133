//! `dighouse serve`, and `dighouse` alone.

use std::io::Write;

use text::Texts;

use crate::failure::{Failure, Outcome};
use crate::paint::wrap;

/// Opens the house for browsers; not yet.
#[derive(clap::Args)]
pub(crate) struct Serve {
    #[arg(skip = true)]
    pub(crate) asked_for: bool,
}

impl Serve {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let greeting = wrap(&texts.say("house-serve", &[]));
        writeln!(anstream::stdout(), "{greeting}")?;
        if self.asked_for { Err(Failure::Told) } else { Ok(()) }
    }
}

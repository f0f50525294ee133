//! The bots of Lost Ruins of Arnak.

use arnak::Arnak;

use crate::{Bot, BotError, BotSpec, Botted, Random};

impl Botted for Arnak {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<Arnak>>, BotError> {
        spec.no_settings()?;
        match spec.name() {
            "random" => Ok(Box::new(Random::new())),
            other => Err(BotError::UnknownBot { bot: other.to_owned(), known: Self::BOTS.join(", ") }),
        }
    }
}

//! The bots of The Lost Code.

mod betting;
mod counts;
mod exact;
mod exchanging;
mod line;
mod outlook;
mod shortcut;
mod sums;
mod weights;

use lost_code::LostCode;

use crate::{Bot, BotError, BotSpec, Botted, Random};
use exact::Exact;

impl Botted for LostCode {
    const BOTS: &'static [&'static str] = &["random", "exact"];

    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<LostCode>>, BotError> {
        if spec.name() == "exact" && !spec.settings().is_empty() {
            let mut w = weights::Weights::TUNED;
            for (k, v) in spec.settings() {
                let v: f64 = v.parse().unwrap();
                match k.as_str() { "bit" => w.bit = v, "decay" => w.decay = v, "sheet" => w.sheet = v, "learn" => w.learn = v, "rival" => w.rival = v, "again"=>w.again=v, "xinfo"=>w.xinfo=v, "miss"=>w.miss=v, _ => panic!() }
            }
            return Ok(Box::new(Exact::with(w)));
        }
        spec.no_settings()?;
        match spec.name() {
            "random" => Ok(Box::new(Random::new())),
            "exact" => Ok(Box::new(Exact::new())),
            other => Err(BotError::UnknownBot { bot: other.to_owned(), known: Self::BOTS.join(", ") }),
        }
    }
}

//! `pass`: pass for the round.

use dighouse_game::Log;

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::{Arnak, Event};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pass;

impl Step for Pass {
    const WORD: &'static str = "pass";

    fn read(_: &mut Reader<'_>) -> Result<Pass, EffectError> {
        Ok(Pass)
    }

    fn perform(self, _: At, game: &mut Arnak, log: &mut impl Log<Event>) {
        game.pass(log);
    }
}

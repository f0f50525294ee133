//! `fear`: take a Fear card into the play area.

use dighouse_game::Log;

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::{Arnak, Event};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fear;

impl Step for Fear {
    const WORD: &'static str = "fear";

    fn read(_: &mut Reader<'_>) -> Result<Fear, EffectError> {
        Ok(Fear)
    }

    fn perform(self, _: At, game: &mut Arnak, log: &mut impl Log<Event>) {
        game.take_fear(game.turn, log);
    }
}

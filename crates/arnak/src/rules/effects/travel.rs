//! `travel car car`: get travel icons for this turn.

use dighouse_game::Log;

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::{Arnak, Event, Icons};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Travel(pub(crate) Icons);

impl Step for Travel {
    const WORD: &'static str = "travel";

    fn read(reader: &mut Reader<'_>) -> Result<Travel, EffectError> {
        Ok(Travel(reader.icons()))
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.pool = game.pool.plus(self.0);
    }
}

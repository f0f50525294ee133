//! `ocarina`: every icon counts as a plane this round (Guardian's Ocarina).

use dighouse_game::Log;

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::{Arnak, Event};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ocarina;

impl Step for Ocarina {
    const WORD: &'static str = "ocarina";

    fn read(_: &mut Reader<'_>) -> Result<Ocarina, EffectError> {
        Ok(Ocarina)
    }

    fn perform(self, _: At, game: &mut Arnak, log: &mut impl Log<Event>) {
        game.me_mut().ocarina = true;
        log.tell(Event::OcarinaPlayed { seat: game.turn });
    }
}

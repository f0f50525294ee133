//! `war-mask`: no Fear from guardians at the end of this round (War Mask).

use dighouse_game::Log;

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::{Arnak, Event};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WarMask;

impl Step for WarMask {
    const WORD: &'static str = "war-mask";

    fn read(_: &mut Reader<'_>) -> Result<WarMask, EffectError> {
        Ok(WarMask)
    }

    fn perform(self, _: At, game: &mut Arnak, log: &mut impl Log<Event>) {
        game.me_mut().war_mask = true;
        log.tell(Event::WarMaskWorn { seat: game.turn });
    }
}

//! `reveal-site 1`: the effect of the top site tile of a level, which then goes under its stack
//! (Guiding Stone and Guiding Skull).

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::task::Task;
use crate::{Arnak, Event};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RevealSite {
    pub(crate) level: u8,
}

impl Step for RevealSite {
    const WORD: &'static str = "reveal-site";

    fn read(reader: &mut Reader<'_>) -> Result<RevealSite, EffectError> {
        Ok(RevealSite { level: reader.one_of(&[("1", 1), ("2", 2)])? })
    }

    fn perform(self, _: At, game: &mut Arnak, log: &mut impl Log<Event>) {
        let Some(tile) = game.island.put_tile_under(self.level) else { return };
        game.chance.reveal();
        log.tell(Event::TileActivated { seat: game.turn, tile });
        game.push(Task::Run(catalogue().site_tiles[tile.index()].effect));
    }
}

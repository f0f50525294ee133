//! `reveal-site 1`: the effect of the top site tile of a level, which then goes under its stack
//! (Guiding Stone and Guiding Skull).

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::rules::task::Task;
use crate::{Arnak, Event, SiteTile};

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
        let stack = usize::from(self.level - 1);
        let Some(tile) = game.sites[stack].pop() else { return };
        game.sites[stack].push_under(tile);
        game.sites_seen[stack] = (game.sites_seen[stack] + 1).min(game.sites[stack].len() as u8);
        game.chance.reveal();
        let tile = SiteTile(tile);
        log.tell(Event::TileActivated { seat: game.turn, tile });
        game.push(Task::Run(catalogue().site_tiles[tile.index()].effect));
    }
}

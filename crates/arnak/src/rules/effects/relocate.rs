//! `relocate camp`, `relocate level-1`: may move an archaeologist and activate the new site
//! (Pathfinder's Sandals and Staff).

use std::fmt;

use dighouse_game::{Listing, Log};

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::Figure;
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason, Space};

/// Relocate to a site of this level or below; a camp is of level 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Relocate {
    pub(crate) level: u8,
}

/// A relocation to a site of this level or below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Relocation {
    pub(crate) level: u8,
}

impl Step for Relocate {
    const WORD: &'static str = "relocate";

    fn read(reader: &mut Reader<'_>) -> Result<Relocate, EffectError> {
        Ok(Relocate { level: reader.one_of(&[("camp", 0), ("level-1", 1)])? })
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Relocate(Relocation { level: self.level }));
    }
}

impl Question for Relocation {
    type Answer = (Space, Space);

    const NAME: &'static str = "relocate";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<(Space, Space)> {
        if let Action::Relocate { from, to } = action { Some((from, to)) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        for from in game.my_spaces() {
            for to in Space::all() {
                if self.forbids(game, (from, to)).is_none() {
                    out.push(Action::Relocate { from, to });
                }
            }
        }
    }

    fn forbids(self, game: &Arnak, (from, to): (Space, Space)) -> Option<Reason> {
        let site = to.site();
        if let Some(reason) = game.forbids_lifting(from) {
            Some(reason)
        } else if site == from.site() || site.level() > self.level {
            Some(Reason::WrongSite { site })
        } else {
            game.island.forbids_space(to)
        }
    }

    fn play(self, game: &mut Arnak, (from, to): (Space, Space), log: &mut impl Log<Event>) {
        let seat = game.turn;
        game.island.lift(from);
        game.island.place(Figure::Of(seat), to);
        log.tell(Event::Relocated { seat, from, to });
        game.activate_site(to.site(), log);
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.island.count(Figure::Of(game.turn)) == 0
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.level)
    }

    fn read_arguments(text: &str) -> Option<Relocation> {
        Some(Relocation { level: text.parse().ok()? })
    }
}

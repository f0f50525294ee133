//! `crown`: may lead a guardian from an own site to another site and activate that (Guardian's
//! Crown).

use dighouse_game::{Listing, Log};

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason, Site};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crown;

impl Step for Crown {
    const WORD: &'static str = "crown";

    fn read(_: &mut Reader<'_>) -> Result<Crown, EffectError> {
        Ok(Crown)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Crown(self));
    }
}

impl Question for Crown {
    type Answer = (Site, Site);

    const NAME: &'static str = "crown";
    const PROMPT: &'static str = "lead";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<(Site, Site)> {
        if let Action::Lead { from, to } = action { Some((from, to)) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        for from in Site::all().filter(|&site| game.is_mine(site) && game.island.guardian(site).is_some()) {
            for to in Site::all().filter(|&to| self.forbids(game, (from, to)).is_none()) {
                out.push(Action::Lead { from, to });
            }
        }
    }

    fn forbids(self, game: &Arnak, (from, to): (Site, Site)) -> Option<Reason> {
        if game.island.guardian(from).is_none() {
            Some(Reason::NoGuardian { site: from })
        } else if !game.is_mine(from) {
            Some(Reason::NotThere { site: from })
        } else if to.level() > 1 {
            Some(Reason::WrongSite { site: to })
        } else if !game.island.is_discovered(to) {
            Some(Reason::NotDiscovered { site: to })
        } else if game.island.is_occupied(to) {
            Some(Reason::SpaceTaken { site: to })
        } else if game.island.guardian(to).is_some() {
            Some(Reason::GuardianThere { site: to })
        } else {
            None
        }
    }

    fn play(self, game: &mut Arnak, (from, to): (Site, Site), log: &mut impl Log<Event>) {
        if let Some(guardian) = game.island.lead_guardian(from, to) {
            log.tell(Event::GuardianLed { seat: game.turn, guardian, from, to });
        }
        game.activate_site(to, log);
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        !Site::all().any(|site| game.is_mine(site) && game.island.guardian(site).is_some())
    }

    fn read_arguments(text: &str) -> Option<Crown> {
        text.is_empty().then_some(Crown)
    }
}

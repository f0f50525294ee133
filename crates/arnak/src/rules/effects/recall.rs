//! `recall`: may take an archaeologist back from the island (Guardian's Ocarina).

use dighouse_game::Log;

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::Figure;
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason, Site};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Recall;

impl Step for Recall {
    const WORD: &'static str = "recall";

    fn read(_: &mut Reader<'_>) -> Result<Recall, EffectError> {
        Ok(Recall)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Recall(self));
    }
}

impl Question for Recall {
    type Answer = Site;

    const NAME: &'static str = "recall";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<Site> {
        if let Action::Recall { site } = action { Some(site) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut Vec<Action>) {
        let mine = Site::all().filter(|&site| game.is_mine(site));
        out.extend(mine.map(|site| Action::Recall { site }));
    }

    fn forbids(self, game: &Arnak, site: Site) -> Option<Reason> {
        (!game.is_mine(site)).then_some(Reason::NotThere { site })
    }

    fn play(self, game: &mut Arnak, site: Site, log: &mut impl Log<Event>) {
        game.island.lift(Figure::Of(game.turn), site);
        log.tell(Event::Recalled { seat: game.turn, site });
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.island.count(Figure::Of(game.turn)) == 0
    }

    fn read_arguments(text: &str) -> Option<Recall> {
        text.is_empty().then_some(Recall)
    }
}

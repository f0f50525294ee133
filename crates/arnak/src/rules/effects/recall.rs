//! `recall`: may take an archaeologist back from the island (Guardian's Ocarina).

use dighouse_game::{Listing, Log};

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::Figure;
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason, Space};

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
    type Answer = Space;

    const NAME: &'static str = "recall";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<Space> {
        if let Action::Recall { space } = action { Some(space) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        out.extend(game.my_spaces().map(|space| Action::Recall { space }));
    }

    fn forbids(self, game: &Arnak, space: Space) -> Option<Reason> {
        game.forbids_lifting(space)
    }

    fn play(self, game: &mut Arnak, space: Space, log: &mut impl Log<Event>) {
        game.island.lift(space);
        log.tell(Event::Recalled { seat: game.turn, space });
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.island.count(Figure::Of(game.turn)) == 0
    }

    fn read_arguments(text: &str) -> Option<Recall> {
        text.is_empty().then_some(Recall)
    }
}

//! `fear`: take a Fear card into the play area.

use dighouse_game::{Listing, Log};

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fear;

impl Step for Fear {
    const WORD: &'static str = "fear";

    fn read(_: &mut Reader<'_>) -> Result<Fear, EffectError> {
        Ok(Fear)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Fear(self));
    }
}

impl Question for Fear {
    type Answer = ();

    const NAME: &'static str = "fear";
    const OPTIONAL: bool = false;

    fn answer(self, action: Action) -> Option<()> {
        (action == Action::Proceed).then_some(())
    }

    fn list(self, _: &Arnak, out: &mut impl Listing<Action>) {
        out.push(Action::Proceed);
    }

    fn forbids(self, _: &Arnak, (): ()) -> Option<Reason> {
        None
    }

    fn play(self, game: &mut Arnak, (): (), log: &mut impl Log<Event>) {
        game.take_fear(game.turn, log);
    }

    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    /// If no Fear card is left, one that is exiled first comes back instead of a fear tile.
    fn only_answer(self, game: &Arnak) -> Option<()> {
        (game.market.fears() > 0 || !game.has_free_exile()).then_some(())
    }

    fn read_arguments(text: &str) -> Option<Fear> {
        text.is_empty().then_some(Fear)
    }
}

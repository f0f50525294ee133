//! `promote`: turn an assistant to gold.

use dighouse_game::{Listing, Log};

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Assistant, Event, Reason};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Promote;

impl Step for Promote {
    const WORD: &'static str = "promote";

    fn read(_: &mut Reader<'_>) -> Result<Promote, EffectError> {
        Ok(Promote)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Promote(self));
    }
}

impl Question for Promote {
    type Answer = Assistant;

    const NAME: &'static str = "promote";
    const OPTIONAL: bool = false;

    fn answer(self, action: Action) -> Option<Assistant> {
        if let Action::Promote { assistant } = action { Some(assistant) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        let silver = game.me().helpers().filter(|helper| !helper.gold);
        out.extend(silver.map(|helper| Action::Promote { assistant: helper.assistant }));
    }

    fn forbids(self, game: &Arnak, assistant: Assistant) -> Option<Reason> {
        match game.me().helper(assistant) {
            None => Some(Reason::NotYours { assistant }),
            Some(helper) if helper.gold => Some(Reason::Gold { assistant }),
            Some(_) => None,
        }
    }

    fn play(self, game: &mut Arnak, assistant: Assistant, log: &mut impl Log<Event>) {
        if let Some(helper) = game.me_mut().helper_mut(assistant) {
            helper.gold = true;
            helper.ready = true;
        }
        log.tell(Event::Promoted { seat: game.turn, assistant });
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.me().helpers().all(|helper| helper.gold)
    }

    fn read_arguments(text: &str) -> Option<Promote> {
        text.is_empty().then_some(Promote)
    }
}

//! `refresh 1`: may make exhausted assistants ready.

use std::fmt;

use dighouse_game::{Listing, Log};

use crate::rules::effects::reader::{EffectError, Reader, read_all};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Assistant, Event, Reason};

/// Refresh this many assistants more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refresh(pub(crate) u8);

impl Step for Refresh {
    const WORD: &'static str = "refresh";

    fn read(reader: &mut Reader<'_>) -> Result<Refresh, EffectError> {
        reader.number().map(Refresh)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Refresh(self));
    }
}

impl Question for Refresh {
    type Answer = Assistant;

    const NAME: &'static str = "refresh";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<Assistant> {
        if let Action::Refresh { assistant } = action { Some(assistant) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        let exhausted = game.me().helpers().filter(|helper| !helper.ready);
        out.extend(exhausted.map(|helper| Action::Refresh { assistant: helper.assistant }));
    }

    fn forbids(self, game: &Arnak, assistant: Assistant) -> Option<Reason> {
        match game.me().helper(assistant) {
            None => Some(Reason::NotYours { assistant }),
            Some(helper) if helper.ready => Some(Reason::Ready { assistant }),
            Some(_) => None,
        }
    }

    fn play(self, game: &mut Arnak, assistant: Assistant, log: &mut impl Log<Event>) {
        game.push(Task::Refresh(Refresh(self.0 - 1)));
        if let Some(helper) = game.me_mut().helper_mut(assistant) {
            helper.ready = true;
        }
        log.tell(Event::Refreshed { seat: game.turn, assistant });
    }

    fn is_over(self) -> bool {
        self.0 == 0
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.me().helpers().next().is_none()
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.0)
    }

    fn read_arguments(text: &str) -> Option<Refresh> {
        read_all(text, Refresh::read).ok()
    }
}

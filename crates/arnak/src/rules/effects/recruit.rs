//! `recruit`: take the top assistant of a stack.

use dighouse_game::{Listing, Log};

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Recruit;

impl Step for Recruit {
    const WORD: &'static str = "recruit";

    fn read(_: &mut Reader<'_>) -> Result<Recruit, EffectError> {
        Ok(Recruit)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Recruit(self));
    }
}

impl Question for Recruit {
    /// The number of the stack, counted from 1.
    type Answer = u8;

    const NAME: &'static str = "recruit";
    const OPTIONAL: bool = false;

    fn answer(self, action: Action) -> Option<u8> {
        if let Action::Recruit { stack } = action { Some(stack) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.each_stack(|stack| out.push(Action::Recruit { stack }));
    }

    fn forbids(self, game: &Arnak, stack: u8) -> Option<Reason> {
        game.forbids_stack(stack)
    }

    fn play(self, game: &mut Arnak, stack: u8, log: &mut impl Log<Event>) {
        if let Some(assistant) = game.assistants.take(stack) {
            game.show_next_assistant(stack);
            log.tell(Event::Recruited { seat: game.turn, assistant });
            game.me_mut().join(assistant, true);
        }
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        !game.me().has_room_for_assistant() || game.assistants.is_empty()
    }

    fn read_arguments(text: &str) -> Option<Recruit> {
        text.is_empty().then_some(Recruit)
    }
}

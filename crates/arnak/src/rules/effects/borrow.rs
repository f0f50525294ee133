//! `borrow silver`, `borrow gold`: may use the effect of an assistant on the supply board (Coconut
//! Flask and Ancient Wine).

use std::fmt;

use dighouse_game::{Listing, Log};

use crate::components::catalogue::catalogue;
use crate::rules::effects::reader::{EffectError, Reader, read_all, word_of};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Borrow {
    pub(crate) gold: bool,
}

const SIDES: [(&str, bool); 2] = [("silver", false), ("gold", true)];

impl Step for Borrow {
    const WORD: &'static str = "borrow";

    fn read(reader: &mut Reader<'_>) -> Result<Borrow, EffectError> {
        Ok(Borrow { gold: reader.one_of(&SIDES)? })
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Borrow(self));
    }
}

impl Question for Borrow {
    /// The number of the stack, counted from 1.
    type Answer = u8;

    const NAME: &'static str = "borrow";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<u8> {
        if let Action::Borrow { stack } = action { Some(stack) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.each_stack(|stack| out.push(Action::Borrow { stack }));
    }

    fn forbids(self, game: &Arnak, stack: u8) -> Option<Reason> {
        game.forbids_stack(stack)
    }

    fn play(self, game: &mut Arnak, stack: u8, log: &mut impl Log<Event>) {
        if let Some(assistant) = game.assistants.top(stack) {
            log.tell(Event::Borrowed { seat: game.turn, assistant });
            let side = &catalogue().assistants[assistant.index()].sides[usize::from(self.gold)];
            game.push(Task::Run(side.either));
        }
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.assistants.is_empty()
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", word_of(&SIDES, &self.gold))
    }

    fn read_arguments(text: &str) -> Option<Borrow> {
        read_all(text, Borrow::read).ok()
    }
}

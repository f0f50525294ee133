//! `exchange`: may exchange an own assistant for one of the supply board, of the same level and
//! ready (Decorated Horn).

use dighouse_game::{Listing, Log};

use crate::player::Helper;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Assistant, Event, Reason};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Exchange;

impl Step for Exchange {
    const WORD: &'static str = "exchange";

    fn read(_: &mut Reader<'_>) -> Result<Exchange, EffectError> {
        Ok(Exchange)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Exchange(self));
    }
}

impl Question for Exchange {
    /// The own assistant, and the number of the stack, counted from 1.
    type Answer = (Assistant, u8);

    const NAME: &'static str = "exchange";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<(Assistant, u8)> {
        if let Action::Exchange { assistant, stack } = action { Some((assistant, stack)) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        for helper in game.me().helpers() {
            let assistant = helper.assistant;
            game.each_stack(|stack| out.push(Action::Exchange { assistant, stack }));
        }
    }

    fn forbids(self, game: &Arnak, (assistant, stack): (Assistant, u8)) -> Option<Reason> {
        match game.me().helper(assistant) {
            None => Some(Reason::NotYours { assistant }),
            Some(_) => game.forbids_stack(stack),
        }
    }

    fn play(self, game: &mut Arnak, (assistant, stack): (Assistant, u8), log: &mut impl Log<Event>) {
        let Some(other) = game.assistants.exchange(stack, assistant) else { return };
        if let Some(helper) = game.me_mut().helper_mut(assistant) {
            *helper = Helper { assistant: other, gold: helper.gold, ready: true };
        }
        log.tell(Event::Exchanged { seat: game.turn, assistant, other_assistant: other });
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.me().helpers().next().is_none() || game.assistants.is_empty()
    }

    fn read_arguments(text: &str) -> Option<Exchange> {
        text.is_empty().then_some(Exchange)
    }
}

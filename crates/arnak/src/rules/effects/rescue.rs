//! `rescue`: look through the rescue stack and take an assistant.

use dighouse_game::{Listing, Log};

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Assistant, Event, Reason};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rescue;

impl Step for Rescue {
    const WORD: &'static str = "rescue";

    fn read(_: &mut Reader<'_>) -> Result<Rescue, EffectError> {
        Ok(Rescue)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        if game.can_be_rescued() > 0 {
            game.assistants.look_through_rescue(game.turn);
            game.chance.reveal();
            game.push(Task::Rescue(self));
        }
    }
}

impl Question for Rescue {
    type Answer = Assistant;

    const NAME: &'static str = "rescue";
    const OPTIONAL: bool = false;

    fn answer(self, action: Action) -> Option<Assistant> {
        if let Action::Rescue { assistant } = action { Some(assistant) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        let assistants = game.assistants.rescue_stack().iter();
        out.extend(assistants.map(|&assistant| Action::Rescue { assistant }));
    }

    fn forbids(self, game: &Arnak, assistant: Assistant) -> Option<Reason> {
        let there = game.assistants.rescue_stack().contains(&assistant);
        (!there).then_some(Reason::NotOnOffer { assistant })
    }

    fn play(self, game: &mut Arnak, assistant: Assistant, log: &mut impl Log<Event>) {
        game.assistants.rescue(assistant);
        game.chance.reveal();
        log.tell(Event::Rescued { seat: game.turn, assistant });
        game.me_mut().join(assistant, false);
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.can_be_rescued() == 0
    }

    fn only_answer(self, game: &Arnak) -> Option<Assistant> {
        if let [only] = *game.assistants.rescue_stack() { Some(only) } else { None }
    }

    fn read_arguments(text: &str) -> Option<Rescue> {
        text.is_empty().then_some(Rescue)
    }
}

impl Arnak {
    /// How many assistants there are to choose from.
    fn can_be_rescued(&self) -> usize {
        if self.me().has_room_for_assistant() { self.assistants.rescue_stack().len() } else { 0 }
    }
}

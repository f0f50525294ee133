//! `free-slot`: may move the rightmost idol from the slots back to the crates (Stone Key).

use dighouse_game::{Listing, Log};

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FreeSlot;

impl Step for FreeSlot {
    const WORD: &'static str = "free-slot";

    fn read(_: &mut Reader<'_>) -> Result<FreeSlot, EffectError> {
        Ok(FreeSlot)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::FreeSlot(self));
    }
}

impl Question for FreeSlot {
    type Answer = ();

    const NAME: &'static str = "free-slot";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<()> {
        (action == Action::FreeSlot).then_some(())
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        if self.forbids(game, ()).is_none() {
            out.push(Action::FreeSlot);
        }
    }

    fn forbids(self, game: &Arnak, (): ()) -> Option<Reason> {
        (game.me().slots() == 0).then_some(Reason::SlotsEmpty)
    }

    fn play(self, game: &mut Arnak, (): (), log: &mut impl Log<Event>) {
        game.me_mut().free_slot();
        log.tell(Event::SlotFreed { seat: game.turn });
    }

    /// A free action can put an idol into a slot.
    fn is_pointless(self, game: &Arnak) -> bool {
        game.me().idols() == 0
    }

    fn read_arguments(text: &str) -> Option<FreeSlot> {
        text.is_empty().then_some(FreeSlot)
    }
}

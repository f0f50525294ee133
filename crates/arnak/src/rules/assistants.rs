//! Assistants: using them, and the supply they come from.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::components::files::Timing;
use crate::state::AssistantSupply;
use crate::state::task::Task;
use crate::{Arnak, Assistant, Event, Reason};

impl Arnak {
    pub(crate) fn forbids_use(&self, assistant: Assistant) -> Option<Reason> {
        match self.me().helper(assistant) {
            None => Some(Reason::NotYours { assistant }),
            Some(helper) if !helper.ready => Some(Reason::Exhausted { assistant }),
            Some(_) => None,
        }
    }

    pub(crate) fn use_assistant(&mut self, assistant: Assistant, log: &mut impl Log<Event>) {
        let data = &catalogue().assistants[assistant.index()];
        self.main_done |= data.timing == Timing::Main;
        log.tell(Event::AssistantUsed { seat: self.turn, assistant });
        if let Some(helper) = self.me_mut().helper_mut(assistant) {
            helper.ready = false;
            let side = &data.sides[usize::from(helper.gold)];
            self.push(Task::Run(side.effect));
        }
    }

    pub(crate) fn forbids_stack(&self, stack: u8) -> Option<Reason> {
        self.assistants.top(stack).is_none().then_some(Reason::StackEmpty)
    }

    /// The numbers of the stacks that are not empty.
    pub(crate) fn each_stack(&self, what: impl FnMut(u8)) {
        let open = AssistantSupply::numbers().filter(|&stack| self.assistants.top(stack).is_some());
        open.for_each(what);
    }

    /// After an assistant was taken off a stack, everybody sees the next one.
    pub(crate) fn show_next_assistant(&mut self, stack: u8) {
        if self.assistants.top(stack).is_some() {
            self.chance.reveal();
        }
    }
}

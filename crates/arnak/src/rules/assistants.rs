//! Assistants: using them, and the supply they come from.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::components::files::Timing;
use crate::player::Helper;
use crate::rules::task::Task;
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

    /// The assistant on top of a stack, counted from 1.
    pub(crate) fn top_assistant(&self, stack: u8) -> Option<Assistant> {
        let index = usize::from(stack).checked_sub(1)?;
        self.supply.get(index)?.top().map(Assistant)
    }

    pub(crate) fn forbids_stack(&self, stack: u8) -> Option<Reason> {
        self.top_assistant(stack).is_none().then_some(Reason::StackEmpty)
    }

    pub(crate) fn each_stack(&self, what: impl FnMut(u8)) {
        (1..=3).filter(|&stack| self.top_assistant(stack).is_some()).for_each(what);
    }

    /// Takes the top assistant of a stack; everybody sees the next one.
    pub(crate) fn take_assistant(&mut self, stack: u8) -> Option<Assistant> {
        let pile = &mut self.supply[usize::from(stack) - 1];
        let assistant = pile.pop().map(Assistant);
        if !pile.is_empty() {
            self.chance.reveal();
        }
        assistant
    }

    /// Whether no assistant is left in the supply.
    pub(crate) fn supply_is_empty(&self) -> bool {
        self.supply.iter().all(|stack| stack.is_empty())
    }

    /// An assistant joins the player whose turn it is, silver side up.
    pub(crate) fn join(&mut self, assistant: Assistant, ready: bool) {
        let place = self.me_mut().helpers.iter_mut().find(|place| place.is_none());
        if let Some(place) = place {
            *place = Some(Helper { assistant, gold: false, ready });
        }
    }
}

//! Assistants: using, recruiting, promoting, rescuing, refreshing, borrowing, exchanging them.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::components::files::Timing;
use crate::player::{Helper, MOST_ASSISTANTS};
use crate::task::Task;
use crate::{Action, Arnak, Assistant, Event, Reason};

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

    fn join(&mut self, assistant: Assistant, ready: bool) {
        let place = self.me_mut().helpers.iter_mut().find(|place| place.is_none());
        if let Some(place) = place {
            *place = Some(Helper { assistant, gold: false, ready });
        }
    }

    pub(crate) fn recruit(&mut self, stack: u8, log: &mut impl Log<Event>) {
        self.tasks.pop();
        if let Some(assistant) = self.take_assistant(stack) {
            log.tell(Event::Recruited { seat: self.turn, assistant });
            self.join(assistant, true);
        }
    }

    pub(crate) fn forbids_promote(&self, assistant: Assistant) -> Option<Reason> {
        match self.me().helper(assistant) {
            None => Some(Reason::NotYours { assistant }),
            Some(helper) if helper.gold => Some(Reason::Gold { assistant }),
            Some(_) => None,
        }
    }

    pub(crate) fn promote(&mut self, assistant: Assistant, log: &mut impl Log<Event>) {
        self.tasks.pop();
        if let Some(helper) = self.me_mut().helper_mut(assistant) {
            helper.gold = true;
            helper.ready = true;
        }
        log.tell(Event::Promoted { seat: self.turn, assistant });
    }

    pub(crate) fn forbids_refresh(&self, assistant: Assistant) -> Option<Reason> {
        match self.me().helper(assistant) {
            None => Some(Reason::NotYours { assistant }),
            Some(helper) if helper.ready => Some(Reason::Ready { assistant }),
            Some(_) => None,
        }
    }

    pub(crate) fn refresh(&mut self, assistant: Assistant, left: u8, log: &mut impl Log<Event>) {
        self.tasks.replace(Task::Refresh(left - 1));
        if let Some(helper) = self.me_mut().helper_mut(assistant) {
            helper.ready = true;
        }
        log.tell(Event::Refreshed { seat: self.turn, assistant });
    }

    /// The magnifying glass reaches the rescue space: its owner looks through the stack.
    pub(crate) fn look_for_rescue(&mut self) {
        if self.can_be_rescued() > 0 {
            self.rescue_seen = self.rescue_seen.with(self.turn);
            self.chance.reveal();
            self.push(Task::Rescue);
        }
    }

    /// How many assistants can be chosen from.
    pub(crate) fn can_be_rescued(&self) -> usize {
        let room = self.me().helpers().count() < MOST_ASSISTANTS;
        if room { self.rescue.len() } else { 0 }
    }

    pub(crate) fn list_rescues(&self, out: &mut Vec<Action>) {
        let assistants = self.rescue.things().iter().map(|&assistant| Assistant(assistant));
        out.extend(assistants.map(|assistant| Action::Rescue { assistant }));
    }

    pub(crate) fn rescue_only(&mut self, log: &mut impl Log<Event>) {
        let assistant = Assistant(self.rescue.things()[0]);
        self.rescue(assistant, log);
    }

    pub(crate) fn rescue(&mut self, assistant: Assistant, log: &mut impl Log<Event>) {
        self.tasks.pop();
        self.rescue.remove(assistant.0);
        self.chance.reveal();
        log.tell(Event::Rescued { seat: self.turn, assistant });
        self.join(assistant, false);
    }

    /// Coconut Flask and Ancient Wine: the effect of an assistant on the supply board.
    pub(crate) fn borrow(&mut self, stack: u8, gold: bool, log: &mut impl Log<Event>) {
        self.tasks.pop();
        if let Some(assistant) = self.top_assistant(stack) {
            log.tell(Event::Borrowed { seat: self.turn, assistant });
            let side = &catalogue().assistants[assistant.index()].sides[usize::from(gold)];
            self.push(Task::Run(side.either));
        }
    }

    /// Decorated Horn: an own assistant for one of the supply board, of the same level and ready.
    pub(crate) fn exchange(&mut self, assistant: Assistant, stack: u8, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let pile = &mut self.supply[usize::from(stack) - 1];
        let Some(other) = pile.pop().map(Assistant) else { return };
        pile.push(assistant.0);
        if let Some(helper) = self.me_mut().helper_mut(assistant) {
            *helper = Helper { assistant: other, gold: helper.gold, ready: true };
        }
        log.tell(Event::Exchanged { seat: self.turn, assistant, other_assistant: other });
    }
}

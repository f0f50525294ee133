//! Idols and their slots.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::player::SLOTS;
use crate::state::task::Task;
use crate::{Arnak, Event, Reason, SlotEffect};

impl Arnak {
    pub(crate) fn forbids_slot(&self) -> Option<Reason> {
        let me = self.me();
        if me.crates() == 0 {
            Some(Reason::NoIdol)
        } else if me.slots() == SLOTS {
            Some(Reason::SlotsFull)
        } else {
            None
        }
    }

    pub(crate) fn slot_idol(&mut self, effect: SlotEffect, log: &mut impl Log<Event>) {
        self.me_mut().slot_idol();
        log.tell(Event::IdolSlotted { seat: self.turn, effect });
        self.push(Task::Run(catalogue().slot(effect)));
    }
}

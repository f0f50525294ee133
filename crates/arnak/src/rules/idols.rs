//! Idols and their slots.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::state::task::Task;
use crate::{Arnak, Event, Reason, SlotEffect};

/// How many slots a board has.
pub(crate) const SLOTS: u8 = 4;

impl Arnak {
    pub(crate) fn forbids_slot(&self) -> Option<Reason> {
        let me = self.me();
        if me.crates == 0 {
            Some(Reason::NoIdol)
        } else if me.slots == SLOTS {
            Some(Reason::SlotsFull)
        } else {
            None
        }
    }

    pub(crate) fn slot_idol(&mut self, effect: SlotEffect, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.crates -= 1;
        me.slots += 1;
        log.tell(Event::IdolSlotted { seat: self.turn, effect });
        self.push(Task::Run(catalogue().slot(effect)));
    }
}

//! The card row and the moon staff.

use dighouse_game::Log;

use crate::{Arnak, Event};

impl Arnak {
    /// Fills the row at the end of a turn.
    pub(crate) fn refill_row(&mut self, log: &mut impl Log<Event>) {
        let chance = &mut self.chance;
        self.market.refill(self.round, |card| {
            chance.reveal();
            log.tell(Event::RowDealt { card });
        });
    }

    /// Between two rounds: the cards beside the staff are exiled, and the staff moves on.
    pub(crate) fn move_staff(&mut self, log: &mut impl Log<Event>) {
        self.market.move_staff(|card| log.tell(Event::RowExiled { card }));
        self.round += 1;
        self.refill_row(log);
    }
}

//! Turns and rounds.

use dighouse_game::Log;

use crate::event::Event;
use crate::state::task::Task;
use crate::state::{ACTIONS, ROUNDS};
use crate::{ExcavationEarth, Faction, Party};

impl ExcavationEarth {
    /// The action phase begins with the first of the order.
    pub(crate) fn begin_turns(&mut self, log: &mut impl Log<Event>) {
        self.turn = 0;
        self.begin_turn(log);
    }

    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.actions_left = ACTIONS;
        while self.mover() == Party::Zu {
            self.take_zu_turn(log);
            if !self.next_party() {
                self.end_round(log);
                return;
            }
            self.actions_left = ACTIONS;
        }
        log.tell(Event::TurnBegan { seat: self.mover() });
        self.task = if self.me().explorers.len() < 3 { Task::Settle } else { self.after_settling() };
    }

    /// Pilots may take a free step before their actions.
    pub(crate) fn after_settling(&self) -> Task {
        let player = self.me();
        let steps =
            || player.explorers.iter().any(|from| !from.neighbours().minus(player.explorers).is_empty());
        if player.is(Faction::DalHarraii) && steps() { Task::FreeStep } else { Task::Choose }
    }

    /// Makes the next party that has not passed the mover; false if all have.
    fn next_party(&mut self) -> bool {
        let parties = self.order.len() as u8;
        for ahead in 1..=parties {
            let next = (self.turn + ahead) % parties;
            if !self.players[self.order.as_slice()[usize::from(next)].index()].passed {
                self.turn = next;
                return true;
            }
        }
        false
    }

    /// One of the two actions is over.
    pub(crate) fn end_action(&mut self, log: &mut impl Log<Event>) {
        self.gained.clear();
        self.actions_left -= 1;
        if self.actions_left > 0 && !self.me().passed {
            self.task = Task::Choose;
        } else if self.next_party() {
            self.begin_turn(log);
        } else {
            self.end_round(log);
        }
    }

    fn end_round(&mut self, log: &mut impl Log<Event>) {
        self.actions_left = 0;
        self.turn = 0;
        self.award_majorities(log);
        if self.round < ROUNDS {
            self.prepare_round(log);
        } else {
            self.award_galleries(log);
            self.task = Task::Over;
        }
    }
}

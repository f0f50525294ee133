//! Turns and rounds.

use dighouse_game::Log;

use crate::event::Event;
use crate::state::task::Task;
use crate::{ExcavationEarth, Faction, Party};

impl ExcavationEarth {
    /// The action phase begins with the first party of the order.
    pub(crate) fn begin_turns(&mut self, log: &mut impl Log<Event>) {
        self.turns.begin_with_the_first();
        self.begin_turn(log);
    }

    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.turns.begin_turn();
        while self.turns.mover() == Party::Zu {
            self.take_zu_turn(log);
            if !self.next_party() {
                self.end_round(log);
                return;
            }
            self.turns.begin_turn();
        }
        log.tell(Event::TurnBegan { seat: self.turns.mover() });
        self.task = if self.me().places().len() < 3 { Task::Settle } else { self.after_settling() };
    }

    /// Pilots may take a free step before their actions.
    pub(crate) fn after_settling(&self) -> Task {
        let places = self.me().places();
        let can_step = || places.iter().any(|from| !from.neighbours().minus(places).is_empty());
        if self.me().is(Faction::DalHarraii) && self.asks(can_step()) { Task::FreeStep } else { Task::Choose }
    }

    /// Makes the next party that has not passed the mover; false if all have.
    fn next_party(&mut self) -> bool {
        let players = &self.players;
        self.turns.move_on(|party| players[party].has_passed())
    }

    /// One of the two actions is over.
    pub(crate) fn end_action(&mut self, log: &mut impl Log<Event>) {
        self.gained.clear();
        self.turns.end_action();
        if self.turns.actions_left() > 0 && !self.me().has_passed() {
            self.task = Task::Choose;
        } else if self.next_party() {
            self.begin_turn(log);
        } else {
            self.end_round(log);
        }
    }

    fn end_round(&mut self, log: &mut impl Log<Event>) {
        self.turns.end_round();
        self.award_majorities(log);
        if self.turns.is_last_round() {
            self.award_galleries(log);
            self.task = Task::Over;
        } else {
            self.prepare_round(log);
        }
    }
}

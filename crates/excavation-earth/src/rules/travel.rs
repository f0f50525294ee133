//! Travel, and the steps of explorers.
//!
//! Explorers of one player are alike, pass through everything, and must only not end in the same place.
//! So a journey is described by where explorers go: each one that moves is sent once, in the order of
//! the map, to a place where no explorer of the player stood. These journeys give every result that
//! the rules allow, because two explorers that swapped places could as well have stayed.

use dighouse_game::Log;

use crate::components::GameBox;
use crate::components::place::Places;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::task::Task;
use crate::{Action, ExcavationEarth, Location, Party};

impl ExcavationEarth {
    /// Any free location for the third explorer.
    pub(crate) fn list_settlements(&self, out: &mut Vec<Action>) {
        let explorers = self.me().places();
        out.extend(Location::all().filter(|&at| !explorers.has(at)).map(|at| Action::Settle { at }));
    }

    pub(crate) fn forbids_settlement(&self, at: Location) -> Option<Reason> {
        self.me().places().has(at).then_some(Reason::OwnExplorer { at })
    }

    pub(crate) fn settle(&mut self, party: Party, at: Location, log: &mut impl Log<Event>) {
        self.me_mut().settle(at);
        log.tell(Event::Settled { seat: party, at });
        self.task = self.after_settling();
    }

    pub(crate) fn list_free_steps(&self, out: &mut Vec<Action>) {
        let explorers = self.me().places();
        for from in explorers.iter() {
            out.extend(from.neighbours().minus(explorers).iter().map(|to| Action::Move { from, to }));
        }
        out.push(Action::Skip);
    }

    pub(crate) fn forbids_free_step(&self, from: Location, to: Location) -> Option<Reason> {
        let explorers = self.me().places();
        if !explorers.has(from) {
            return Some(Reason::NoExplorer { at: from });
        }
        if !from.neighbours().has(to) {
            return Some(Reason::TooFar {
                steps: GameBox::get().distances[from.index()][to.index()],
                fuel: 1,
            });
        }
        explorers.has(to).then_some(Reason::OwnExplorer { at: to })
    }

    pub(crate) fn step_freely(
        &mut self,
        party: Party,
        from: Location,
        to: Location,
        log: &mut impl Log<Event>,
    ) {
        self.send(party, from, to, log);
        self.task = Task::Choose;
    }

    fn send(&mut self, party: Party, from: Location, to: Location, log: &mut impl Log<Event>) {
        self.me_mut().step(from, to);
        log.tell(Event::Moved { seat: party, from, to });
    }

    pub(crate) fn begin_travel(&mut self, fuel: u8) {
        let start = self.me().places();
        self.task = Task::Travel { fuel, start, movable: start };
    }

    /// Where the explorer at `from` can go.
    fn goals(&self, from: Location, fuel: u8, start: Places) -> Places {
        GameBox::get().reach[usize::from(fuel)][from.index()].minus(start).minus(self.me().places())
    }

    pub(crate) fn list_moves(&self, out: &mut Vec<Action>) {
        let Task::Travel { fuel, start, movable } = self.task else { return };
        for from in movable.iter() {
            out.extend(self.goals(from, fuel, start).iter().map(|to| Action::Move { from, to }));
        }
        if movable != start {
            out.push(Action::Done);
        }
    }

    pub(crate) fn forbids_move(&self, from: Location, to: Location) -> Option<Reason> {
        let Task::Travel { fuel, start, movable } = self.task else { return Some(Reason::AnotherDecision) };
        if !self.me().places().has(from) {
            return Some(Reason::NoExplorer { at: from });
        }
        if !movable.has(from) {
            return Some(Reason::InOrder);
        }
        if start.has(to) || self.me().places().has(to) {
            return Some(Reason::OwnExplorer { at: to });
        }
        let steps = GameBox::get().distances[from.index()][to.index()];
        (steps > fuel).then_some(Reason::TooFar { steps, fuel })
    }

    pub(crate) fn forbids_end_of_travel(&self) -> Option<Reason> {
        let Task::Travel { start, movable, .. } = self.task else { return Some(Reason::AnotherDecision) };
        (movable == start).then_some(Reason::NothingDone)
    }

    pub(crate) fn travel(&mut self, party: Party, from: Location, to: Location, log: &mut impl Log<Event>) {
        let Task::Travel { fuel, start, movable } = self.task else { return };
        self.send(party, from, to, log);
        let fuel = fuel - GameBox::get().distances[from.index()][to.index()];
        let movable = movable.after(from);
        if movable.iter().any(|from| !self.goals(from, fuel, start).is_empty()) {
            self.task = Task::Travel { fuel, start, movable };
        } else {
            self.end_action(log);
        }
    }
}

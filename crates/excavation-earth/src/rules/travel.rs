//! Travel, and the steps of explorers.
//!
//! Explorers of one player are alike and pass through everything, but never stop in the same place. The
//! player sends them one by one in any order, each as often as the fuel allows.

use dighouse_game::{Listing, Log};

use crate::components::GameBox;
use crate::components::place::Places;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::task::Task;
use crate::{Action, ExcavationEarth, Location, Party};

impl ExcavationEarth {
    /// Any free location for the third explorer.
    pub(crate) fn list_settlements(&self, out: &mut impl Listing<Action>) {
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

    pub(crate) fn list_free_steps(&self, out: &mut impl Listing<Action>) {
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
        self.task = Task::Travel { fuel, moved: false };
    }

    /// Where the explorer at `from` can go.
    #[inline]
    fn goals(&self, from: Location, fuel: u8) -> Places {
        GameBox::get().reach[usize::from(fuel)][from.index()].minus(self.me().places())
    }

    pub(crate) fn list_moves(&self, out: &mut impl Listing<Action>) {
        let Task::Travel { fuel, moved } = self.task else { return };
        for from in self.me().places().iter() {
            out.extend(self.goals(from, fuel).iter().map(|to| Action::Move { from, to }));
        }
        if moved {
            out.push(Action::Done);
        }
    }

    pub(crate) fn forbids_move(&self, from: Location, to: Location) -> Option<Reason> {
        let Task::Travel { fuel, .. } = self.task else { return Some(Reason::AnotherDecision) };
        if !self.me().places().has(from) {
            return Some(Reason::NoExplorer { at: from });
        }
        if self.me().places().has(to) {
            return Some(Reason::OwnExplorer { at: to });
        }
        let steps = GameBox::get().distances[from.index()][to.index()];
        (steps > fuel).then_some(Reason::TooFar { steps, fuel })
    }

    pub(crate) fn forbids_end_of_travel(&self) -> Option<Reason> {
        let Task::Travel { moved, .. } = self.task else { return Some(Reason::AnotherDecision) };
        (!moved).then_some(Reason::NothingDone)
    }

    pub(crate) fn travel(&mut self, party: Party, from: Location, to: Location, log: &mut impl Log<Event>) {
        let Task::Travel { fuel, .. } = self.task else { return };
        self.send(party, from, to, log);
        let fuel = fuel - GameBox::get().distances[from.index()][to.index()];
        let goes_on = self.me().places().iter().any(|from| !self.goals(from, fuel).is_empty());
        if self.asks(goes_on) {
            self.task = Task::Travel { fuel, moved: true };
        } else {
            self.end_action(log);
        }
    }
}

//! Samples: guards in the gallery for what was just gained.

use dighouse_game::Log;

use crate::event::Event;
use crate::reason::Reason;
use crate::state::task::{Task, Then};
use crate::{Action, Artefact, Colour, ExcavationEarth, Party, ROWS};

/// The gallery spaces of a colour, as bits.
pub(crate) const fn column(colour: Colour) -> u32 {
    ((1 << ROWS) - 1) << (ROWS * colour.index())
}

impl ExcavationEarth {
    /// Asks for each artefact gained whether it is sampled, the first of the gallery first.
    pub(crate) fn begin_sampling(&mut self, then: Then, log: &mut impl Log<Event>) {
        self.gained.as_mut_slice().sort_unstable_by(|one, other| other.cmp(one));
        self.next_sample(then, log);
    }

    fn next_sample(&mut self, then: Then, log: &mut impl Log<Event>) {
        while let Some(&artefact) = self.gained.as_slice().last() {
            if !self.me().has_sample(artefact) && self.me().can_man() {
                self.task = Task::Sample { then };
                return;
            }
            self.gained.pop();
        }
        match then {
            Then::EndAction => self.end_action(log),
            Then::Sale { market } => self.task = Task::Sale { market },
        }
    }

    pub(crate) fn list_samples(&self, out: &mut Vec<Action>) {
        self.list_crew(out, |guard| Action::Sample { guard });
        out.push(Action::Leave);
    }

    /// A crew marker from the supply, or when there is none each guard.
    pub(crate) fn list_crew(&self, out: &mut Vec<Action>, action: impl Fn(Option<Artefact>) -> Action) {
        let player = self.me();
        if player.crew > 0 {
            out.push(action(None));
        } else {
            out.extend(player.samples().map(|guard| action(Some(guard))));
        }
    }

    pub(crate) fn forbids_crew(&self, guard: Option<Artefact>) -> Option<Reason> {
        let player = self.me();
        match guard {
            None => (player.crew == 0).then_some(Reason::NoCrew),
            Some(_) if player.crew > 0 => Some(Reason::CrewFirst),
            Some(guard) => (!player.has_sample(guard)).then_some(Reason::NoGuard { artefact: guard }),
        }
    }

    pub(crate) fn sample(&mut self, party: Party, guard: Option<Artefact>, log: &mut impl Log<Event>) {
        let Task::Sample { then } = self.task else { return };
        let Some(artefact) = self.gained.pop() else { return };
        self.man(party, guard, log);
        self.put_guard(party, artefact, log);
        self.draw_column_bonus(party, artefact.colour(), log);
        self.next_sample(then, log);
    }

    /// Takes a crew marker for something, and tells if it was a guard.
    pub(crate) fn man(&mut self, party: Party, guard: Option<Artefact>, log: &mut impl Log<Event>) {
        self.players[party.index()].take_crew(guard);
        if let Some(artefact) = guard {
            log.tell(Event::GuardLeft { seat: party, artefact });
        }
    }

    pub(crate) fn put_guard(&mut self, party: Party, artefact: Artefact, log: &mut impl Log<Event>) {
        self.players[party.index()].guards |= artefact.bit();
        log.tell(Event::Sampled { seat: party, artefact });
    }

    /// The first time that a column is full, a card is drawn.
    fn draw_column_bonus(&mut self, party: Party, colour: Colour, log: &mut impl Log<Event>) {
        let player = &mut self.players[party.index()];
        let full = player.guards & column(colour) == column(colour);
        if full && player.columns & 1 << colour.index() == 0 {
            player.columns |= 1 << colour.index();
            log.tell(Event::ColumnFilled { seat: party, colour });
            self.draw_card(party, log);
        }
    }

    pub(crate) fn leave_unsampled(&mut self, log: &mut impl Log<Event>) {
        let Task::Sample { then } = self.task else { return };
        self.gained.pop();
        self.next_sample(then, log);
    }
}

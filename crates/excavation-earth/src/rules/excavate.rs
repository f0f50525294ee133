//! Excavate, and the gear of command cards.

use dighouse_game::Log;

use crate::components::GameBox;
use crate::components::artefact::COLOURS;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::task::{Task, Then};
use crate::{Action, Artefact, Colour, ExcavationEarth, Faction, Party, Store};

impl ExcavationEarth {
    /// Whether an explorer of the mover stands where the artefact is found.
    #[inline]
    fn is_attended(&self, artefact: Artefact) -> bool {
        self.me().places().has(artefact.home())
    }

    /// The rule against excavating in a colour at all.
    pub(crate) fn forbids_excavation(&self, colour: Colour) -> Option<Reason> {
        if self.me().room(Store::Hold) == 0 {
            return Some(Reason::HoldFull);
        }
        let found = Artefact::of(colour).any(|artefact| self.can_take_alone(artefact));
        (!found).then_some(Reason::NothingToExcavate { colour })
    }

    /// The colours in which the mover can excavate something.
    pub(crate) fn excavatable_colours(&self) -> [bool; COLOURS] {
        if self.me().room(Store::Hold) == 0 {
            return [false; COLOURS];
        }
        let found_at = &GameBox::get().found_at;
        let near = self.me().places().iter().fold(0, |near, place| near | found_at[place.index()]);
        let lying = self.artefacts.lying_bits();
        Colour::ALL.map(|colour| near & lying & Artefact::bits_of(colour) != 0)
    }

    /// Whether an artefact can be taken by itself.
    #[inline]
    fn can_take_alone(&self, artefact: Artefact) -> bool {
        self.artefacts.lies(artefact) && self.is_attended(artefact)
    }

    /// Whether two artefacts can be taken together: from two sites with an explorer each, or by
    /// excavators from one site or the next with one explorer.
    fn can_take_together(&self, one: Artefact, other: Artefact) -> bool {
        let enough = self.artefacts.lies(one)
            && self.artefacts.lies(other)
            && (one != other || self.artefacts.lying(one) >= 2);
        if !enough || self.me().room(Store::Hold) < 2 {
            return false;
        }
        let (here, there) = (one.home(), other.home());
        if here != there && self.is_attended(one) && self.is_attended(other) {
            return true;
        }
        let near = here == there || GameBox::get().neighbours[here.index()].has(there);
        self.me().is(Faction::KutiKuti) && near && (self.is_attended(one) || self.is_attended(other))
    }

    pub(crate) fn begin_excavation(&mut self, colour: Colour) {
        self.task = Task::Excavate { colour, first: None };
    }

    pub(crate) fn list_excavations(&self, out: &mut Vec<Action>) {
        let Task::Excavate { colour, first } = self.task else { return };
        let may = |artefact: &Artefact| self.forbids_taking(*artefact).is_none();
        let artefacts = Artefact::of(colour).filter(may);
        out.extend(artefacts.map(|artefact| Action::Take { artefact }));
        if first.is_some_and(|first| self.can_take_alone(first)) {
            out.push(Action::Done);
        }
    }

    /// Of two artefacts the one that comes first in the gallery's column is named first.
    pub(crate) fn forbids_taking(&self, artefact: Artefact) -> Option<Reason> {
        let Task::Excavate { colour, first } = self.task else { return Some(Reason::AnotherDecision) };
        if artefact.colour() != colour {
            return Some(Reason::AnotherColour { colour });
        }
        if !self.artefacts.lies(artefact) {
            return Some(Reason::NotThere { artefact });
        }
        match first {
            Some(first) if artefact < first => Some(Reason::InOrder),
            Some(first) => (!self.can_take_together(first, artefact)).then_some(Reason::NotTogether),
            None => {
                let with_another = || {
                    let later = Artefact::of(colour).filter(|&other| other >= artefact);
                    later.into_iter().any(|other| self.can_take_together(artefact, other))
                };
                let possible = self.can_take_alone(artefact) || with_another();
                (!possible).then_some(Reason::NoExplorer { at: artefact.home() })
            }
        }
    }

    pub(crate) fn forbids_end_of_excavation(&self) -> Option<Reason> {
        match self.task {
            Task::Excavate { first: Some(first), .. } if self.can_take_alone(first) => None,
            _ => Some(Reason::NothingDone),
        }
    }

    pub(crate) fn take(&mut self, party: Party, artefact: Artefact, log: &mut impl Log<Event>) {
        let Task::Excavate { colour, first } = self.task else { return };
        if let Some(first) = first {
            self.excavate(party, first, log);
            self.excavate(party, artefact, log);
            self.begin_sampling(Then::EndAction, log);
            return;
        }
        self.task = Task::Excavate { colour, first: Some(artefact) };
        let more = Artefact::of(colour).any(|other| self.forbids_taking(other).is_none());
        if !more {
            self.end_excavation(party, log);
        }
    }

    /// Takes only the artefact named first.
    pub(crate) fn end_excavation(&mut self, party: Party, log: &mut impl Log<Event>) {
        let Task::Excavate { first: Some(first), .. } = self.task else { return };
        self.excavate(party, first, log);
        self.begin_sampling(Then::EndAction, log);
    }

    fn excavate(&mut self, party: Party, artefact: Artefact, log: &mut impl Log<Event>) {
        self.artefacts.take_from_site(artefact);
        self.me_mut().storage.add(Store::Hold, artefact);
        self.gained.push(artefact);
        log.tell(Event::Excavated { seat: party, artefact });
    }

    /// Smart gear takes artefacts of different colours from places with explorers, Sentient gear any.
    pub(crate) fn begin_gear(&mut self, most: u8, alike: bool) {
        self.task = Task::Gear { left: most, last: None, alike };
    }

    pub(crate) fn can_use_gear(&self) -> bool {
        self.me().room(Store::Hold) > 0 && Artefact::all().any(|artefact| self.can_take_alone(artefact))
    }

    pub(crate) fn list_gear(&self, out: &mut Vec<Action>) {
        let Task::Gear { last, .. } = self.task else { return };
        let may = |artefact: &Artefact| self.forbids_gear(*artefact).is_none();
        out.extend(Artefact::all().filter(may).map(|artefact| Action::Take { artefact }));
        if last.is_some() {
            out.push(Action::Done);
        }
    }

    pub(crate) fn forbids_gear(&self, artefact: Artefact) -> Option<Reason> {
        let Task::Gear { last, alike, .. } = self.task else { return Some(Reason::AnotherDecision) };
        if self.me().room(Store::Hold) == 0 {
            return Some(Reason::HoldFull);
        }
        if !self.artefacts.lies(artefact) {
            return Some(Reason::NotThere { artefact });
        }
        if !self.is_attended(artefact) {
            return Some(Reason::NoExplorer { at: artefact.home() });
        }
        let last = last?;
        if artefact < last {
            return Some(Reason::InOrder);
        }
        (!alike && last.colour() == artefact.colour()).then_some(Reason::SameColour)
    }

    pub(crate) fn forbids_end_of_gear(&self) -> Option<Reason> {
        let Task::Gear { last, .. } = self.task else { return Some(Reason::AnotherDecision) };
        last.is_none().then_some(Reason::NothingDone)
    }

    pub(crate) fn take_with_gear(&mut self, party: Party, artefact: Artefact, log: &mut impl Log<Event>) {
        let Task::Gear { left, alike, .. } = self.task else { return };
        self.excavate(party, artefact, log);
        self.task = Task::Gear { left: left - 1, last: Some(artefact), alike };
        if left == 1 || !Artefact::all().any(|artefact| self.forbids_gear(artefact).is_none()) {
            self.begin_sampling(Then::EndAction, log);
        }
    }
}

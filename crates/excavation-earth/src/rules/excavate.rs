//! Excavate, and the gear of command cards.

use dighouse_game::{Listing, Log};

use crate::components::GameBox;
use crate::components::artefact::COLOURS;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::task::{Task, Then};
use crate::{Action, Artefact, Colour, ExcavationEarth, Faction, Party, Store};

/// How many artefacts an excavation takes at most.
pub(crate) const MOST: usize = 2;

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

    /// Whether a second artefact can be taken after the first: from another site with an explorer, or by
    /// excavators from the same site or the next.
    fn can_take_after(&self, first: Artefact, second: Artefact) -> bool {
        let (here, there) = (first.home(), second.home());
        let another = here != there && self.is_attended(second);
        let near = || here == there || GameBox::get().neighbours[here.index()].has(there);
        another || (self.me().is(Faction::KutiKuti) && near())
    }

    pub(crate) fn begin_excavation(&mut self, colour: Colour) {
        self.task = Task::Excavate { colour };
    }

    pub(crate) fn list_excavations(&self, out: &mut impl Listing<Action>) {
        let Task::Excavate { colour } = self.task else { return };
        let may = |artefact: &Artefact| self.forbids_taking(*artefact).is_none();
        let artefacts = Artefact::of(colour).filter(may);
        out.extend(artefacts.map(|artefact| Action::Take { artefact }));
        if !self.gained.is_empty() {
            out.push(Action::Done);
        }
    }

    pub(crate) fn forbids_taking(&self, artefact: Artefact) -> Option<Reason> {
        let Task::Excavate { colour } = self.task else { return Some(Reason::AnotherDecision) };
        if artefact.colour() != colour {
            return Some(Reason::AnotherColour { colour });
        }
        if self.gained.len() == MOST {
            return Some(Reason::NoMore);
        }
        if self.me().room(Store::Hold) == 0 {
            return Some(Reason::HoldFull);
        }
        if !self.artefacts.lies(artefact) {
            return Some(Reason::NotThere { artefact });
        }
        match self.gained.first() {
            Some(&first) => (!self.can_take_after(first, artefact)).then_some(Reason::NotTogether),
            None => (!self.is_attended(artefact)).then_some(Reason::NoExplorer { at: artefact.home() }),
        }
    }

    /// The end of taking artefacts: one must be taken.
    pub(crate) fn forbids_end_of_taking(&self) -> Option<Reason> {
        self.gained.is_empty().then_some(Reason::NothingDone)
    }

    pub(crate) fn take(&mut self, party: Party, artefact: Artefact, log: &mut impl Log<Event>) {
        let Task::Excavate { colour } = self.task else { return };
        self.excavate(party, artefact, log);
        let more = Artefact::of(colour).any(|other| self.forbids_taking(other).is_none());
        if !self.asks(more) {
            self.begin_sampling(Then::EndAction, log);
        }
    }

    fn excavate(&mut self, party: Party, artefact: Artefact, log: &mut impl Log<Event>) {
        self.artefacts.take_from_site(artefact);
        self.me_mut().storage.add(Store::Hold, artefact);
        self.gain(artefact);
        log.tell(Event::Excavated { seat: party, artefact });
    }

    /// Smart gear takes artefacts of different colours from places with explorers, Sentient gear any.
    pub(crate) fn begin_gear(&mut self, most: u8, alike: bool) {
        self.task = Task::Gear { left: most, alike };
    }

    pub(crate) fn can_use_gear(&self) -> bool {
        self.me().room(Store::Hold) > 0 && Artefact::all().any(|artefact| self.can_take_alone(artefact))
    }

    pub(crate) fn list_gear(&self, out: &mut impl Listing<Action>) {
        let may = |artefact: &Artefact| self.forbids_gear(*artefact).is_none();
        out.extend(Artefact::all().filter(may).map(|artefact| Action::Take { artefact }));
        if !self.gained.is_empty() {
            out.push(Action::Done);
        }
    }

    pub(crate) fn forbids_gear(&self, artefact: Artefact) -> Option<Reason> {
        let Task::Gear { left, alike } = self.task else { return Some(Reason::AnotherDecision) };
        if left == 0 {
            return Some(Reason::NoMore);
        }
        if self.me().room(Store::Hold) == 0 {
            return Some(Reason::HoldFull);
        }
        if !self.artefacts.lies(artefact) {
            return Some(Reason::NotThere { artefact });
        }
        if !self.is_attended(artefact) {
            return Some(Reason::NoExplorer { at: artefact.home() });
        }
        let again = !alike && self.gained.iter().any(|other| other.colour() == artefact.colour());
        again.then_some(Reason::SameColour)
    }

    pub(crate) fn take_with_gear(&mut self, party: Party, artefact: Artefact, log: &mut impl Log<Event>) {
        let Task::Gear { left, alike } = self.task else { return };
        self.excavate(party, artefact, log);
        self.task = Task::Gear { left: left - 1, alike };
        let more = Artefact::all().any(|artefact| self.forbids_gear(artefact).is_none());
        if !self.asks(more) {
            self.begin_sampling(Then::EndAction, log);
        }
    }
}

//! Excavate, and the gear of command cards.

use dighouse_game::Log;

use crate::components::GameBox;
use crate::event::Event;
use crate::reason::Reason;
use crate::rules::sample::column;
use crate::state::task::{Task, Then};
use crate::{Action, Artefact, Colour, ExcavationEarth, Faction, Party, ROWS, Store};

impl ExcavationEarth {
    #[inline]
    fn lies(&self, artefact: Artefact) -> bool {
        self.sites[artefact.index()] > 0
    }

    /// Whether an explorer of the mover stands where the artefact is found.
    #[inline]
    fn attended(&self, artefact: Artefact) -> bool {
        self.me().explorers.has(artefact.home())
    }

    fn of_colour(colour: Colour) -> impl Iterator<Item = Artefact> {
        (0..ROWS).map(move |row| Artefact::new(colour, row))
    }

    /// The rule against excavating in a colour at all.
    pub(crate) fn forbids_excavation(&self, colour: Colour) -> Option<Reason> {
        if self.me().room(Store::Hold) == 0 {
            return Some(Reason::HoldFull);
        }
        let found = ExcavationEarth::of_colour(colour).any(|artefact| self.alone(artefact));
        (!found).then_some(Reason::NothingToExcavate { colour })
    }

    /// The colours in which the mover can excavate something.
    pub(crate) fn excavatable_colours(&self) -> [bool; 5] {
        if self.me().room(Store::Hold) == 0 {
            return [false; 5];
        }
        let found_at = &GameBox::get().found_at;
        let near = self.me().explorers.iter().fold(0, |near, place| near | found_at[place.index()]);
        let lying =
            self.sites.iter().enumerate().fold(0, |all, (it, &count)| all | u32::from(count > 0) << it);
        std::array::from_fn(|colour| near & lying & column(Colour::ALL[colour]) != 0)
    }

    /// Whether an artefact can be taken by itself.
    #[inline]
    fn alone(&self, artefact: Artefact) -> bool {
        self.lies(artefact) && self.attended(artefact)
    }

    /// Whether two artefacts can be taken together: from two sites with an explorer each, or by
    /// excavators from one site or the next with one explorer.
    fn together(&self, one: Artefact, other: Artefact) -> bool {
        let enough = self.lies(one) && self.lies(other) && (one != other || self.sites[one.index()] >= 2);
        if !enough || self.me().room(Store::Hold) < 2 {
            return false;
        }
        let (here, there) = (one.home(), other.home());
        if here != there && self.attended(one) && self.attended(other) {
            return true;
        }
        let near = here == there || GameBox::get().neighbours[here.index()].has(there);
        self.me().is(Faction::KutiKuti) && near && (self.attended(one) || self.attended(other))
    }

    pub(crate) fn begin_excavation(&mut self, colour: Colour) {
        self.task = Task::Excavate { colour, first: None };
    }

    pub(crate) fn list_excavations(&self, out: &mut Vec<Action>) {
        let Task::Excavate { colour, first } = self.task else { return };
        let may = |artefact: &Artefact| self.forbids_taking(*artefact).is_none();
        let artefacts = ExcavationEarth::of_colour(colour).filter(may);
        out.extend(artefacts.map(|artefact| Action::Take { artefact }));
        if first.is_some_and(|first| self.alone(first)) {
            out.push(Action::Done);
        }
    }

    /// Of two artefacts the one that comes first in the gallery's column is named first.
    pub(crate) fn forbids_taking(&self, artefact: Artefact) -> Option<Reason> {
        let Task::Excavate { colour, first } = self.task else { return Some(Reason::AnotherDecision) };
        if artefact.colour() != colour {
            return Some(Reason::AnotherColour { colour });
        }
        if !self.lies(artefact) {
            return Some(Reason::NotThere { artefact });
        }
        match first {
            Some(first) if artefact < first => Some(Reason::InOrder),
            Some(first) => (!self.together(first, artefact)).then_some(Reason::NotTogether),
            None => {
                let with_another = || {
                    let later = ExcavationEarth::of_colour(colour).filter(|&other| other >= artefact);
                    later.into_iter().any(|other| self.together(artefact, other))
                };
                let possible = self.alone(artefact) || with_another();
                (!possible).then_some(Reason::NoExplorer { at: artefact.home() })
            }
        }
    }

    pub(crate) fn forbids_end_of_excavation(&self) -> Option<Reason> {
        match self.task {
            Task::Excavate { first: Some(first), .. } if self.alone(first) => None,
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
        let more = ExcavationEarth::of_colour(colour).any(|other| self.forbids_taking(other).is_none());
        if !more {
            self.end_excavation(party, log);
        }
    }

    /// One artefact is enough.
    pub(crate) fn end_excavation(&mut self, party: Party, log: &mut impl Log<Event>) {
        let Task::Excavate { first: Some(first), .. } = self.task else { return };
        self.excavate(party, first, log);
        self.begin_sampling(Then::EndAction, log);
    }

    fn excavate(&mut self, party: Party, artefact: Artefact, log: &mut impl Log<Event>) {
        self.sites[artefact.index()] -= 1;
        self.me_mut().hold.add(artefact);
        self.gained.push(artefact);
        log.tell(Event::Excavated { seat: party, artefact });
    }

    /// Smart and Sentient gear: artefacts from places with explorers, of different colours or any.
    pub(crate) fn begin_gear(&mut self, most: u8, alike: bool) {
        self.task = Task::Gear { left: most, last: None, alike };
    }

    pub(crate) fn can_use_gear(&self) -> bool {
        self.me().room(Store::Hold) > 0 && Artefact::all().any(|artefact| self.alone(artefact))
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
        if !self.lies(artefact) {
            return Some(Reason::NotThere { artefact });
        }
        if !self.attended(artefact) {
            return Some(Reason::NoExplorer { at: artefact.home() });
        }
        match last {
            Some(last) if artefact < last => Some(Reason::InOrder),
            Some(last) if !alike && last.colour() == artefact.colour() => Some(Reason::SameColour),
            _ => None,
        }
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

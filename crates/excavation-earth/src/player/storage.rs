//! The storage of a faction board: cargo hold and hidden hatch.

use dighouse_game::scenario::{Checked, ensure};

use crate::components::GameBox;
use crate::components::artefact::Artefacts;
use crate::{Artefact, Colour, Store};

/// The artefacts that a party owns. Neither part of the storage has more than its spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Storage {
    hold: Artefacts,
    hatch: Artefacts,
}

impl Storage {
    pub(crate) const EMPTY: Storage = Storage { hold: Artefacts::NONE, hatch: Artefacts::NONE };

    /// The storage of a position.
    pub(crate) fn restore(hold: &[Artefact], hatch: &[Artefact]) -> Checked<Storage> {
        ensure(hold.len() <= usize::from(spaces(Store::Hold)), "a cargo hold is overfull")?;
        ensure(hatch.len() <= usize::from(spaces(Store::Hatch)), "a hidden hatch is overfull")?;
        Ok(Storage { hold: hold.iter().copied().collect(), hatch: hatch.iter().copied().collect() })
    }

    /// What one part of the storage has.
    #[inline]
    pub(crate) const fn part(&self, store: Store) -> Artefacts {
        match store {
            Store::Hold => self.hold,
            Store::Hatch => self.hatch,
        }
    }

    fn part_mut(&mut self, store: Store) -> &mut Artefacts {
        match store {
            Store::Hold => &mut self.hold,
            Store::Hatch => &mut self.hatch,
        }
    }

    /// Free spaces of a part.
    #[inline]
    pub(crate) fn room(&self, store: Store) -> u8 {
        spaces(store) - self.part(store).len()
    }

    /// Whether any part has a free space.
    pub(crate) fn has_room(&self) -> bool {
        self.room(Store::Hold) + self.room(Store::Hatch) > 0
    }

    #[inline]
    pub(crate) fn add(&mut self, store: Store, artefact: Artefact) {
        debug_assert!(self.room(store) > 0, "the {store} has no space for {artefact}");
        self.part_mut(store).add(artefact);
    }

    #[inline]
    pub(crate) fn remove(&mut self, store: Store, artefact: Artefact) {
        self.part_mut(store).remove(artefact);
    }

    pub(crate) const fn len(&self) -> u8 {
        self.hold.len() + self.hatch.len()
    }

    /// Whether an artefact is in either part.
    pub(crate) const fn has(&self, artefact: Artefact) -> bool {
        self.hold.has(artefact) || self.hatch.has(artefact)
    }

    /// How many artefacts of a colour there are.
    #[inline]
    pub(crate) const fn count(&self, colour: Colour) -> u8 {
        self.hold.of(colour).len() + self.hatch.of(colour).len()
    }

    /// Whether there is an artefact of a colour.
    #[inline]
    pub(crate) fn has_colour(&self, colour: Colour) -> bool {
        self.hold.of(colour) != Artefacts::NONE || self.hatch.of(colour) != Artefacts::NONE
    }

    /// The colours there are, as bits.
    #[inline]
    pub(crate) fn colours(&self) -> u8 {
        self.hold.colours() | self.hatch.colours()
    }

    /// Every artefact, first those of the hold.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Artefact> {
        self.hold.iter().chain(self.hatch.iter())
    }

    /// Every kind of artefact and where it is stored.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = (Artefact, Store)> {
        let of_part = |store: Store| self.part(store).kinds().map(move |artefact| (artefact, store));
        Store::ALL.into_iter().flat_map(of_part)
    }
}

/// The spaces of a part of every faction's storage.
#[inline]
fn spaces(store: Store) -> u8 {
    let storage = &GameBox::get().figures.storage;
    match store {
        Store::Hold => storage.hold,
        Store::Hatch => storage.hatch,
    }
}

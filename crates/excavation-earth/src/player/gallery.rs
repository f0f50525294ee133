//! The gallery of a faction board: guards on the spaces of sampled artefacts.

use crate::components::GameBox;
use crate::components::artefact::{COLOURS, ROWS};
use crate::{Artefact, Colour};

/// Guards, and the columns whose bonus was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gallery {
    /// A bit for each artefact with a guard.
    guards: u32,
    /// A bit for each colour whose column was full once.
    bonuses: u8,
}

impl Gallery {
    pub(crate) const EMPTY: Gallery = Gallery { guards: 0, bonuses: 0 };

    /// The gallery of a position.
    pub(crate) fn restore(samples: &[Artefact], bonuses: &[Colour]) -> Gallery {
        Gallery {
            guards: samples.iter().fold(0, |guards, artefact| guards | artefact.bit()),
            bonuses: bonuses.iter().fold(0, |bonuses, colour| bonuses | 1 << colour.index()),
        }
    }

    /// Whether an artefact was sampled and still has its guard.
    #[inline]
    pub(crate) const fn has(&self, artefact: Artefact) -> bool {
        self.guards & artefact.bit() != 0
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.guards == 0
    }

    /// The number of guards.
    pub(crate) const fn len(&self) -> u8 {
        self.guards.count_ones() as u8
    }

    /// The artefacts with a guard, column by column.
    pub(crate) fn samples(&self) -> impl Iterator<Item = Artefact> {
        let guards = self.guards;
        Artefact::all().filter(move |artefact| guards & artefact.bit() != 0)
    }

    pub(super) fn put_guard(&mut self, artefact: Artefact) {
        self.guards |= artefact.bit();
    }

    pub(super) fn remove_guard(&mut self, artefact: Artefact) {
        self.guards &= !artefact.bit();
    }

    /// The columns whose bonus was drawn.
    pub(crate) fn bonuses(&self) -> impl Iterator<Item = Colour> {
        let bonuses = self.bonuses;
        Colour::ALL.into_iter().filter(move |colour| bonuses >> colour.index() & 1 == 1)
    }

    /// Notes a full column. True if it is full for the first time, which earns a card.
    pub(crate) fn claim_bonus(&mut self, colour: Colour) -> bool {
        let bit = 1 << colour.index();
        let earned = self.in_column(colour) == ROWS && self.bonuses & bit == 0;
        self.bonuses |= if earned { bit } else { 0 };
        earned
    }

    /// How many samples a row has, counted from 0.
    #[inline]
    pub(crate) fn in_row(&self, row: usize) -> usize {
        let first_of_columns = (0..COLOURS).fold(0, |bits, colour| bits | 1 << (ROWS * colour));
        (self.guards & first_of_columns << row).count_ones() as usize
    }

    /// How many samples a column has.
    #[inline]
    pub(crate) const fn in_column(&self, colour: Colour) -> usize {
        (self.guards & Artefact::bits_of(colour)).count_ones() as usize
    }

    /// What the samples pay at the end.
    pub(crate) fn worth(&self) -> i16 {
        let shipped = GameBox::get();
        let rows: i16 = (0..ROWS).map(|row| shipped.row_prizes[row][self.in_row(row)]).sum();
        let column = |colour: Colour| shipped.column_prizes[colour.index()][self.in_column(colour)];
        rows + Colour::ALL.into_iter().map(column).sum::<i16>()
    }

    /// What the samples would pay with another.
    pub(crate) fn worth_with(mut self, artefact: Artefact) -> i16 {
        self.put_guard(artefact);
        self.worth()
    }
}

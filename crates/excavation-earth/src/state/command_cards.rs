//! The command cards beside the command centres, from round 2 on.

use dighouse_game::{Chance, List};

use crate::components::{GameBox, MOST_COMMAND_CARDS};
use crate::{Centre, Design};

/// One design for each command centre, or none in round 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CommandCards {
    designs: Option<[Design; Centre::ALL.len()]>,
}

impl CommandCards {
    pub(crate) const NONE: CommandCards = CommandCards { designs: None };

    /// The cards that a position describes.
    pub(crate) const fn restore(designs: Option<[Design; Centre::ALL.len()]>) -> CommandCards {
        CommandCards { designs }
    }

    /// The designs from the left to the right centre.
    pub(crate) const fn designs(&self) -> Option<[Design; Centre::ALL.len()]> {
        self.designs
    }

    /// The card beside a centre.
    #[inline]
    pub(crate) fn beside(&self, centre: Centre) -> Option<Design> {
        self.designs.map(|designs| designs[centre.index()])
    }

    /// Draws the cards for round 2. In round 3 they stay and are only turned over.
    pub(crate) fn reveal(&mut self, chance: &mut Chance) {
        if self.designs.is_none() {
            let mut designs: List<Design, MOST_COMMAND_CARDS> =
                GameBox::get().designs.iter().copied().collect();
            chance.stream().shuffle(&mut designs);
            self.designs = designs.first_chunk().copied();
        }
    }
}

//! What is printed on cards and boards, for those who show it or reckon with it.

use crate::components::catalogue::catalogue;
use crate::{Card, Icons, Temple};

impl Card {
    /// What it costs: coins for an item, compasses for an artifact.
    pub fn cost(self) -> u8 {
        catalogue().card(self).cost
    }

    /// What it is worth at the end.
    pub fn points(self) -> i8 {
        catalogue().card(self).points
    }

    /// Its travel icons.
    pub fn travel(self) -> Icons {
        catalogue().card(self).travel
    }
}

impl Temple {
    /// The spaces of the research track that a space leads up to.
    pub fn leads_to(self, space: u8) -> &'static [u8] {
        catalogue().track(self).spaces.get(usize::from(space)).map_or(&[], |space| &space.up)
    }
}

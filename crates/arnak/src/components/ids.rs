//! Components as small numbers. Their names and what is printed on them are in `data/`.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{Filler, ParseError, as_text};

use crate::components::catalogue::{Catalogue, catalogue};

macro_rules! components {
    ($($(#[$doc:meta])* $Name:ident $what:literal, $count:expr, $table:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
        pub struct $Name(#[cfg_attr(feature = "types", ts(as = "String"))] pub(crate) u8);

        impl $Name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them, in the order of the data.
            pub fn all() -> impl DoubleEndedIterator<Item = $Name> + Clone {
                (0..Self::COUNT as u8).map($Name)
            }

            /// Its place in the data, counted from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its name in the notation.
            pub fn name(self) -> &'static str {
                &catalogue().$table[self.index()].id
            }

            fn named(name: &str, catalogue: &Catalogue) -> Option<$Name> {
                let place = catalogue.$table.iter().position(|row| row.id == name)?;
                Some($Name(place as u8))
            }
        }

        impl fmt::Display for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $Name {
            type Err = ParseError;

            fn from_str(name: &str) -> Result<$Name, ParseError> {
                $Name::named(name, catalogue()).ok_or_else(|| ParseError::new($what, name))
            }
        }

        impl Filler for $Name {
            const FILLER: $Name = $Name(0);
        }

        as_text! { $Name }
    )*};
}

components! {
    /// A card by what is printed on it: items, artifacts, the four basic cards, Fear.
    Card "a card", ITEMS + ARTIFACTS + BASICS + 1, cards;
    /// An assistant.
    Assistant "an assistant", 12, assistants;
    /// A guardian.
    Guardian "a guardian", 15, guardians;
    /// A site tile: those of level I, then those of level II.
    SiteTile "a site tile", LEVEL_ONE_TILES + LEVEL_TWO_TILES, site_tiles;
    /// A kind of idol.
    Idol "an idol", 6, idols;
    /// A kind of research bonus tile.
    Bonus "a bonus tile", 6, bonuses;
    /// An effect of the idol slots.
    SlotEffect "an effect of the idol slots", 5, slots;
}

/// How many items there are; they come first among the cards.
pub(crate) const ITEMS: usize = 40;
/// How many artifacts there are; they come after the items.
pub(crate) const ARTIFACTS: usize = 35;
/// How many basic cards everyone starts with.
pub(crate) const BASICS: usize = 4;

impl Card {
    /// Fear, the last card.
    pub const FEAR: Card = Card(Card::COUNT as u8 - 1);

    /// The basic cards.
    pub fn basics() -> impl Iterator<Item = Card> {
        (0..BASICS as u8).map(|basic| Card((ITEMS + ARTIFACTS) as u8 + basic))
    }

    /// Whether it is an item.
    pub const fn is_item(self) -> bool {
        self.index() < ITEMS
    }

    /// Whether it is an artifact.
    pub const fn is_artifact(self) -> bool {
        ITEMS <= self.index() && self.index() < ITEMS + ARTIFACTS
    }

    /// Whether it is one of the cards that everyone starts with.
    pub const fn is_basic(self) -> bool {
        ITEMS + ARTIFACTS <= self.index() && self.0 != Card::FEAR.0
    }
}

/// How many site tiles of level I there are; they come first.
pub(crate) const LEVEL_ONE_TILES: usize = 10;
/// How many site tiles of level II there are.
pub(crate) const LEVEL_TWO_TILES: usize = 6;

impl SiteTile {
    /// The tiles of a level, 1 or 2.
    pub(crate) fn of_level(level: u8) -> impl Iterator<Item = SiteTile> {
        SiteTile::all().filter(move |tile| tile.level() == level)
    }

    /// The level of the sites it can lie on.
    pub(crate) const fn level(self) -> u8 {
        if self.index() < LEVEL_ONE_TILES { 1 } else { 2 }
    }
}

//! Components by name. What each of them is stands in `data/`; here they are small numbers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::components::catalogue::{Catalogue, catalogue};

macro_rules! components {
    ($($(#[$doc:meta])* $Name:ident, $count:expr, $table:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
        pub struct $Name(#[cfg_attr(feature = "types", ts(as = "String"))] pub(crate) u8);

        impl $Name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them, in the order of the data.
            pub fn all() -> impl DoubleEndedIterator<Item = $Name> + Clone {
                (0..$count as u8).map($Name)
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
            type Err = ();

            fn from_str(name: &str) -> Result<$Name, ()> {
                $Name::named(name, catalogue()).ok_or(())
            }
        }

        impl Serialize for $Name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $Name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Name, D::Error> {
                let name = String::deserialize(deserializer)?;
                name.parse().map_err(|()| D::Error::custom(format!("there is no `{name}`")))
            }
        }
    )*};
}

components! {
    /// A card by what is printed on it: items, artifacts, the four basic cards, Fear.
    Card, 80, cards;
    /// An assistant.
    Assistant, 12, assistants;
    /// A guardian.
    Guardian, 15, guardians;
    /// A site tile: those of level I, then those of level II.
    SiteTile, 16, site_tiles;
    /// A kind of idol.
    Idol, 6, idols;
    /// A kind of research bonus tile.
    Bonus, 6, bonuses;
    /// An effect of the idol slots.
    SlotEffect, 5, slots;
}

/// How many items there are; they come first among the cards.
pub(crate) const ITEMS: usize = 40;
/// How many artifacts there are; they come after the items.
pub(crate) const ARTIFACTS: usize = 35;
/// How many cards there are of which everyone has one.
pub(crate) const BASICS: usize = 4;

impl Card {
    /// Fear.
    pub const FEAR: Card = Card(79);

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

    /// Whether it is a card that everyone begins with.
    pub const fn is_basic(self) -> bool {
        ITEMS + ARTIFACTS <= self.index() && self.0 != Card::FEAR.0
    }
}

/// How many site tiles of level I there are; they come first.
pub(crate) const LEVEL_ONE_TILES: usize = 10;
/// How many site tiles of level II there are.
pub(crate) const LEVEL_TWO_TILES: usize = 6;

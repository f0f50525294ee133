//! Small sets of names: each is written the same in data, positions, actions and texts.

use serde::{Deserialize, Serialize};

/// An enum whose values are written as words.
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $word:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $word)] $value),*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$value),*];

            /// The place in that order, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word for it.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$value => $word),*
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<$name, ()> {
                $name::ALL.iter().copied().find(|value| value.name() == text).ok_or(())
            }
        }
    };
}

/// Writes a type in JSON and TOML as its text.
macro_rules! written_as_text {
    ($($name:ident)*) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(|()| {
                    let kind = stringify!($name).to_lowercase();
                    <D::Error as serde::de::Error>::custom(format!("`{text}` is no {kind}"))
                })
            }
        }
    )*};
}

pub(crate) use written_as_text;

named! {
    /// A region of the earth: the colour of its artefacts, cards and buyers.
    Colour {
        /// Orange.
        Orange = "orange",
        /// Green.
        Green = "green",
        /// Purple.
        Purple = "purple",
        /// Red.
        Red = "red",
        /// Yellow.
        Yellow = "yellow",
    }
}

named! {
    /// What a buyer wants: one colour, or any.
    Buyer {
        /// Orange artefacts.
        Orange = "orange",
        /// Green artefacts.
        Green = "green",
        /// Purple artefacts.
        Purple = "purple",
        /// Red artefacts.
        Red = "red",
        /// Yellow artefacts.
        Yellow = "yellow",
        /// Artefacts of every colour.
        Special = "special",
    }
}

impl Buyer {
    /// Whether artefacts of `colour` interest this buyer.
    #[inline]
    pub const fn wants(self, colour: Colour) -> bool {
        self as u8 == colour as u8 || matches!(self, Buyer::Special)
    }

    /// The colours that interest this buyer, as bits.
    #[inline]
    pub(crate) const fn wishes(self) -> u8 {
        match self {
            Buyer::Special => (1 << Colour::ALL.len()) - 1,
            _ => 1 << self.index(),
        }
    }

    /// The buyer's colour; none of a special one.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.index()).copied()
    }
}

impl From<Colour> for Buyer {
    fn from(colour: Colour) -> Buyer {
        Buyer::ALL[colour.index()]
    }
}

named! {
    /// A part of a faction's storage.
    Store {
        /// The cargo hold takes every artefact.
        Hold = "hold",
        /// The hidden hatch takes what was acquired on the black market.
        Hatch = "hatch",
    }
}

named! {
    /// A faction.
    Faction {
        /// Pilots: a free step at the start of each turn.
        DalHarraii = "dal-harraii",
        /// Smugglers: a purchase on the black market before a sale.
        Gul = "gul",
        /// Excavators: a second artefact with one explorer.
        KutiKuti = "kuti-kuti",
        /// Merchants: a sale at the card's market without a trader.
        Aqulla = "aqulla",
        /// Seers: a third artefact when surveying, and one for free.
        IsSisinui = "is-sisinui",
    }
}

named! {
    /// A location of the black market.
    BlackMarket {
        /// The western one.
        West = "west",
        /// The central one.
        Central = "central",
        /// The eastern one.
        East = "east",
    }
}

named! {
    /// A command centre of the ship.
    Centre {
        /// The left one.
        Left = "left",
        /// The middle one.
        Middle = "middle",
        /// The right one.
        Right = "right",
    }
}

named! {
    /// What a command card is about; its two sides are for rounds 2 and 3.
    Design {
        /// Reinforcements, then Restructuring.
        Manpower = "manpower",
        /// Shady deal, then Profitable deal.
        Deal = "deal",
        /// Smart gear, then Sentient gear.
        Gear = "gear",
        /// Bribery, then Grand bribery.
        Influence = "influence",
    }
}

impl Design {
    /// What the side of round 2, or the late one of round 3, is called.
    pub(crate) const fn ability(self, late: bool) -> &'static str {
        match (self, late) {
            (Design::Manpower, false) => "reinforcements",
            (Design::Manpower, true) => "restructuring",
            (Design::Deal, false) => "shady-deal",
            (Design::Deal, true) => "profitable-deal",
            (Design::Gear, false) => "smart-gear",
            (Design::Gear, true) => "sentient-gear",
            (Design::Influence, false) => "bribery",
            (Design::Influence, true) => "grand-bribery",
        }
    }
}

named! {
    /// The actions that Zu's cards name.
    ZuAction {
        /// Excavate, or smuggle when it cannot.
        Excavate = "excavate",
        /// Two traders and their buyers.
        Market = "market",
        /// A trader and an envoy.
        Command = "command",
        /// A sale.
        Sell = "sell",
        /// A trader and a sale at once.
        Rush = "rush",
        /// A card for the forecast and two artefacts.
        Survey = "survey",
    }
}

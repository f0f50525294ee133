//! `data/figures.toml`: the boards' figures and the set-up.

use dighouse_game::{DataError, DataFile};
use serde::Deserialize;

use super::Tag;
use crate::Faction;

pub(in crate::components) const FILE: DataFile = DataFile::new("excavation-earth/data/figures.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    popularity: Popularity,
    sale: Sale,
    majority: Majority,
    storage: Storage,
    crew: Crew,
    buyers: Buyers,
    hand: Hand,
    players: Vec<ForPlayers>,
    faction: Vec<FactionRow>,
}

macro_rules! table {
    ($(#[$attribute:meta])* $name:ident { $($field:ident: $type:ty),* } $tag:ty) => {
        $(#[$attribute])*
        #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub(crate) struct $name {
            $(pub(crate) $field: $type,)*
            /// A note for readers of the file; only its form is checked.
            tag: $tag,
        }
    };
}

macro_rules! tags {
    ($name:ident { $($field:ident),* }) => {
        #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        struct $name {
            $($field: Tag,)*
        }
    };
}

table! { Popularity { payouts: [i16; 5] } Tag }
table! { Sale { buyer: i16, bonus: [i16; 3] } SaleTags }
tags! { SaleTags { buyer, bonus } }
table! { Majority { prizes: [[i16; 3]; 3] } Tag }
table! { Storage { hold: u8, hatch: u8 } Tag }
table! { Crew { markers: u8 } Tag }
table! { Buyers { colour: u8, special: u8, queue: u8, strength: u8, burned: u8 } BuyersTags }
tags! { BuyersTags { colour, special, queue, strength, burned } }
table! {
    Hand { credits: i16, cards: u8, mulligan: u8, kept: u8, dealt: u8, dealt_solo: u8 } HandTags
}
tags! { HandTags { credits, cards, mulligan, kept, dealt, dealt_solo } }
table! {
    /// What depends on how many play.
    ForPlayers { number: u8, forecast: u8, sites: u8, stacks: u8, removed: u8, removed_special: u8 } PlayersTags
}
tags! { PlayersTags { forecast, sites, stacks, removed, removed_special } }
table! { FactionRow { name: Faction, initiative: u8, colour: String } Tag }

/// The figures of the boards and the set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Figures {
    pub(crate) payouts: [i16; 5],
    pub(crate) sale: Sale,
    pub(crate) majority: [[i16; 3]; 3],
    pub(crate) storage: Storage,
    pub(crate) crew: u8,
    pub(crate) buyers: Buyers,
    pub(crate) hand: Hand,
    pub(crate) players: Vec<ForPlayers>,
    pub(crate) initiatives: [u8; 5],
    pub(crate) marker_colours: [String; 5],
}

pub(super) fn load(text: &str) -> Result<Figures, DataError> {
    let file: File = FILE.parse(text)?;
    let mut figures = Figures {
        payouts: file.popularity.payouts,
        sale: file.sale,
        majority: file.majority.prizes,
        storage: file.storage,
        crew: file.crew.markers,
        buyers: file.buyers,
        hand: file.hand,
        players: file.players,
        initiatives: [0; 5],
        marker_colours: Default::default(),
    };
    for row in file.faction {
        let initiative = &mut figures.initiatives[row.name.index()];
        if *initiative != 0 || row.initiative == 0 {
            return Err(FILE.error(format_args!("the faction {} has one initiative above 0", row.name)));
        }
        *initiative = row.initiative;
        figures.marker_colours[row.name.index()] = row.colour;
    }
    Ok(figures)
}

//! `data/figures.toml`: the boards' figures and the set-up.

use dighouse_game::SetupError;
use serde::Deserialize;

use super::{Tag, broken, parse};
use crate::Faction;

const FILE: &str = "figures";
/// The most buyers that a queue can hold in memory.
pub(crate) const LONGEST_QUEUE: usize = 4;
/// The most spaces of the forecast.
pub(crate) const MOST_FORECAST: usize = 5;

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
            /// Told to those who read the file; checked for its form.
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

pub(super) fn load(text: &str, zu: u8) -> Result<Figures, SetupError> {
    let file: File = parse(FILE, text)?;
    check_payouts(&file.popularity.payouts)?;
    check_prizes(&file.majority.prizes)?;
    check_boards(&file)?;
    check_players(&file.players, &file.buyers)?;
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
            return broken(FILE, format!("the faction {} has one initiative above 0", row.name));
        }
        *initiative = row.initiative;
        figures.marker_colours[row.name.index()] = row.colour;
    }
    let mut all: Vec<u8> = figures.initiatives.into_iter().chain([zu]).collect();
    all.sort_unstable();
    if !all.is_sorted_by(|less, more| less < more) || all[0] == 0 {
        return broken(FILE, "the five factions and Zu have different initiatives");
    }
    Ok(figures)
}

/// The grammar of the rulebook leaves only some digits for ranks I, II and V.
fn check_payouts(payouts: &[i16; 5]) -> Result<(), SetupError> {
    if !payouts.is_sorted_by(|more, less| more >= less) {
        return broken(FILE, "a less popular colour never pays more");
    }
    if [payouts[0], payouts[1], payouts[4]].iter().any(|payout| !matches!(payout, 0 | 5..=9)) {
        return broken(FILE, "the ranks I, II and V pay 0 or 5 to 9");
    }
    if matches!(payouts[1], 5 | 6 | 8 | 9) {
        Ok(())
    } else {
        broken(FILE, "the rank II pays 5, 6, 8 or 9: the rulebook's example pays twenty-odd, not 22")
    }
}

fn check_prizes(prizes: &[[i16; 3]; 3]) -> Result<(), SetupError> {
    let falling = |round: &[i16; 3]| round.is_sorted_by(|more, less| more >= less);
    if prizes.iter().all(falling) && prizes.as_flattened().iter().all(|prize| (0..=99).contains(prize)) {
        Ok(())
    } else {
        broken(FILE, "a lower place in a command centre never pays more")
    }
}

fn check_boards(file: &File) -> Result<(), SetupError> {
    let File { storage, crew, buyers, hand, sale, .. } = file;
    if !(1..=7).contains(&storage.hold) || !(1..=7).contains(&storage.hatch) {
        return broken(FILE, "hold and hatch have 1 to 7 spaces");
    }
    if !(1..=40).contains(&crew.markers) {
        return broken(FILE, "a faction has 1 to 40 crew markers");
    }
    if usize::from(buyers.queue) > LONGEST_QUEUE || buyers.strength + 1 != buyers.queue {
        return broken(FILE, "a round begins with one buyer less in a queue than fit, which are at most 4");
    }
    if buyers.colour != 10 || buyers.special != 7 || buyers.burned > 8 {
        return broken(FILE, "there are 10 buyers of each colour and 7 special ones");
    }
    if hand.cards != 6 || hand.kept != 2 || hand.dealt != 8 || hand.dealt_solo != 9 {
        return broken(FILE, "a hand has 6 cards; 8 are dealt for a draft, 9 solo; 2 are kept after passing");
    }
    if !(3..=6).contains(&hand.mulligan) {
        return broken(FILE, "the mulligan needs 3 to 6 alike cards");
    }
    let sensible = |credits: i16| (0..=50).contains(&credits);
    if !sensible(hand.credits) || !sensible(sale.buyer) || !sale.bonus.iter().all(|&bonus| sensible(bonus)) {
        return broken(FILE, "credits are between 0 and 50");
    }
    Ok(())
}

fn check_players(rows: &[ForPlayers], buyers: &Buyers) -> Result<(), SetupError> {
    if rows.iter().map(|row| row.number).ne(2..=4) {
        return broken(FILE, "there are rows for 2, 3 and 4 players, in order");
    }
    for row in rows {
        let number = row.number;
        if !(1..=MOST_FORECAST as u8).contains(&row.forecast) {
            return broken(FILE, format!("{number} players: the forecast has 1 to {MOST_FORECAST} cards"));
        }
        if row.sites + row.stacks > 12 {
            return broken(FILE, format!("{number} players: artefacts are left for the rounds"));
        }
        if row.removed > buyers.colour / 2 || row.removed_special > buyers.special {
            return broken(FILE, format!("{number} players: so many buyers cannot be removed"));
        }
    }
    Ok(())
}

//! What players made of code ask a state: all that a view tells, without building one.

use crate::components::GameBox;
use crate::rules::score::{in_column, in_row};
use crate::{Artefact, Card, Colour, ExcavationEarth, Location, Market, Party, Player, Variants};

impl ExcavationEarth {
    /// What is played.
    pub const fn variants(&self) -> &Variants {
        &self.variants
    }

    /// The round, counted from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// All that belongs to a party.
    pub const fn player(&self, party: Party) -> &Player {
        &self.players[party.index()]
    }

    /// How many of an artefact lie on its dig site.
    pub const fn lying(&self, artefact: Artefact) -> u8 {
        self.sites[artefact.index()]
    }
}

/// What players made of code ask besides.
impl Player {
    /// Its credits.
    #[inline]
    pub const fn credits(&self) -> i16 {
        self.credits
    }

    /// Its action cards.
    #[inline]
    pub fn hand(&self) -> impl Iterator<Item = Card> {
        self.hand.iter()
    }

    /// How many cards it has in hand, travel cards included.
    #[inline]
    pub const fn cards(&self) -> usize {
        self.hand.len() + self.travel.count_ones() as usize
    }

    /// Where its explorers stand.
    #[inline]
    pub fn explorers(&self) -> impl Iterator<Item = Location> {
        self.explorers.iter()
    }

    /// Its artefacts, wherever they are stored.
    #[inline]
    pub fn stored(&self) -> impl Iterator<Item = Artefact> {
        self.hold.iter().chain(self.hatch.iter())
    }

    /// How many samples a row of its gallery has, counted from 0.
    #[inline]
    pub fn in_row(&self, row: usize) -> usize {
        in_row(self.guards, row)
    }

    /// How many samples a column of its gallery has.
    #[inline]
    pub fn in_column(&self, colour: Colour) -> usize {
        in_column(self.guards, colour)
    }

    /// How many traders it has.
    #[inline]
    pub fn traders(&self) -> u8 {
        self.traders.iter().sum()
    }

    /// Crew markers in supply.
    pub const fn crew(&self) -> u8 {
        self.crew
    }

    /// Whether it has left the round.
    #[inline]
    pub const fn has_passed(&self) -> bool {
        self.passed
    }
}

impl Artefact {
    /// The artefacts that are found at a location.
    #[inline]
    pub fn found_at(place: Location) -> impl Iterator<Item = Artefact> {
        let mut left = GameBox::get().found_at[place.index()];
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Artefact::at(left.trailing_zeros() as usize))?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl Market {
    /// The market at a location.
    #[inline]
    pub fn found_at(place: Location) -> Option<Market> {
        let places = &GameBox::get().market_places;
        Market::all().find(|market| places[market.index()] == place)
    }
}

/// The prizes of a row of the gallery, counted from 0, by the number of samples.
pub fn row_prizes(row: usize) -> &'static [i16] {
    &GameBox::get().row_prizes[row]
}

/// The prizes of a column of the gallery by the number of samples.
pub fn column_prizes(colour: Colour) -> &'static [i16] {
    &GameBox::get().column_prizes[colour.index()]
}

/// What a command centre pays in a round: first, second, third.
pub fn majority_prizes(round: u8) -> [i16; 3] {
    GameBox::get().figures.majority[usize::from(round) - 1]
}

/// What an interested buyer pays, and the bonus for one, two, three markets.
pub fn sale_figures() -> (i16, [i16; 3]) {
    let sale = &GameBox::get().figures.sale;
    (sale.buyer, sale.bonus)
}

//! What bots may ask a state: everything that a view tells, without the cost of building one.

use crate::components::GameBox;
use crate::{
    AnyCard, Artefact, Card, Centre, Colour, ExcavationEarth, Location, Market, Markets, Party, Player,
    Store, Variants,
};

impl ExcavationEarth {
    /// The set-up.
    pub const fn variants(&self) -> &Variants {
        &self.variants
    }

    /// The round, counted from 1.
    pub const fn round(&self) -> u8 {
        self.turns.round()
    }

    /// Everything that belongs to a party.
    #[inline]
    pub fn player(&self, party: Party) -> &Player {
        &self.players[party]
    }

    /// How many of an artefact lie on its dig site.
    #[inline]
    pub const fn lying(&self, artefact: Artefact) -> u8 {
        self.artefacts.lying(artefact)
    }

    /// What the popularity of a colour pays.
    pub fn payout(&self, colour: Colour) -> i16 {
        self.buyers.payout(colour)
    }

    /// How many buyers at a market want a colour.
    #[inline]
    pub fn interested(&self, market: Market, colour: Colour) -> u8 {
        self.buyers.interested(market, colour)
    }
}

impl Player {
    /// Its credits.
    #[inline]
    pub const fn credits(&self) -> i16 {
        self.purse.credits()
    }

    /// Its action cards.
    #[inline]
    pub fn hand(&self) -> impl Iterator<Item = Card> {
        self.hand.cards().iter()
    }

    /// How many cards it has in hand, travel cards included.
    #[inline]
    pub const fn card_count(&self) -> usize {
        self.hand.len()
    }

    /// Every travel card in hand.
    #[inline]
    pub fn travel_cards(&self) -> impl Iterator<Item = AnyCard> {
        self.hand.travel_cards()
    }

    /// Where its explorers stand.
    #[inline]
    pub fn explorers(&self) -> impl Iterator<Item = Location> {
        self.places().iter()
    }

    /// Its artefacts, wherever they are stored.
    #[inline]
    pub fn stored(&self) -> impl Iterator<Item = Artefact> {
        self.storage.iter()
    }

    /// How many artefacts it has.
    pub const fn artefact_count(&self) -> u8 {
        self.storage.len()
    }

    /// How many artefacts of a colour it has.
    #[inline]
    pub const fn owned(&self, colour: Colour) -> u8 {
        self.storage.count(colour)
    }

    /// Free spaces of a part of the storage.
    #[inline]
    pub fn room(&self, store: Store) -> u8 {
        self.storage.room(store)
    }

    /// Whether its gallery has a sample.
    #[inline]
    pub const fn has_sample(&self, artefact: Artefact) -> bool {
        self.gallery().has(artefact)
    }

    /// How many samples a row of its gallery has, counted from 0.
    #[inline]
    pub fn in_row(&self, row: usize) -> usize {
        self.gallery().in_row(row)
    }

    /// How many samples a column of its gallery has.
    #[inline]
    pub const fn in_column(&self, colour: Colour) -> usize {
        self.gallery().in_column(colour)
    }

    /// Crew markers in the supply.
    #[inline]
    pub const fn crew(&self) -> u8 {
        self.crew_markers().supply()
    }

    /// How many traders it has.
    #[inline]
    pub fn trader_count(&self) -> u8 {
        self.crew_markers().traders().iter().sum()
    }

    /// The markets where it has a trader.
    #[inline]
    pub fn trading_at(&self) -> Markets {
        self.crew_markers().trading_at()
    }

    /// How many envoys it has at a command centre.
    #[inline]
    pub const fn envoys_at(&self, centre: Centre) -> u8 {
        self.crew_markers().envoys_at(centre)
    }
}

impl Artefact {
    /// The artefacts that are found at a location.
    #[inline]
    pub fn found_at(place: Location) -> impl Iterator<Item = Artefact> {
        let mut left = GameBox::get().found_at[place.index()];
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Artefact::from_bit(left))?;
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
///
/// ```
/// use dighouse_excavation_earth::majority_prizes;
///
/// assert_eq!(majority_prizes(3), [15, 10, 5]);
/// ```
pub fn majority_prizes(round: u8) -> [i16; 3] {
    GameBox::get().figures.majority[usize::from(round) - 1]
}

/// What an interested buyer pays, and the bonus for one, two, three markets.
pub fn sale_figures() -> (i16, [i16; 3]) {
    let sale = &GameBox::get().figures.sale;
    (sale.buyer, sale.bonus)
}

//! What belongs to one party.

pub(crate) mod party;

use dighouse_game::Seat;

use crate::components::GameBox;
use crate::components::artefact::Artefacts;
use crate::components::card::{Cards, TRAVEL_CARDS};
use crate::components::place::{MARKETS, Markets, Places};
use crate::knowledge::holding::Memory;
use crate::rules::score::{CATEGORIES, Category};
use crate::{AnyCard, Artefact, Centre, Colour, Faction, Market, Store};

/// A faction board and all that lies there, on the map and in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// None before it is chosen, and for Zu.
    pub(crate) faction: Option<Faction>,
    pub(crate) credits: i16,
    /// Where the credits come from; their sum is `credits`.
    pub(crate) ledger: [i16; CATEGORIES.len()],
    pub(crate) hand: Cards,
    /// The travel cards in hand, a bit each; the others were used or set aside.
    pub(crate) travel: u8,
    pub(crate) explorers: Places,
    pub(crate) hold: Artefacts,
    pub(crate) hatch: Artefacts,
    /// The gallery: a bit for each artefact that was sampled.
    pub(crate) guards: u32,
    /// The columns whose bonus was drawn.
    pub(crate) columns: u8,
    /// Crew markers in supply.
    pub(crate) crew: u8,
    pub(crate) traders: [u8; MARKETS],
    pub(crate) envoys: [u8; 3],
    /// The initiative token taken this round; 0 for none.
    pub(crate) token: u8,
    pub(crate) passed: bool,
    pub(crate) memory: Memory,
}

/// All travel cards.
pub(crate) const ALL_TRAVEL: u8 = (1 << TRAVEL_CARDS) - 1;

impl Player {
    pub(crate) const NOBODY: Player = Player {
        faction: None,
        credits: 0,
        ledger: [0; CATEGORIES.len()],
        hand: Cards::NONE,
        travel: 0,
        explorers: Places(0),
        hold: Artefacts::NONE,
        hatch: Artefacts::NONE,
        guards: 0,
        columns: 0,
        crew: 0,
        traders: [0; MARKETS],
        envoys: [0; 3],
        token: 0,
        passed: false,
        memory: Memory::BLANK,
    };

    /// Whether it plays this faction.
    #[inline]
    pub fn is(&self, faction: Faction) -> bool {
        self.faction == Some(faction)
    }

    pub(crate) fn earn(&mut self, category: Category, credits: i16) {
        self.credits += credits;
        self.ledger[category as usize] += credits;
    }

    /// Free spaces of a part of the storage.
    #[inline]
    pub fn room(&self, store: Store) -> u8 {
        let storage = &GameBox::get().figures.storage;
        match store {
            Store::Hold => storage.hold - self.hold.len(),
            Store::Hatch => storage.hatch - self.hatch.len(),
        }
    }

    pub(crate) fn has_room(&self) -> bool {
        self.room(Store::Hold) + self.room(Store::Hatch) > 0
    }

    pub(crate) const fn store(&self, store: Store) -> Artefacts {
        match store {
            Store::Hold => self.hold,
            Store::Hatch => self.hatch,
        }
    }

    pub(crate) fn store_mut(&mut self, store: Store) -> &mut Artefacts {
        match store {
            Store::Hold => &mut self.hold,
            Store::Hatch => &mut self.hatch,
        }
    }

    /// How many artefacts of a colour it has.
    #[inline]
    pub fn owned(&self, colour: Colour) -> u8 {
        self.hold.of(colour).len() + self.hatch.of(colour).len()
    }

    /// Whether it has an artefact of a colour.
    #[inline]
    pub(crate) fn owns(&self, colour: Colour) -> bool {
        self.hold.of(colour) != Artefacts::NONE || self.hatch.of(colour) != Artefacts::NONE
    }

    /// How many artefacts it has.
    pub fn artefacts(&self) -> u8 {
        self.hold.len() + self.hatch.len()
    }

    /// Whether its gallery has a sample.
    #[inline]
    pub const fn has_sample(&self, artefact: Artefact) -> bool {
        self.guards & artefact.bit() != 0
    }

    pub(crate) fn samples(&self) -> impl Iterator<Item = Artefact> {
        let guards = self.guards;
        Artefact::all().filter(move |artefact| guards & artefact.bit() != 0)
    }

    /// Whether a crew marker can be had, from the supply or from the gallery.
    #[inline]
    pub(crate) const fn can_man(&self) -> bool {
        self.crew > 0 || self.guards != 0
    }

    /// Takes a crew marker from the supply, or this guard.
    pub(crate) fn take_crew(&mut self, guard: Option<Artefact>) {
        match guard {
            Some(guard) => self.guards &= !guard.bit(),
            None => self.crew -= 1,
        }
    }

    /// The markets where it has a trader.
    #[inline]
    pub fn trading_at(&self) -> Markets {
        let bits = self.traders.iter().enumerate().map(|(place, &traders)| u8::from(traders > 0) << place);
        Markets(bits.fold(0, |all, bit| all | bit))
    }

    pub(crate) fn promote(&mut self, market: Market) {
        self.traders[market.index()] -= 1;
        self.envoys[market.centre().index()] += 1;
    }

    /// How many envoys it has at a command centre.
    #[inline]
    pub const fn envoys_at(&self, centre: Centre) -> u8 {
        self.envoys[centre.index()]
    }

    pub(crate) fn holds(&self, card: AnyCard) -> bool {
        match card {
            AnyCard::Action(card) => self.hand.has(card),
            AnyCard::Travel(place) => self.travel >> place & 1 == 1,
        }
    }

    /// Every travel card in hand.
    pub fn travel_cards(&self) -> impl Iterator<Item = AnyCard> {
        let travel = self.travel;
        (0..TRAVEL_CARDS as u8).filter(move |place| travel >> place & 1 == 1).map(AnyCard::Travel)
    }

    /// Every kind of card in hand.
    pub(crate) fn any_cards(&self) -> impl Iterator<Item = AnyCard> {
        self.hand.kinds().map(AnyCard::Action).chain(self.travel_cards())
    }
}

/// The player to the left.
pub(crate) fn left_of(seat: Seat, seats: u8) -> Seat {
    Seat::ALL[(seat.index() + 1) % usize::from(seats)]
}

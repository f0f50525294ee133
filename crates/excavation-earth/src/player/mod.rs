//! What belongs to one party.

pub(crate) mod crew;
pub(crate) mod gallery;
pub(crate) mod hand;
pub(crate) mod party;
pub(crate) mod purse;
pub(crate) mod storage;

use dighouse_game::Seat;

use crate::components::place::Places;
use crate::player::crew::{Crew, Post};
use crate::player::gallery::Gallery;
use crate::player::hand::Hand;
use crate::player::purse::Purse;
use crate::player::storage::Storage;
use crate::{Artefact, Colour, Faction, Location};

/// A faction board and everything of its owner on it, on the map, on the ship and in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// None before it is chosen, and for Zu.
    faction: Option<Faction>,
    pub(crate) purse: Purse,
    pub(crate) hand: Hand,
    pub(crate) storage: Storage,
    gallery: Gallery,
    crew: Crew,
    explorers: Places,
    /// The initiative token taken this round; 0 for none.
    token: u8,
    passed: bool,
}

impl Player {
    /// A party before the set-up.
    pub(crate) const WITHOUT_FACTION: Player = Player {
        faction: None,
        purse: Purse::EMPTY,
        hand: Hand::EMPTY,
        storage: Storage::EMPTY,
        gallery: Gallery::EMPTY,
        crew: Crew::NONE,
        explorers: Places::NONE,
        token: 0,
        passed: false,
    };

    /// The party of a position.
    pub(crate) const fn restore(
        faction: Option<Faction>,
        gallery: Gallery,
        crew: Crew,
        explorers: Places,
    ) -> Player {
        Player { faction, gallery, crew, explorers, ..Player::WITHOUT_FACTION }
    }

    pub(crate) const fn faction(&self) -> Option<Faction> {
        self.faction
    }

    pub(crate) fn take_faction(&mut self, faction: Faction) {
        self.faction = Some(faction);
    }

    pub(crate) fn leave_faction(&mut self) {
        self.faction = None;
    }

    #[inline]
    pub(crate) const fn gallery(&self) -> &Gallery {
        &self.gallery
    }

    /// Notes a full column of the gallery. True if it earns a card.
    pub(crate) fn claim_bonus(&mut self, colour: Colour) -> bool {
        self.gallery.claim_bonus(colour)
    }

    /// Crew markers in the supply, at markets and at command centres.
    #[inline]
    pub(crate) const fn crew_markers(&self) -> &Crew {
        &self.crew
    }

    pub(crate) fn crew_markers_mut(&mut self) -> &mut Crew {
        &mut self.crew
    }

    /// Whether a crew marker can be placed, from the supply or from the gallery.
    #[inline]
    pub(crate) const fn can_place_crew(&self) -> bool {
        self.crew.supply() > 0 || !self.gallery.is_empty()
    }

    /// Moves a crew marker from the supply, or this guard, to a post.
    pub(crate) fn place_crew(&mut self, guard: Option<Artefact>, post: Post) {
        match guard {
            Some(guard) => self.gallery.remove_guard(guard),
            None => {
                let taken = self.crew.take();
                debug_assert!(taken, "no crew marker is in the supply");
            }
        }
        match post {
            Post::Trader(market) => self.crew.add_trader(market),
            Post::Envoy(centre) => self.crew.add_envoy(centre),
            Post::Guard(artefact) => self.gallery.put_guard(artefact),
        }
    }

    /// The crew markers of the party that are not on the forecast.
    pub(crate) fn count_crew(&self) -> u32 {
        u32::from(self.crew.supply()) + u32::from(self.gallery.len()) + self.crew.standing()
    }

    /// Where the explorers stand.
    #[inline]
    pub(crate) const fn places(&self) -> Places {
        self.explorers
    }

    /// Puts the first explorers on their places.
    pub(crate) fn land(&mut self, places: Places) {
        self.explorers = places;
    }

    /// Places another explorer.
    pub(crate) fn settle(&mut self, at: Location) {
        self.explorers = self.explorers.with(at);
    }

    /// Moves an explorer to a place without one.
    pub(crate) fn step(&mut self, from: Location, to: Location) {
        debug_assert!(self.explorers.has(from) && !self.explorers.has(to), "{from} to {to}");
        self.explorers = self.explorers.without(from).with(to);
    }

    /// The initiative token taken this round.
    #[inline]
    pub(crate) fn token(&self) -> Option<u8> {
        (self.token > 0).then_some(self.token)
    }

    pub(crate) fn take_token(&mut self, token: u8) {
        self.token = token;
    }

    pub(crate) fn return_token(&mut self) {
        self.token = 0;
    }

    /// Leaves the round and sets the travel cards aside.
    pub(crate) fn pass(&mut self) {
        self.passed = true;
        self.hand.set_travel_aside();
    }

    /// Takes part in the next round.
    pub(crate) fn rejoin(&mut self) {
        self.passed = false;
    }

    /// Whether it has left the round.
    #[inline]
    pub const fn has_passed(&self) -> bool {
        self.passed
    }

    /// Whether it plays this faction.
    #[inline]
    pub fn is(&self, faction: Faction) -> bool {
        self.faction == Some(faction)
    }
}

/// The player to the left.
pub(crate) fn left_of(seat: Seat, seats: u8) -> Seat {
    Seat::ALL[(seat.index() + 1) % usize::from(seats)]
}

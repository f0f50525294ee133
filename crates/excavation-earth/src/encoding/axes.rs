//! What the places of ids and observations stand for.

use dighouse_game::encoding::Axis;

use crate::components::artefact::{ARTEFACTS, COLOURS, ROWS};
use crate::components::card::TRAVEL_CARDS;
use crate::components::place::{LOCATIONS, MARKETS};
use crate::state::buyers::LONGEST_QUEUE;
use crate::state::forecast::MOST_FORECAST;
use crate::{AnyCard, Artefact, Buyer, Card, Centre, Colour, Design, Faction, Location, Market, Store};

/// How many kinds of action cards the box has.
pub(super) const CARDS: usize = 30;

pub(super) const CARD: Axis = Axis::new("card", CARDS).named(|place| Card::at(place).to_string());
/// Action cards, then travel cards.
pub(super) const ANY_CARD: Axis =
    Axis::new("card", CARDS + TRAVEL_CARDS).named(|place| any_card(place).to_string());
pub(super) const TRAVEL_CARD: Axis =
    Axis::new("card", TRAVEL_CARDS).named(|place| AnyCard::Travel(place as u8).to_string());
pub(super) const ARTEFACT: Axis =
    Axis::new("artefact", ARTEFACTS).named(|place| Artefact::at(place).to_string());
/// The rows of a gallery.
pub(super) const ROW: Axis = Axis::new("row", ROWS).named(|place| ["a", "b", "c", "d"][place].to_owned());
pub(super) const COLOUR: Axis = Axis::new("colour", COLOURS).named(|place| Colour::ALL[place].to_string());
pub(super) const BUYER: Axis =
    Axis::new("buyer", Buyer::ALL.len()).named(|place| Buyer::ALL[place].to_string());
pub(super) const LOCATION: Axis =
    Axis::new("location", LOCATIONS).named(|place| Location::at(place).to_string());
pub(super) const MARKET: Axis = Axis::new("market", MARKETS).named(|place| Market::at(place).to_string());
pub(super) const CENTRE: Axis =
    Axis::new("centre", Centre::ALL.len()).named(|place| Centre::ALL[place].to_string());
pub(super) const DESIGN: Axis =
    Axis::new("design", Design::ALL.len()).named(|place| Design::ALL[place].to_string());
pub(super) const FACTION: Axis =
    Axis::new("faction", Faction::ALL.len()).named(|place| Faction::ALL[place].to_string());
pub(super) const STORE: Axis =
    Axis::new("store", Store::ALL.len()).named(|place| Store::ALL[place].to_string());
/// The spaces of the forecast, counted from 1.
pub(super) const FORECAST: Axis = Axis::new("space", MOST_FORECAST).named(|place| (place + 1).to_string());
/// The places of a queue, 1 being the front.
pub(super) const QUEUE: Axis = Axis::new("place", LONGEST_QUEUE).named(|place| (place + 1).to_string());

pub(super) fn any_card(place: usize) -> AnyCard {
    match place.checked_sub(CARDS) {
        None => AnyCard::Action(Card::at(place)),
        Some(travel) => AnyCard::Travel(travel as u8),
    }
}

pub(super) const fn place_of_card(card: AnyCard) -> usize {
    match card {
        AnyCard::Action(card) => card.index(),
        AnyCard::Travel(travel) => CARDS + travel as usize,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_the_box_has_a_place() {
        assert_eq!(Card::all().count(), CARDS);
    }
}

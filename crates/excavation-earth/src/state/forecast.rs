//! The forecast: the action cards that bring artefacts to the map before the next round.

use dighouse_game::{Filler, List};
use serde::{Deserialize, Serialize};

use crate::{Card, Party};

/// The most spaces of the forecast.
pub(crate) const MOST_FORECAST: usize = 5;

/// A card of the forecast and whose crew marker lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ForecastCard {
    pub(crate) card: Card,
    pub(crate) marker: Option<Party>,
}

impl Filler for ForecastCard {
    const FILLER: ForecastCard = ForecastCard { card: Card::FILLER, marker: None };
}

/// The cards of the forecast, space by space.
pub(crate) type Spaces = List<ForecastCard, MOST_FORECAST>;

/// The forecast. A card with a crew marker is never replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Forecast {
    spaces: Spaces,
}

impl Forecast {
    pub(crate) const EMPTY: Forecast = Forecast { spaces: Spaces::EMPTY };

    /// The forecast that a position describes.
    pub(crate) const fn restore(spaces: Spaces) -> Forecast {
        Forecast { spaces }
    }

    #[inline]
    pub(crate) fn spaces(&self) -> &[ForecastCard] {
        &self.spaces
    }

    /// The first space whose card has no crew marker.
    #[inline]
    pub(crate) fn first_unmarked(&self) -> Option<usize> {
        self.spaces.iter().position(|space| space.marker.is_none())
    }

    /// How many crew markers of a party lie on the forecast.
    pub(crate) fn markers_of(&self, party: Party) -> u8 {
        self.spaces.iter().filter(|space| space.marker == Some(party)).count() as u8
    }

    /// Adds a card without a marker.
    pub(crate) fn reveal(&mut self, card: Card) {
        self.spaces.push(ForecastCard { card, marker: None });
    }

    /// Puts a card, with a crew marker or without, in the place of another, which is returned.
    pub(crate) fn replace(&mut self, space: usize, card: Card, marker: Option<Party>) -> Card {
        debug_assert!(self.spaces[space].marker.is_none(), "a crew marker lies on the card");
        std::mem::replace(&mut self.spaces[space], ForecastCard { card, marker }).card
    }

    /// Takes all cards away.
    pub(crate) fn clear(&mut self) -> Spaces {
        std::mem::take(&mut self.spaces)
    }
}

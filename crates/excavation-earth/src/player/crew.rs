//! Crew markers in the supply, as traders and as envoys. Guards are in the gallery.

use crate::components::place::{MARKETS, Markets};
use crate::{Artefact, Centre, Market};

/// A place for a crew marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Post {
    /// A trader at a market.
    Trader(Market),
    /// An envoy at a command centre.
    Envoy(Centre),
    /// A guard on a space of the gallery.
    Guard(Artefact),
}

/// The crew markers of a party that do not stand in its gallery or on the forecast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crew {
    supply: u8,
    traders: [u8; MARKETS],
    envoys: [u8; Centre::ALL.len()],
}

impl Crew {
    pub(crate) const NONE: Crew = Crew { supply: 0, traders: [0; MARKETS], envoys: [0; Centre::ALL.len()] };

    /// The crew of a position.
    pub(crate) const fn restore(traders: [u8; MARKETS], envoys: [u8; Centre::ALL.len()]) -> Crew {
        Crew { supply: 0, traders, envoys }
    }

    /// Fills the supply at the set-up.
    pub(crate) const fn set_supply(&mut self, supply: u8) {
        self.supply = supply;
    }

    #[inline]
    pub(crate) const fn supply(&self) -> u8 {
        self.supply
    }

    #[inline]
    pub(crate) const fn traders_at(&self, market: Market) -> u8 {
        self.traders[market.index()]
    }

    /// How many traders there are at each market.
    #[inline]
    pub(crate) const fn traders(&self) -> &[u8; MARKETS] {
        &self.traders
    }

    /// The markets with a trader.
    #[inline]
    pub(crate) fn trading_at(&self) -> Markets {
        let bits = self.traders.iter().enumerate().map(|(place, &traders)| u8::from(traders > 0) << place);
        Markets(bits.fold(0, |all, bit| all | bit))
    }

    #[inline]
    pub(crate) const fn envoys_at(&self, centre: Centre) -> u8 {
        self.envoys[centre.index()]
    }

    /// How many envoys there are at each centre.
    pub(crate) const fn envoys(&self) -> &[u8; Centre::ALL.len()] {
        &self.envoys
    }

    /// Traders and envoys.
    pub(crate) fn standing(&self) -> u32 {
        self.traders.iter().chain(&self.envoys).map(|&crew| u32::from(crew)).sum()
    }

    pub(super) const fn add_trader(&mut self, market: Market) {
        self.traders[market.index()] += 1;
    }

    pub(super) const fn add_envoy(&mut self, centre: Centre) {
        self.envoys[centre.index()] += 1;
    }

    /// Takes a marker from the supply, if there is one.
    pub(crate) const fn take(&mut self) -> bool {
        let some = self.supply > 0;
        self.supply -= some as u8;
        some
    }

    /// A marker comes back to the supply.
    pub(crate) const fn put_back(&mut self) {
        self.supply += 1;
    }

    /// An envoy goes back to the supply.
    pub(crate) const fn withdraw(&mut self, centre: Centre) {
        self.envoys[centre.index()] -= 1;
        self.put_back();
    }

    /// A trader becomes an envoy at the market's centre; false if there is none.
    pub(crate) fn promote(&mut self, market: Market) -> bool {
        let some = self.traders_at(market) > 0;
        if some {
            self.traders[market.index()] -= 1;
            self.add_envoy(market.centre());
        }
        some
    }
}

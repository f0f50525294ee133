//! Zu's markets and commands: traders, buyers and envoys.

use dighouse_game::Log;

use super::priority::Choice;
use crate::event::Event;
use crate::player::crew::Post;
use crate::{Buyer, Colour, ExcavationEarth, Market, Party};

/// How many traders a market card sends.
const TRADERS: usize = 2;

impl ExcavationEarth {
    fn zu_has_crew(&self) -> bool {
        self.players[Party::Zu].crew() > 0
    }

    pub(super) fn zu_places_trader(&mut self, market: Market, log: &mut impl Log<Event>) {
        self.place_crew(Party::Zu, None, Post::Trader(market), log);
    }

    /// Traders for markets without one, each with buyers.
    pub(super) fn zu_sends_traders(&mut self, log: &mut impl Log<Event>) -> bool {
        let markets = self.zu_trader_markets();
        let sent = || markets.into_iter().flatten();
        sent().for_each(|market| self.zu_places_trader(market, log));
        sent().for_each(|market| self.zu_adds_buyers(market, log));
        sent().count() > 0
    }

    /// The best markets for the remaining traders. Among equally good markets chance picks two, which are
    /// then taken in the order of the board.
    fn zu_trader_markets(&mut self) -> [Option<Market>; TRADERS] {
        let crew = usize::from(self.players[Party::Zu].crew());
        let best = self.zu_likes_best(None);
        let mut sent = [None; TRADERS];
        if crew > 0 {
            sent[0] = best.settle(&mut self.chance);
        }
        if crew > 1 {
            sent[1] = self.zu_likes_best(sent[0]).settle(&mut self.chance);
        }
        if best.several() && sent[1].is_some() {
            sent.sort_unstable();
        }
        sent
    }

    fn zu_likes_best(&self, but: Option<Market>) -> Choice<Market> {
        let zu = &self.players[Party::Zu];
        let free =
            Market::all().filter(|&market| zu.crew_markers().traders_at(market) == 0 && but != Some(market));
        self.most_buyers_for_zu(Choice::of_markets(free)).prefer(|market| self.swing_at(market.centre()))
    }

    fn zu_adds_buyers(&mut self, market: Market, log: &mut impl Log<Event>) {
        if self.buyers.is_in_supply(Buyer::Special) {
            self.join_queue(market, Buyer::Special, log);
        }
        if !self.variants.zu_special_buyers_only
            && let Some(colour) = self.zu_buyer()
        {
            self.join_queue(market, colour.into(), log);
        }
    }

    /// The most popular colour that Zu has, the one it has most of.
    fn zu_buyer(&mut self) -> Option<Colour> {
        let zu = &self.players[Party::Zu];
        Choice::of_colours(|colour| self.buyers.is_in_supply(colour.into()))
            .prefer(|colour| zu.storage.has_colour(colour).then(|| self.buyers.level(colour)))
            .prefer(|colour| zu.owned(colour))
            .settle(&mut self.chance)
    }

    /// A trader if there is none, and an envoy. The last crew marker becomes the envoy.
    pub(super) fn zu_commands(&mut self, market: Market, log: &mut impl Log<Event>) -> bool {
        if !self.zu_has_crew() {
            return false;
        }
        let zu = &self.players[Party::Zu];
        if zu.crew_markers().traders_at(market) == 0 && zu.crew() > 1 {
            self.zu_places_trader(market, log);
        }
        self.place_crew(Party::Zu, None, Post::Envoy(market.centre()), log);
        true
    }
}

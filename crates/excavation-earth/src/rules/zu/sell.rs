//! Zu sells, or rushes to a market and sells.

use dighouse_game::{List, Log, Silent};

use super::priority::Choice;
use crate::components::place::Markets;
use crate::event::Event;
use crate::rules::sell::MOST_MARKETS;
use crate::{Artefact, Colour, ExcavationEarth, Market, Party, Store};

impl ExcavationEarth {
    /// In how many markets Zu can sell a colour.
    fn zu_reach(&self, colour: Colour) -> usize {
        let owned = usize::from(self.players[Party::Zu].owned(colour));
        self.outlets(Party::Zu, colour, None).len().min(owned).min(MOST_MARKETS)
    }

    pub(super) fn zu_sells(&mut self, log: &mut impl Log<Event>) -> bool {
        let best_income = |colour: Colour| self.income(colour, self.richest_markets(colour)).total;
        let colours = Choice::of_colours(|colour| self.zu_reach(colour) > 0);
        let choice = colours.prefer(|colour| self.zu_reach(colour)).prefer(best_income);
        let Some(colour) = choice.settle(&mut self.chance) else { return false };
        let markets = self.zu_markets(colour);
        self.zu_makes_sale(colour, markets, log);
        true
    }

    /// The markets with most interested buyers, as many as Zu can sell in; any of equal ones.
    fn richest_markets(&self, colour: Colour) -> Markets {
        let mut outlets = List::<Market, 6>::EMPTY;
        outlets.extend(self.outlets(Party::Zu, colour, None).iter());
        outlets.sort_by_key(|&market| std::cmp::Reverse(self.buyers.interested(market, colour)));
        outlets.into_iter().take(self.zu_reach(colour)).collect()
    }

    /// The same, the most profitable of equal ones.
    fn zu_markets(&mut self, colour: Colour) -> Markets {
        let reach = self.zu_reach(colour);
        let mut chosen = Markets::default();
        while chosen.len() < reach {
            let outlets = self.outlets(Party::Zu, colour, None).iter().filter(|&market| !chosen.has(market));
            let richest = Choice::of_markets(outlets).prefer(|market| self.buyers.interested(market, colour));
            let Some(market) = self.most_profitable(richest).settle(&mut self.chance) else { break };
            chosen = chosen.with(market);
        }
        chosen
    }

    /// Sells the least valuable artefacts of a colour. Artefacts of equal value are logged in their
    /// order, because the order in which chance took them must not show.
    fn zu_makes_sale(&mut self, colour: Colour, markets: Markets, log: &mut impl Log<Event>) {
        self.settle_sale(Party::Zu, colour, markets, log);
        let mut given = [None; MOST_MARKETS];
        for place in &mut given[..markets.len()] {
            if let Some((artefact, store)) = self.cheapest_of_zu(colour) {
                self.hand_over(Party::Zu, artefact, store, &mut Silent);
                *place = Some(artefact);
            }
        }
        given.sort_unstable_by_key(|given: &Option<Artefact>| given.map(|it| (it.value(), it)));
        for artefact in given.into_iter().flatten() {
            log.tell(Event::GivenAway { seat: Party::Zu, artefact });
        }
    }

    fn cheapest_of_zu(&mut self, colour: Colour) -> Option<(Artefact, Store)> {
        let zu = &self.players[Party::Zu];
        Choice::of_stored(zu.storage.kinds().filter(|(artefact, _)| artefact.colour() == colour))
            .prefer(|(artefact, _)| std::cmp::Reverse(artefact.value()))
            .settle(&mut self.chance)
    }

    /// One artefact of the colour that Zu has fewest of, wherever most want it.
    pub(super) fn zu_rushes(&mut self, log: &mut impl Log<Event>) -> bool {
        let zu = &self.players[Party::Zu];
        let wanted =
            |colour: Colour| zu.storage.has_colour(colour) && !self.buyers.wanted_at(colour).is_empty();
        let choice = Choice::of_colours(wanted)
            .prefer(|colour| std::cmp::Reverse(zu.owned(colour)))
            .prefer(|colour| self.buyers.level(colour));
        let Some(colour) = choice.settle(&mut self.chance) else { return false };
        let busiest = Choice::of_markets(self.buyers.wanted_at(colour).iter())
            .prefer(|market| self.buyers.interested(market, colour));
        let Some(market) = self.most_profitable(busiest).settle(&mut self.chance) else { return false };
        let zu = &self.players[Party::Zu];
        if zu.crew_markers().traders_at(market) == 0 {
            if zu.crew() == 0 {
                return false;
            }
            self.zu_places_trader(market, log);
        }
        self.zu_makes_sale(colour, Markets::default().with(market), log);
        true
    }
}

//! Buyers join the queues of the markets.

use dighouse_game::Log;

use crate::components::GameBox;
use crate::event::Event;
use crate::state::buyers::BuyerCounts;
use crate::{Buyer, ExcavationEarth, Market};

impl ExcavationEarth {
    /// A buyer from the supply joins the back of a queue. If it is full, the buyer in front leaves.
    pub(crate) fn join_queue(&mut self, market: Market, buyer: Buyer, log: &mut impl Log<Event>) {
        self.push_out(market, log);
        self.buyers.join(market, buyer);
        log.tell(Event::BuyerJoined { market, buyer });
    }

    /// The buyer in front of a full queue goes back to the supply.
    fn push_out(&mut self, market: Market, log: &mut impl Log<Event>) {
        if let Some(buyer) = self.buyers.push_out(market) {
            log.tell(Event::PushedOut { market, buyer });
        }
    }

    /// Burns some buyer cards and fills every queue by cards.
    pub(crate) fn fill_queues_for_the_first_time(&mut self, log: &mut impl Log<Event>) {
        for _ in 0..GameBox::get().figures.buyers.burned {
            let buyer = self.buyers.draw_card(&mut self.chance);
            log.tell(Event::BuyerCardBurned { buyer });
        }
        Market::all().for_each(|market| self.fill_queue(market, log));
    }

    /// Preparation, step 2.
    pub(crate) fn refresh_queues(&mut self, log: &mut impl Log<Event>) {
        for market in Market::all() {
            self.push_out(market, log);
            self.fill_queue(market, log);
        }
    }

    /// Adds buyers by cards until the queue has its strength. The card of a buyer who is not in the
    /// supply has no effect. Stops when nobody can be added at all.
    fn fill_queue(&mut self, market: Market, log: &mut impl Log<Event>) {
        let strength = usize::from(GameBox::get().figures.buyers.strength);
        while self.buyers.queue(market).len() < strength && self.buyers.can_draw_anybody() {
            let buyer = self.buyers.draw_card(&mut self.chance);
            if self.buyers.is_in_supply(buyer) {
                self.join_queue(market, buyer, log);
            } else {
                log.tell(Event::NoBuyerCame { market, buyer });
            }
        }
    }

    /// How many buyers are put back into the box at the set-up.
    pub(crate) fn removed_buyers(&self) -> BuyerCounts {
        let row = GameBox::get().for_players(self.variants.seats);
        let mut removed = [row.removed; Buyer::ALL.len()];
        removed[Buyer::Special.index()] = row.removed_special;
        removed
    }
}

//! Buyers: queues, popularity tracks, and the cards that bring them.

use dighouse_game::{Log, Stream};

use crate::components::GameBox;
use crate::event::Event;
use crate::{Buyer, Colour, ExcavationEarth, Market, Markets};

impl ExcavationEarth {
    /// How popular a colour is: the number of its buyers who are not on the track.
    #[inline]
    pub(crate) fn level(&self, colour: Colour) -> u8 {
        GameBox::get().figures.buyers.colour - self.pool[colour.index()]
    }

    /// How many colours are more popular.
    pub(crate) fn rank(&self, colour: Colour) -> usize {
        Colour::ALL.iter().filter(|&&other| self.pool[other.index()] < self.pool[colour.index()]).count()
    }

    /// What the popularity of a colour pays.
    pub fn payout(&self, colour: Colour) -> i16 {
        GameBox::get().figures.payouts[self.rank(colour)]
    }

    /// How many buyers at a market want a colour.
    #[inline]
    pub fn interested(&self, market: Market, colour: Colour) -> u8 {
        self.queues[market.index()].as_slice().iter().filter(|buyer| buyer.wants(colour)).count() as u8
    }

    /// The colours that somebody at a market wants, as bits.
    #[inline]
    pub(crate) fn wanted_by(&self, market: Market) -> u8 {
        self.queues[market.index()].as_slice().iter().fold(0, |all, buyer| all | buyer.wishes())
    }

    /// The markets where somebody wants a colour.
    #[inline]
    pub(crate) fn wanted_at(&self, colour: Colour) -> Markets {
        Market::all().filter(|&market| self.wanted_by(market) >> colour.index() & 1 == 1).collect()
    }

    #[inline]
    pub(crate) fn is_in_supply(&self, buyer: Buyer) -> bool {
        self.pool[buyer.index()] > 0
    }

    /// A buyer from the supply joins the back of a queue; if it is full, the one in front leaves.
    pub(crate) fn join_queue(&mut self, market: Market, buyer: Buyer, log: &mut impl Log<Event>) {
        let queue = &mut self.queues[market.index()];
        if queue.len() == usize::from(GameBox::get().figures.buyers.queue) {
            let front = queue.remove(0);
            self.pool[front.index()] += 1;
            log.tell(Event::PushedOut { market, buyer: front });
        }
        self.pool[buyer.index()] -= 1;
        self.queues[market.index()].push(buyer);
        log.tell(Event::BuyerJoined { market, buyer });
    }

    /// Makes a new deck of all buyer cards that were discarded.
    pub(crate) fn shuffle_buyer_cards(&mut self, stream: &mut Stream) {
        for buyer in Buyer::ALL {
            let count = std::mem::take(&mut self.buyer_discard[buyer.index()]);
            self.buyer_deck.extend(std::iter::repeat_n(buyer, usize::from(count)));
        }
        stream.shuffle(self.buyer_deck.as_mut_slice());
    }

    fn draw_buyer_card(&mut self) -> Buyer {
        if self.buyer_deck.is_empty() {
            let mut stream = self.chance.stream();
            self.shuffle_buyer_cards(&mut stream);
        }
        let buyer = self.buyer_deck.pop().expect("the discards made a new deck");
        self.buyer_discard[buyer.index()] += 1;
        self.chance.reveal();
        buyer
    }

    /// Adds buyers by cards until the queue has its strength; an exhausted buyer's card has no
    /// effect. Stops when nobody can be added at all.
    pub(crate) fn fill_queue(&mut self, market: Market, log: &mut impl Log<Event>) {
        let strength = usize::from(GameBox::get().figures.buyers.strength);
        while self.queues[market.index()].len() < strength && self.can_draw_any_buyer() {
            let buyer = self.draw_buyer_card();
            if self.is_in_supply(buyer) {
                self.join_queue(market, buyer, log);
            }
        }
    }

    /// Whether some buyer card brings somebody.
    fn can_draw_any_buyer(&self) -> bool {
        let cards = GameBox::get().buyer_cards;
        Buyer::ALL.iter().any(|&buyer| self.is_in_supply(buyer) && cards[buyer.index()] > 0)
    }

    pub(crate) fn fill_queues_for_the_first_time(&mut self, log: &mut impl Log<Event>) {
        let shipped = GameBox::get();
        let row = shipped.for_players(self.variants.seats);
        for buyer in Buyer::ALL {
            let removed = if buyer == Buyer::Special { row.removed_special } else { row.removed };
            self.pool[buyer.index()] -= removed;
        }
        (0..shipped.figures.buyers.burned).for_each(|_| {
            self.draw_buyer_card();
        });
        Market::all().for_each(|market| self.fill_queue(market, log));
    }

    /// Preparation, step 2.
    pub(crate) fn refresh_queues(&mut self, log: &mut impl Log<Event>) {
        let full = usize::from(GameBox::get().figures.buyers.queue);
        for market in Market::all() {
            if self.queues[market.index()].len() == full {
                let front = self.queues[market.index()].remove(0);
                self.pool[front.index()] += 1;
                log.tell(Event::PushedOut { market, buyer: front });
            }
            self.fill_queue(market, log);
        }
    }

    /// How many buyers were put into the box at the start.
    pub(crate) fn removed_buyers(&self) -> [u8; 6] {
        let row = GameBox::get().for_players(self.variants.seats);
        let mut removed = [row.removed; 6];
        removed[Buyer::Special.index()] = row.removed_special;
        removed
    }
}

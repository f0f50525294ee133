//! Buyers: the queues of the markets, the popularity tracks, the ship, and the buyer cards.

use dighouse_game::{Chance, List, Stream};

use crate::components::GameBox;
use crate::components::place::MARKETS;
use crate::{Buyer, Colour, Market, Markets, Spot};

/// The most buyer cards; the printed box has fewer.
pub(crate) const BUYER_DECK: usize = 20;
/// The most buyers of a queue.
pub(crate) const LONGEST_QUEUE: usize = 4;

/// A number for each kind of buyer.
pub(crate) type BuyerCounts = [u8; Buyer::ALL.len()];
/// The buyers of a market from the front to the back.
pub(crate) type Queue = List<Buyer, LONGEST_QUEUE>;
/// Buyer cards in an order.
pub(crate) type BuyerDeck = List<Buyer, BUYER_DECK>;

/// Each buyer of some counts.
fn each(counts: BuyerCounts) -> impl Iterator<Item = Buyer> {
    Buyer::ALL
        .into_iter()
        .flat_map(move |buyer| std::iter::repeat_n(buyer, usize::from(counts[buyer.index()])))
}

/// Where buyers are. They only move between the supply, the queues and the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Buyers {
    queues: [Queue; MARKETS],
    /// Buyers on the popularity tracks, and special ones beside them.
    supply: BuyerCounts,
    /// The buyers of the latest sale.
    ship: BuyerCounts,
    /// The buyer cards, the last on top.
    deck: BuyerDeck,
    discards: BuyerCounts,
}

impl Buyers {
    /// All buyers in the supply, and all buyer cards discarded.
    pub(crate) fn before_the_game() -> Buyers {
        let shipped = GameBox::get();
        let mut supply = [shipped.figures.buyers.colour; Buyer::ALL.len()];
        supply[Buyer::Special.index()] = shipped.figures.buyers.special;
        Buyers {
            queues: [Queue::EMPTY; MARKETS],
            supply,
            ship: [0; Buyer::ALL.len()],
            deck: BuyerDeck::EMPTY,
            discards: shipped.buyer_cards,
        }
    }

    /// What a position describes, with an empty supply and no discards.
    pub(crate) fn restore(queues: [Queue; MARKETS], ship: &[Buyer], deck: BuyerDeck) -> Buyers {
        let none = [0; Buyer::ALL.len()];
        let mut buyers = Buyers { queues, supply: none, ship: none, deck, discards: none };
        for buyer in ship {
            let aboard = &mut buyers.ship[buyer.index()];
            *aboard = aboard.saturating_add(1);
        }
        buyers
    }

    /// Puts the rest of the box where it must be: buyers in the supply, cards among the discards.
    pub(crate) fn restore_rest(&mut self, buyer: Buyer, in_supply: u8, discarded: u8) {
        self.supply[buyer.index()] = in_supply;
        self.discards[buyer.index()] = discarded;
    }

    /// Takes buyers out of the game at the set-up.
    pub(crate) fn remove(&mut self, removed: BuyerCounts) {
        self.supply.iter_mut().zip(removed).for_each(|(supply, removed)| *supply -= removed);
    }

    /// How popular a colour is: the number of its buyers who are not on the track.
    #[inline]
    pub(crate) fn level(&self, colour: Colour) -> u8 {
        GameBox::get().figures.buyers.colour - self.supply[colour.index()]
    }

    /// How many colours are more popular.
    pub(crate) fn rank(&self, colour: Colour) -> usize {
        let own = self.supply[colour.index()];
        Colour::ALL.iter().filter(|other| self.supply[other.index()] < own).count()
    }

    /// What the popularity of a colour pays.
    pub(crate) fn payout(&self, colour: Colour) -> i16 {
        GameBox::get().figures.payouts[self.rank(colour)]
    }

    #[inline]
    pub(crate) const fn in_supply(&self, buyer: Buyer) -> u8 {
        self.supply[buyer.index()]
    }

    #[inline]
    pub(crate) const fn is_in_supply(&self, buyer: Buyer) -> bool {
        self.in_supply(buyer) > 0
    }

    /// Whether any buyer is in the supply.
    pub(crate) fn has_supply(&self) -> bool {
        self.supply.iter().any(|&count| count > 0)
    }

    /// Whether any coloured buyer is in the supply.
    pub(crate) fn has_coloured(&self) -> bool {
        Colour::ALL.iter().any(|&colour| self.is_in_supply(colour.into()))
    }

    /// The buyers at a market, from the front to the back.
    #[inline]
    pub(crate) fn queue(&self, market: Market) -> &[Buyer] {
        &self.queues[market.index()]
    }

    /// How many buyers at a market want a colour.
    #[inline]
    pub(crate) fn interested(&self, market: Market, colour: Colour) -> u8 {
        self.queue(market).iter().filter(|buyer| buyer.wants(colour)).count() as u8
    }

    /// The colours that somebody at a market wants, as bits.
    #[inline]
    pub(crate) fn wanted_by(&self, market: Market) -> u8 {
        self.queue(market).iter().fold(0, |all, buyer| all | buyer.wishes())
    }

    /// The markets where somebody wants a colour.
    #[inline]
    pub(crate) fn wanted_at(&self, colour: Colour) -> Markets {
        Market::all().filter(|&market| self.wanted_by(market) >> colour.index() & 1 == 1).collect()
    }

    #[inline]
    pub(crate) fn is_full(&self, market: Market) -> bool {
        self.queue(market).len() == usize::from(GameBox::get().figures.buyers.queue)
    }

    /// The buyer in front of a full queue goes back to the supply.
    pub(crate) fn push_out(&mut self, market: Market) -> Option<Buyer> {
        if !self.is_full(market) {
            return None;
        }
        let front = self.queues[market.index()].remove(0);
        self.supply[front.index()] += 1;
        Some(front)
    }

    /// A buyer of the supply joins the back of a queue that is not full.
    pub(crate) fn join(&mut self, market: Market, buyer: Buyer) {
        self.supply[buyer.index()] -= 1;
        self.queues[market.index()].push(buyer);
    }

    /// The buyers of the latest sale go back to the supply.
    pub(crate) fn clear_ship(&mut self) {
        let ship = std::mem::take(&mut self.ship);
        self.supply.iter_mut().zip(ship).for_each(|(supply, aboard)| *supply += aboard);
    }

    /// Buyers of a market who want a colour go aboard the ship.
    pub(crate) fn board_ship(&mut self, market: Market, colour: Colour) {
        let queue = &mut self.queues[market.index()];
        for place in (0..queue.len()).rev() {
            if queue[place].wants(colour) {
                let buyer = queue.remove(place);
                self.ship[buyer.index()] += 1;
            }
        }
    }

    /// The buyers of the latest sale.
    pub(crate) fn ship(&self) -> impl Iterator<Item = Buyer> {
        each(self.ship)
    }

    /// The discarded buyer cards.
    pub(crate) fn discards(&self) -> impl Iterator<Item = Buyer> {
        each(self.discards)
    }

    /// Every place of a queue where a buyer stands.
    #[inline]
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> {
        Market::all()
            .flat_map(|market| (1..=self.queue(market).len() as u8).map(move |place| Spot { market, place }))
    }

    #[inline]
    pub(crate) fn at(&self, spot: Spot) -> Option<Buyer> {
        self.queue(spot.market).get(usize::from(spot.place).checked_sub(1)?).copied()
    }

    /// The buyer at a spot goes to the end of another queue, which is not full.
    pub(crate) fn lead(&mut self, from: Spot, to: Market) -> Buyer {
        let buyer = self.queues[from.market.index()].remove(usize::from(from.place) - 1);
        self.queues[to.index()].push(buyer);
        buyer
    }

    /// Two buyers change places.
    pub(crate) fn swap(&mut self, one: Spot, other: Spot) {
        if let (Some(buyer), Some(in_return)) = (self.at(one), self.at(other)) {
            self.queues[one.market.index()][usize::from(one.place) - 1] = in_return;
            self.queues[other.market.index()][usize::from(other.place) - 1] = buyer;
        }
    }

    /// Makes a new deck of all buyer cards that were discarded.
    pub(crate) fn shuffle_cards(&mut self, stream: &mut Stream) {
        for buyer in Buyer::ALL {
            let count = std::mem::take(&mut self.discards[buyer.index()]);
            self.deck.extend(std::iter::repeat_n(buyer, usize::from(count)));
        }
        stream.shuffle(&mut self.deck);
    }

    /// Turns over a buyer card.
    pub(crate) fn draw_card(&mut self, chance: &mut Chance) -> Buyer {
        if self.deck.is_empty() {
            self.shuffle_cards(&mut chance.stream());
        }
        let buyer = self.deck.pop().expect("the discards made a new deck");
        self.discards[buyer.index()] += 1;
        chance.reveal();
        buyer
    }

    /// Whether buyer cards can bring anybody to a queue.
    pub(crate) fn can_draw_anybody(&self) -> bool {
        let cards = GameBox::get().buyer_cards;
        Buyer::ALL.iter().any(|&buyer| self.is_in_supply(buyer) && cards[buyer.index()] > 0)
    }

    /// The buyer cards of the deck, the last on top.
    pub(crate) fn deck(&self) -> &[Buyer] {
        &self.deck
    }

    /// How many buyers of a kind are in the supply, in queues and on the ship.
    pub(crate) fn count(&self, buyer: Buyer) -> u32 {
        let queued = self.queues.iter().flatten().filter(|&&other| other == buyer).count() as u32;
        queued + u32::from(self.in_supply(buyer)) + u32::from(self.ship[buyer.index()])
    }

    /// How many buyer cards of a kind are in the deck and among the discards.
    pub(crate) fn count_cards(&self, buyer: Buyer) -> u32 {
        let in_deck = self.deck.iter().filter(|&&other| other == buyer).count() as u32;
        in_deck + u32::from(self.discards[buyer.index()])
    }

    /// Deals the deck of buyer cards again.
    pub(crate) fn redeal(&mut self, rng: &mut Stream) {
        rng.deal(&mut self.deck);
    }

    /// The same buyers with all cards of the deck back among the discards.
    pub(crate) fn with_cards_discarded(mut self) -> Buyers {
        for buyer in std::mem::take(&mut self.deck) {
            self.discards[buyer.index()] += 1;
        }
        self
    }
}

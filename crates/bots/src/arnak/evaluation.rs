//! The static evaluation of a state for a player, in points.
//!
//! It counts the score sheet and everything else the player has: tokens, cards in hand and in later rounds,
//! archaeologists at home, assistants, boons, and progress on the research track.

use dighouse_arnak::{Arnak, Card, Inventory};
use dighouse_game::Seat;

use super::weights::Weights;

/// The rounds of a game.
const ROUNDS: u8 = 5;

/// The number of cards to which a player draws.
const HAND: f64 = 5.0;

impl Weights {
    /// Evaluates a state for a player.
    pub(super) fn evaluate(&self, game: &Arnak, seat: Seat) -> f64 {
        let own = game.inventory(seat);
        let points = own.points().iter().map(|&line| f64::from(line)).sum::<f64>();
        let rounds_left = f64::from(ROUNDS - game.round());
        let this_round =
            if own.has_passed() { -self.threat * own.threatened() as f64 } else { self.this_round(own) };
        let is_useful = rounds_left > 0.0 || !own.has_passed();
        let goods = if is_useful { self.goods(own) } else { 0.0 };
        points + goods + this_round + rounds_left * self.each_round(own)
    }

    /// What a player keeps from round to round: tokens, boons, and idols in the crates.
    fn goods(&self, own: Inventory<'_>) -> f64 {
        let tokens = own.tokens().counts().into_iter().zip(self.tokens);
        let tokens: f64 = tokens.map(|(count, each)| f64::from(count) * each).sum();
        tokens + self.boon * f64::from(own.boons()) + self.idol * f64::from(own.crates())
    }

    /// What passing would give up: the hand, archaeologists at home, ready assistants, and guardians that could be
    /// overcome.
    fn this_round(&self, own: Inventory<'_>) -> f64 {
        let hand: f64 = own.hand().map(|card| self.in_hand(card)).sum();
        let ready: f64 = own.assistants().filter(|it| it.ready).map(|it| self.assistant(it.gold)).sum();
        let at_home = self.archaeologist * own.archaeologists() as f64;
        hand + ready + at_home + self.guardian * own.threatened() as f64
    }

    /// What each later round brings: a hand of cards, every assistant once, and research.
    fn each_round(&self, own: Inventory<'_>) -> f64 {
        let [glass, notebook] = own.rows().map(f64::from);
        let assistants: f64 = own.assistants().map(|it| self.assistant(it.gold)).sum();
        let hand = HAND * self.mean_card(own);
        self.future * (hand + assistants) + self.glass * glass + self.notebook * notebook
    }

    fn mean_card(&self, own: Inventory<'_>) -> f64 {
        let (sum, count) =
            own.cards().fold((0.0, 0.0), |(sum, count), card| (sum + self.in_hand(card), count + 1.0));
        // A deck smaller than a hand leaves places empty.
        sum / f64::max(count, HAND)
    }

    /// What a player gains by drawing another card for the next round instead of keeping this one.
    pub(super) fn gain_by_replacing(&self, game: &Arnak, seat: Seat, card: Card) -> f64 {
        self.mean_card(game.inventory(seat)) - self.in_hand(card)
    }

    fn in_hand(&self, card: Card) -> f64 {
        if card == Card::FEAR {
            self.fear
        } else if card.is_basic() {
            self.basic
        } else {
            self.card + self.price * f64::from(card.cost())
        }
    }

    const fn assistant(&self, gold: bool) -> f64 {
        if gold { self.gold } else { self.silver }
    }
}

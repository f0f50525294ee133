//! What a state is worth to a player, in points.
//!
//! The score sheet as it stands, and what else the player has: tokens, cards in hand and those of the rounds to
//! come, archaeologists at home, assistants, boons, and the way up on the research track.

use dighouse_arnak::{Arnak, Card, Inventory};
use dighouse_game::Seat;

use super::weights::Weights;

/// The rounds of a game.
const ROUNDS: u8 = 5;

/// How many cards a player draws up to.
const HAND: f64 = 5.0;

impl Weights {
    /// What a state is worth to a player.
    pub(super) fn worth(&self, game: &Arnak, seat: Seat) -> f64 {
        let own = game.inventory(seat);
        let points = own.points().iter().map(|&line| f64::from(line)).sum::<f64>();
        let to_come = f64::from(ROUNDS - game.round());
        let this_round =
            if own.has_passed() { -self.threat * own.threatened() as f64 } else { self.this_round(own) };
        let is_useful = to_come > 0.0 || !own.has_passed();
        let goods = if is_useful { self.goods(own) } else { 0.0 };
        points + goods + this_round + to_come * self.each_round(own)
    }

    /// What lasts from round to round: tokens, boons and idols in the crates.
    fn goods(&self, own: Inventory<'_>) -> f64 {
        let tokens = own.tokens().counts().into_iter().zip(self.tokens);
        let tokens: f64 = tokens.map(|(count, each)| f64::from(count) * each).sum();
        tokens + self.boon * f64::from(own.boons()) + self.idol * f64::from(own.crates())
    }

    /// What is lost by passing: the use of the hand, of archaeologists at home and of ready assistants, and
    /// guardians that could be overcome.
    fn this_round(&self, own: Inventory<'_>) -> f64 {
        let hand: f64 = own.hand().map(|card| self.in_hand(card)).sum();
        let ready: f64 = own.assistants().filter(|it| it.ready).map(|it| self.assistant(it.gold)).sum();
        let at_home = self.archaeologist * own.archaeologists() as f64;
        hand + ready + at_home + self.guardian * own.threatened() as f64
    }

    /// What a round to come promises: a hand of own cards, every assistant once, and steps of research that lie
    /// open.
    fn each_round(&self, own: Inventory<'_>) -> f64 {
        let [glass, notebook] = own.rows().map(f64::from);
        let assistants: f64 = own.assistants().map(|it| self.assistant(it.gold)).sum();
        let hand = HAND * self.mean_card(own);
        self.future * (hand + assistants) + self.glass * glass + self.notebook * notebook
    }

    fn mean_card(&self, own: Inventory<'_>) -> f64 {
        let (sum, count) =
            own.cards().fold((0.0, 0.0), |(sum, count), card| (sum + self.in_hand(card), count + 1.0));
        // With fewer cards than a hand nothing takes the empty places.
        sum / f64::max(count, HAND)
    }

    /// What is gained by not keeping a card for the next round: any other comes in its place.
    pub(super) fn not_kept(&self, game: &Arnak, seat: Seat, card: Card) -> f64 {
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

//! The static evaluation of a state for a player, in credits.

use dighouse_excavation_earth::{
    Artefact, COLOURS, Card, Colour, ExcavationEarth, Location, MARKETS, Market, Party, Player, ROUNDS,
    Store, sale_figures,
};
use dighouse_game::Seat;

use super::gallery::Gallery;
use super::majority::Majorities;
use super::weights::Weights;

/// About how many cards a player plays in a round.
const CARDS_A_ROUND: f64 = 9.0;

/// The most markets of one sale.
const MOST_MARKETS: usize = 3;

/// Evaluates states for a seat. It is made for one position and the states that an action leads to from there.
pub(super) struct Evaluator<'a> {
    weights: &'a Weights,
    seat: Party,
    gallery: Gallery,
    majorities: Majorities,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(weights: &'a Weights, game: &ExcavationEarth, seat: Seat) -> Evaluator<'a> {
        let seat = Party::Seat(seat);
        let left = actions_left(game, game.player(seat));
        Evaluator {
            weights,
            seat,
            gallery: Gallery::new(weights.hope * left / (left + 6.0)),
            majorities: Majorities::new(game.round(), weights.spread),
        }
    }

    /// What the seat has, less a share of what the others have.
    pub(super) fn balance(&self, game: &ExcavationEarth) -> f64 {
        let own = self.possessions(game, self.seat) + self.hand(game, game.player(self.seat));
        let rivals = || game.variants().parties().filter(|&party| party != self.seat);
        let theirs: f64 = rivals().map(|rival| self.possessions(game, rival)).sum();
        own - self.weights.denial * theirs / rivals().count().max(1) as f64
    }

    /// What a party's envoys, samples, artefacts and hand are expected to bring.
    pub(super) fn expectations(&self, game: &ExcavationEarth, party: Party) -> [f64; 4] {
        let hand = if party == Party::Zu { 0.0 } else { self.hand(game, game.player(party)) };
        let [majorities, gallery, stock] = self.open(game, party);
        [majorities, gallery, stock, hand]
    }

    /// What a party has, without its hand.
    fn possessions(&self, game: &ExcavationEarth, party: Party) -> f64 {
        f64::from(game.player(party).credits()) + self.open(game, party).iter().sum::<f64>()
    }

    /// What everybody can see is expected to bring: envoys, samples, and artefacts with traders.
    fn open(&self, game: &ExcavationEarth, party: Party) -> [f64; 3] {
        let player = game.player(party);
        let stock = match party {
            Party::Seat(_) => self.stock(game, player),
            // What Zu has left counts at the end.
            Party::Zu => player.stored().map(|artefact| f64::from(artefact.value())).sum(),
        };
        [self.majorities.expected(game, party), self.gallery.expected(player), stock]
    }

    /// What the cards are expected to bring: a base value for each, and more if it can be used from where the explorers
    /// stand.
    fn hand(&self, game: &ExcavationEarth, player: &Player) -> f64 {
        if game.round() == ROUNDS && player.has_passed() {
            return 0.0;
        }
        let (mut of_colour, mut of_market) = ([0; COLOURS], [false; MARKETS]);
        let mut cards = 0.0;
        for card in player.hand() {
            of_colour[card.colour().index()] += 1;
            of_market[card.market().index()] = true;
            cards += self.weights.card;
        }
        let mut reach = 0.0;
        for place in player.explorers() {
            if Market::found_at(place).is_some_and(|market| of_market[market.index()]) {
                reach += self.weights.market;
            }
            if let Some((colour, worth)) = self.best_find(game, player, place)
                && of_colour[colour.index()] > 0
            {
                reach += worth;
            }
        }
        let travel = self.weights.travel_card * player.travel_cards().count() as f64;
        cards + travel + self.weights.reach * reach
    }

    /// The best artefact at a place.
    fn best_find(&self, game: &ExcavationEarth, player: &Player, place: Location) -> Option<(Colour, f64)> {
        let lying = Artefact::found_at(place).filter(|&artefact| game.lying(artefact) > 0);
        let worth = lying.map(|artefact| (artefact.colour(), self.find(player, artefact)));
        worth.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// What an artefact is worth to the player who takes it.
    fn find(&self, player: &Player, artefact: Artefact) -> f64 {
        if player.room(Store::Hold) == 0 {
            0.0
        } else {
            self.weights.spare + self.gallery.gain(player, artefact)
        }
    }

    /// What a card is expected to bring in a whole round: the artefacts on the map in its colour, and its market.
    pub(super) fn card(&self, game: &ExcavationEarth, card: Card) -> f64 {
        let player = game.player(self.seat);
        let colour = Artefact::all().filter(|artefact| artefact.colour() == card.colour());
        let finds = colour.filter(|&artefact| game.lying(artefact) > 0);
        let best = finds.map(|artefact| self.find(player, artefact)).fold(0.0, f64::max);
        let stands = player.explorers().any(|place| Market::found_at(place) == Some(card.market()));
        best + if stands { self.weights.market } else { 0.0 }
    }

    /// What artefacts and traders are expected to bring: the best sale of each colour, as far as there is time for it.
    fn stock(&self, game: &ExcavationEarth, player: &Player) -> f64 {
        let mut worth = self.weights.trader * f64::from(player.trader_count());
        let outlets = player.trading_at();
        for colour in Colour::ALL {
            let owned = usize::from(player.owned(colour));
            if owned > 0 {
                let interested = Market::all()
                    .filter(|&market| outlets.has(market))
                    .map(|market| game.interested(market, colour));
                let (income, sold) = best_sale(f64::from(game.payout(colour)), interested, owned);
                worth += self.weights.ready * income + self.weights.spare * (owned - sold) as f64;
            }
        }
        let left = actions_left(game, player);
        worth * left / (left + 1.0)
    }
}

/// About how many more cards a player plays in this game.
fn actions_left(game: &ExcavationEarth, player: &Player) -> f64 {
    let now = if player.has_passed() { 0.0 } else { player.card_count() as f64 };
    now + CARDS_A_ROUND * f64::from(ROUNDS - game.round())
}

/// The highest income of a sale of up to `owned` artefacts, and how many it takes.
fn best_sale(payout: f64, interested: impl Iterator<Item = u8>, owned: usize) -> (f64, usize) {
    let mut best = [0; MOST_MARKETS];
    for mut buyers in interested {
        for place in &mut best {
            if buyers > *place {
                std::mem::swap(&mut buyers, place);
            }
        }
    }
    let (buyer, bonus) = sale_figures();
    let (mut most, mut buyers) = ((0.0, 0), 0);
    for (place, &interested) in best.iter().enumerate().take(owned) {
        if interested == 0 {
            break;
        }
        buyers += i16::from(interested);
        let income = payout + f64::from(buyer * buyers + bonus[place]);
        most = (income, place + 1);
    }
    most
}

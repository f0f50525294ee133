//! The value function at the start of a round, in points.
//!
//! Rollouts end where a round begins: hands are new and all archaeologists are at home. The value is the score sheet plus
//! a linear function of named features, whose weights are fitted to games of searches.

use std::sync::LazyLock;

use dighouse_arnak::{Arnak, Card};
use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use crate::fitting;
use crate::search::Heuristics;
use crate::tuning;

/// The rounds of a game.
const ROUNDS: u8 = 5;

/// The number of cards to which a player draws.
const HAND: f64 = 5.0;

/// The features of a player, or a weight for each: the points that one of it brings until the end.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Features {
    /// A coin, compass, tablet, arrowhead, jewel.
    tokens: [f64; 5],
    /// An unused boon.
    boon: f64,
    /// An idol in the crates, besides its points.
    idol: f64,
    /// A round that is left.
    round: f64,
    /// The square of the number of rounds left: later rounds bring more.
    growth: f64,
    /// A Fear card in each hand that is left, on average.
    fear: f64,
    /// The same for an item or artifact.
    item: f64,
    /// Each token of its price.
    price: f64,
    /// A silver assistant in each round that is left.
    silver: f64,
    /// The same for a gold assistant.
    gold: f64,
    /// A row that the magnifying glass has climbed, in each round that is left.
    glass: f64,
    /// The same for the notebook.
    notebook: f64,
}

/// The weights of `data/arnak-outlook.toml`; `dighouse tune arnak --value` fits new ones.
pub(super) static FITTED: LazyLock<Features> =
    LazyLock::new(|| tuning::of_file(include_str!("../../data/arnak-outlook.toml")));

impl Features {
    /// The points that a player is expected to have at the end.
    pub(super) fn value(&self, game: &Arnak, seat: Seat) -> f64 {
        let terms = self.list().into_iter().zip(Features::of(game, seat).list());
        points(game, seat) + terms.map(|(weight, feature)| weight * feature).sum::<f64>()
    }

    /// The features of a player.
    fn of(game: &Arnak, seat: Seat) -> Features {
        let own = game.inventory(seat);
        let rounds = f64::from(1 + ROUNDS - game.round());
        let (mut cards, mut fear, mut items, mut price) = (0.0, 0.0, 0.0, 0.0);
        for card in own.cards() {
            cards += 1.0;
            if card == Card::FEAR {
                fear += 1.0;
            } else if !card.is_basic() {
                items += 1.0;
                price += f64::from(card.cost());
            }
        }
        // How often a card of the deck is drawn.
        let dealt = rounds * HAND / f64::max(cards, HAND);
        let assistants = |gold| own.assistants().filter(|assistant| assistant.gold == gold).count() as f64;
        let [glass, notebook] = own.rows().map(|row| rounds * f64::from(row));
        Features {
            tokens: own.tokens().counts().map(f64::from),
            boon: f64::from(own.boons()),
            idol: f64::from(own.crates()),
            round: rounds,
            growth: rounds * rounds,
            fear: dealt * fear,
            item: dealt * items,
            price: dealt * price,
            silver: rounds * assistants(false),
            gold: rounds * assistants(true),
            glass,
            notebook,
        }
    }

    const fn list(&self) -> [f64; 16] {
        let [coin, compass, tablet, arrowhead, jewel] = self.tokens;
        [
            coin,
            compass,
            tablet,
            arrowhead,
            jewel,
            self.boon,
            self.idol,
            self.round,
            self.growth,
            self.fear,
            self.item,
            self.price,
            self.silver,
            self.gold,
            self.glass,
            self.notebook,
        ]
    }
}

/// The present points of a player.
fn points(game: &Arnak, seat: Seat) -> f64 {
    game.inventory(seat).points().iter().map(|&line| f64::from(line)).sum()
}

impl fitting::Features<Arnak> for Features {
    fn samples(game: &Arnak) -> Vec<(f64, Features)> {
        let sample = |seat| (points(game, seat), Features::of(game, seat));
        Seat::first(game.variants().seats).filter(|_| game.is_quiescent()).map(sample).collect()
    }

    fn final_points(game: &Arnak) -> Vec<f64> {
        Seat::first(game.variants().seats).map(|seat| points(game, seat)).collect()
    }
}

#[cfg(test)]
#[test]
fn the_file_has_every_weight_and_nothing_else() {
    tuning::assert_file(&*FITTED, include_str!("../../data/arnak-outlook.toml"));
}

//! What can be expected where a round begins, in points.
//!
//! A search plays every round to its end, so it asks only there: hands are new, archaeologists are at home. What is expected
//! is the score sheet as it stands and a sum of named terms, whose weights are fitted to what searches made of them.

use std::sync::LazyLock;

use dighouse_arnak::{Arnak, Card};
use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use crate::fitting::Terms;
use crate::search::Insight;
use crate::tuning;

/// The rounds of a game.
const ROUNDS: u8 = 5;

/// How many cards a player draws up to.
const HAND: f64 = 5.0;

/// How much there is of everything that counts, or what one of each brings until the end.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Prospects {
    /// A coin, compass, tablet, arrowhead, jewel.
    tokens: [f64; 5],
    /// A boon that is not used yet.
    boon: f64,
    /// An idol in the crates besides its points.
    idol: f64,
    /// A round to come, whatever one has.
    round: f64,
    /// What each round to come adds to each: the square of their number.
    growth: f64,
    /// A card of the hand that is Fear, in each round to come, in the mean of all hands.
    fear: f64,
    /// The same of an item or artifact.
    item: f64,
    /// What each token of its price adds to that.
    price: f64,
    /// A silver assistant, in each round to come.
    silver: f64,
    /// The same of a gold one.
    gold: f64,
    /// A row that the magnifying glass has climbed, in each round to come.
    glass: f64,
    /// The same of the notebook.
    notebook: f64,
}

/// Those of `data/arnak-outlook.toml`.
pub(super) static FITTED: LazyLock<Prospects> =
    LazyLock::new(|| tuning::of_file(include_str!("../../data/arnak-outlook.toml")));

impl Prospects {
    /// What a player will have at the end.
    pub(super) fn expected(&self, game: &Arnak, seat: Seat) -> f64 {
        let brings = self.list().into_iter().zip(Prospects::counted(game, seat).list());
        points(game, seat) + brings.map(|(each, number)| each * number).sum::<f64>()
    }

    /// How much a player has of everything.
    fn counted(game: &Arnak, seat: Seat) -> Prospects {
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
        // How often a card of the deck comes to the hand.
        let dealt = rounds * HAND / f64::max(cards, HAND);
        let assistants = |gold| own.assistants().filter(|assistant| assistant.gold == gold).count() as f64;
        let [glass, notebook] = own.rows().map(|row| rounds * f64::from(row));
        Prospects {
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

/// The points of a player as they stand.
fn points(game: &Arnak, seat: Seat) -> f64 {
    game.inventory(seat).points().iter().map(|&line| f64::from(line)).sum()
}

impl Terms<Arnak> for Prospects {
    fn noted(game: &Arnak) -> Vec<(f64, Prospects)> {
        let noted = |seat| (points(game, seat), Prospects::counted(game, seat));
        Seat::first(game.variants().seats).filter(|_| game.is_settled()).map(noted).collect()
    }

    fn ends(game: &Arnak) -> Vec<f64> {
        Seat::first(game.variants().seats).map(|seat| points(game, seat)).collect()
    }
}

#[cfg(test)]
#[test]
fn the_file_has_every_weight_and_nothing_else() {
    tuning::assert_file(&*FITTED, include_str!("../../data/arnak-outlook.toml"));
}

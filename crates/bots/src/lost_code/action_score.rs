//! The score of each action, in points.

use std::cell::OnceCell;

use dighouse_game::Seat;
use dighouse_lost_code::{Action, Deduction, Dice, PerSymbol, ValueChances, View};

use super::betting::Betting;
use super::counts::Counts;
use super::knowledge_value::KnowledgeValue;
use super::payoff::Payoff;
use super::weights::Weights;
use super::{line, token};

/// Scores the actions of a seat. Scores of different kinds of action cannot be compared, but only actions of one kind
/// are legal at a time.
pub(super) struct ActionScorer<'a> {
    weights: &'a Weights,
    view: &'a View,
    deduction: &'a Deduction,
    knowledge: &'a KnowledgeValue,
    payoff: Payoff,
    chances: OnceCell<PerSymbol<ValueChances>>,
    betting: OnceCell<Betting<'a>>,
}

impl<'a> ActionScorer<'a> {
    pub(super) fn new(
        weights: &'a Weights,
        view: &'a View,
        seat: Seat,
        deduction: &'a Deduction,
        knowledge: &'a KnowledgeValue,
    ) -> ActionScorer<'a> {
        let payoff = Payoff::new(view, seat);
        ActionScorer {
            weights,
            view,
            deduction,
            knowledge,
            payoff,
            chances: OnceCell::new(),
            betting: OnceCell::new(),
        }
    }

    /// The points that an action is expected to bring.
    pub(super) fn score(&self, action: Action) -> f64 {
        match action {
            Action::Leave => {
                let rounds = token::rounds_left(self.view);
                token::left(self.chances_of_the_pair(), rounds, self.weights.learning)
            }
            Action::Take { values } => token::taken(values, self.chances_of_the_pair()),
            Action::Dice { dice } => self.bets_on(dice).best(),
            Action::Bet { window } => self.betting.get_or_init(|| self.bets_on(self.view.dice)).score(window),
            Action::Exchange { symbol } => {
                let codes = Counts::by_value(self.deduction.codes(), symbol);
                self.knowledge.after_exchange(symbol, &codes)
            }
            Action::Guess { symbol, values } => line::expected(values, &self.chances()[symbol]),
        }
    }

    fn chances(&self) -> &PerSymbol<ValueChances> {
        self.chances.get_or_init(|| self.deduction.chances())
    }

    /// The chances of the tile whose token is offered.
    fn chances_of_the_pair(&self) -> &ValueChances {
        let pair = self.view.dice.pair().expect("a token is offered for a pair");
        &self.chances()[pair]
    }

    fn bets_on(&self, dice: Dice) -> Betting<'a> {
        Betting::new(self.knowledge, self.payoff, self.deduction.codes(), dice)
    }
}

//! What each action is worth.

use std::cell::OnceCell;

use dighouse_game::Seat;
use dighouse_lost_code::{Action, Deduction, Dice, PerSymbol, ValueChances, View};

use super::betting::Betting;
use super::counts::Counts;
use super::outlook::Outlook;
use super::stakes::Stakes;
use super::weights::Weights;
use super::{line, token};

/// Judges the actions of a seat in points. Worths of different kinds of action are not comparable,
/// but only actions of one kind are legal at a time.
pub(super) struct Judge<'a> {
    weights: &'a Weights,
    view: &'a View,
    deduction: &'a Deduction,
    outlook: &'a Outlook,
    stakes: Stakes,
    chances: OnceCell<PerSymbol<ValueChances>>,
    betting: OnceCell<Betting<'a>>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        weights: &'a Weights,
        view: &'a View,
        seat: Seat,
        deduction: &'a Deduction,
        outlook: &'a Outlook,
    ) -> Judge<'a> {
        let stakes = Stakes::new(view, seat);
        Judge {
            weights,
            view,
            deduction,
            outlook,
            stakes,
            chances: OnceCell::new(),
            betting: OnceCell::new(),
        }
    }

    /// The points that an action can be expected to bring.
    pub(super) fn worth(&self, action: Action) -> f64 {
        match action {
            Action::Leave => {
                let rounds = token::rounds_to_come(self.view);
                token::left(self.chances_of_the_pair(), rounds, self.weights.learning)
            }
            Action::Take { values } => token::taken(values, self.chances_of_the_pair()),
            Action::Dice { dice } => self.bets_on(dice).best(),
            Action::Bet { window } => self.betting.get_or_init(|| self.bets_on(self.view.dice)).worth(window),
            Action::Exchange { symbol } => {
                let codes = Counts::by_value(self.deduction.codes(), symbol);
                self.outlook.worth_of_exchange(symbol, &codes)
            }
            Action::Guess { symbol, values } => line::expected(values, &self.chances()[symbol]),
        }
    }

    fn chances(&self) -> &PerSymbol<ValueChances> {
        self.chances.get_or_init(|| self.deduction.chances())
    }

    /// The tile whose token is offered.
    fn chances_of_the_pair(&self) -> &ValueChances {
        let pair = self.view.dice.pair().expect("a token is offered for a pair");
        &self.chances()[pair]
    }

    fn bets_on(&self, dice: Dice) -> Betting<'a> {
        Betting::new(self.outlook, self.stakes, self.deduction.codes(), dice)
    }
}

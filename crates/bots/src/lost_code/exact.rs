//! The bot that knows exactly what can be known.

use game::{Perspective, Stream};
use lost_code::{Action, Deduction, LostCode, PhaseName};

use super::betting::{Betting, Stakes};
use super::counts::Counts;
use super::outlook::Outlook;
use super::weights::Weights;
use super::{exchanging, line, shortcut};
use crate::Bot;

#[derive(Debug)]
pub(super) struct Exact {
    actions: Vec<Action>,
    w: Weights,
}

impl Exact {
    pub(super) const fn new() -> Exact {
        Exact { actions: Vec::new(), w: Weights::TUNED }
    }
    pub(super) const fn with(w: Weights) -> Exact {
        Exact { actions: Vec::new(), w }
    }
}

impl Bot<LostCode> for Exact {
    fn choose(&mut self, eyes: &Perspective<'_, LostCode>, _rng: &mut Stream) -> Action {
        eyes.actions(&mut self.actions);
        let view = eyes.view();
        let deduction = Deduction::of(&view, eyes.seat());
        let codes = deduction.codes();
        let outlook = Outlook::new(&view, eyes.seat(), &deduction, self.w);
        let stakes = Stakes::new(&view, eyes.seat(), self.w.rival);
        let best = match view.phase {
            PhaseName::Token => {
                let counts = Counts::of(codes);
                let chances = counts.chances(view.dice.pair().unwrap_or(lost_code::Symbol::Bird));
                best_of(&self.actions, |action| shortcut::worth(action, &view, &chances, &self.w))
            }
            PhaseName::Turn => {
                let windows = stakes.windows(view.variants.top_sum());
                best_of(&self.actions, |action| match action {
                    Action::Dice { dice } => {
                        let betting = Betting::new(&outlook, &stakes, codes, dice);
                        windows.iter().map(|&window| betting.worth(window)).fold(f64::NEG_INFINITY, f64::max)
                    }
                    _ => f64::NEG_INFINITY,
                })
            }
            PhaseName::Bet => {
                let betting = Betting::new(&outlook, &stakes, codes, view.dice);
                best_of(&self.actions, |action| match action {
                    Action::Bet { window } => betting.worth(window),
                    _ => f64::NEG_INFINITY,
                })
            }
            PhaseName::Exchange => best_of(&self.actions, |action| match action {
                Action::Exchange { symbol } => {
                    outlook.worth_of_exchange(symbol, &exchanging::by_value(codes, symbol))
                }
                _ => f64::NEG_INFINITY,
            }),
            PhaseName::Guess => {
                let counts = Counts::of(codes);
                best_of(&self.actions, |action| match action {
                    Action::Guess { symbol, values } => line::expected(values, &counts.chances(symbol)),
                    _ => f64::NEG_INFINITY,
                })
            }
            PhaseName::Over => None,
        };
        best.unwrap_or(Action::Leave)
    }
}

/// The action that is worth most, the first of equals; never none unless there is none.
fn best_of(actions: &[Action], mut worth: impl FnMut(Action) -> f64) -> Option<Action> {
    let (mut best, mut most) = (actions.first().copied(), f64::NEG_INFINITY);
    for &action in actions {
        let worth = worth(action);
        if worth > most {
            (best, most) = (Some(action), worth);
        }
    }
    best
}

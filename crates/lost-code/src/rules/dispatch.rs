//! Every decision: who is asked, what is listed, what is forbidden, what is done.

use dighouse_game::{Decision, Listing, Log, Seat};

use crate::state::Phase;
use crate::{Action, Event, LostCode, Reason};

impl LostCode {
    pub(crate) fn asked(&self) -> Decision {
        let at = |asked: u8| self.order[usize::from(asked)];
        match self.phase {
            Phase::Token { asked, .. } => Decision::one(at(asked), "token"),
            Phase::Turn => Decision::one(at(0), "turn"),
            Phase::Bet { asked } => Decision::one(at(asked), "bet"),
            Phase::Exchange { missed } => Decision::one(self.next_to_exchange(missed), "exchange"),
            Phase::Guess => Decision::Ask { seats: self.still_guessing(), prompt: "guess" },
            Phase::Over => Decision::Over,
        }
    }

    /// Lists the legal actions of a seat that is asked.
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut impl Listing<Action>) {
        match self.phase {
            Phase::Token { .. } => self.list_token_answers(out),
            Phase::Turn => self.list_turns(out),
            Phase::Bet { .. } => self.list_bets(out),
            Phase::Exchange { .. } => self.list_exchanges(out),
            Phase::Guess => self.list_guesses(seat, out),
            Phase::Over => {}
        }
    }

    /// The rule that forbids an action to a seat that is asked.
    pub(crate) fn forbids_action(&self, seat: Seat, action: Action) -> Option<Reason> {
        match (action, self.phase) {
            (Action::Leave, Phase::Token { .. }) => None,
            (Action::Take { values }, Phase::Token { .. }) => self.forbids_take(values),
            (Action::Dice { dice }, Phase::Turn) => self.forbids_turn(dice),
            (Action::Bet { window }, Phase::Bet { .. }) => self.forbids_bet(window),
            (Action::Exchange { symbol }, Phase::Exchange { .. }) => self.forbids_exchange(symbol),
            (Action::Guess { symbol, values }, Phase::Guess) => self.forbids_guess(seat, symbol, values),
            (
                Action::Leave
                | Action::Take { .. }
                | Action::Dice { .. }
                | Action::Bet { .. }
                | Action::Exchange { .. }
                | Action::Guess { .. },
                _,
            ) => Some(Reason::AnotherDecision),
        }
    }

    /// Applies a legal action.
    pub(crate) fn apply_action(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Leave => self.leave_token(seat, log),
            Action::Take { values } => self.take_token(seat, values, log),
            Action::Dice { dice } => self.turn_dice(seat, dice, log),
            Action::Bet { window } => self.place_bet(seat, window, log),
            Action::Exchange { symbol } => self.exchange(seat, symbol, log),
            Action::Guess { symbol, values } => self.write_guess(seat, symbol, values, log),
        }
    }
}

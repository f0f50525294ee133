//! After the throw: the token of the Deadly Shortcut, and the turning of a die.

use dighouse_game::{Listing, Log, Seat, Viewers};

use crate::components::dice::{BadTurn, Turns};
use crate::state::Phase;
use crate::{Action, Dice, Event, LostCode, Reason, Token, Values};

/// The most values that can be written for one symbol.
const MOST_VALUES: u8 = 3;

impl LostCode {
    pub(crate) fn list_token_answers(&self, out: &mut impl Listing<Action>) {
        out.push(Action::Leave);
        for values in Values::guesses_by_size(self.variants.top_value()) {
            out.extend_run(values.iter().map(|&values| Action::Take { values }));
        }
    }

    pub(crate) fn leave_token(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Phase::Token { symbol, asked } = self.phase else { return };
        log.tell(Event::TokenLeft { seat, symbol });
        let asked = asked + 1;
        self.phase = if asked < self.variants.seats { Phase::Token { symbol, asked } } else { Phase::Turn };
    }

    pub(crate) fn take_token(&mut self, seat: Seat, values: Values, log: &mut impl Log<Event>) {
        let Phase::Token { symbol, .. } = self.phase else { return };
        self.tokens[symbol] = Token::Taken(seat);
        self.players[seat].sheet.write(symbol, values);
        log.tell(Event::TokenTaken { seat, symbol });
        log.record(Viewers::only(seat), Event::Written { seat, symbol, values });
        self.phase = Phase::Turn;
    }

    /// The rule that forbids writing `values` for a symbol.
    pub(crate) fn forbids_values(&self, values: Values) -> Option<Reason> {
        let top = self.variants.top_value();
        if values.len() > usize::from(MOST_VALUES) {
            return Some(Reason::TooManyValues { most: MOST_VALUES });
        }
        let value = values.max().filter(|&value| value > top)?;
        Some(Reason::NoSuchValue { value, top })
    }

    pub(crate) fn forbids_take(&self, values: Values) -> Option<Reason> {
        if values.is_empty() { Some(Reason::NothingWritten) } else { self.forbids_values(values) }
    }

    fn turns(&self) -> Turns {
        Turns::of(self.dice, self.variants.beginner, self.variants.bear_turn_is_extra)
    }

    pub(crate) fn list_turns(&self, out: &mut impl Listing<Action>) {
        out.extend_where(self.turns().all().into(), |place| Action::Dice { dice: Dice::ALL[place] });
    }

    pub(crate) fn forbids_turn(&self, dice: Dice) -> Option<Reason> {
        self.turns().forbids(dice).map(|bad| match bad {
            BadTurn::BearStays => Reason::BearStays,
            BadTurn::TooManyTurned { most } => Reason::TooManyTurned { most },
        })
    }

    pub(crate) fn turn_dice(&mut self, seat: Seat, dice: Dice, log: &mut impl Log<Event>) {
        let accepted = dice == self.dice;
        log.tell(if accepted { Event::Accepted { seat, dice } } else { Event::Turned { seat, dice } });
        self.dice = dice;
        self.current().dice = dice;
        self.phase = Phase::Bet { asked: 0 };
    }
}

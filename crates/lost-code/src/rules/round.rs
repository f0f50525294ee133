//! The start and the end of a round.

use dighouse_game::Log;

use crate::state::Phase;
use crate::{Dice, Event, LostCode, Symbol, Token};

impl LostCode {
    /// The player furthest back throws the dice.
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        let seats = usize::from(self.variants.seats);
        self.order[..seats].copy_from_slice(self.track.order());
        let mut stream = self.chance.stream();
        self.dice = Dice::new([(); 3].map(|()| Symbol::ALL[stream.below(6) as usize]));
        log.tell(Event::Rolled { round: self.round, seat: self.order[0], dice: self.dice });
        self.phase = match self.dice.pair() {
            Some(symbol) if self.tokens[symbol] == Token::Free => Phase::Token { symbol, asked: 0 },
            Some(_) | None => Phase::Turn,
        };
    }

    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        if self.round == self.variants.last_token_round() {
            self.remove_tokens(log);
        }
        if self.round < self.variants.rounds() {
            self.begin_round(log);
        } else {
            log.tell(Event::LastGuesses);
            self.phase = Phase::Guess;
            self.go_on_guessing(log);
        }
    }

    fn remove_tokens(&mut self, log: &mut impl Log<Event>) {
        if self.tokens.0.contains(&Token::Free) {
            log.tell(Event::TokensGone);
        }
        for token in self.tokens.0.iter_mut().filter(|token| **token == Token::Free) {
            *token = Token::Out;
        }
    }
}

//! The final guesses and their scoring.

use dighouse_game::{Listing, Log, Seat, Seats, Viewers};

use crate::rules::score::Category;
use crate::state::Phase;
use crate::{Action, Event, LostCode, Reason, Symbol, Token, Values};

/// The points for a right line of the sheet with one, two or three values.
pub const RIGHT_LINE: [i16; 3] = [5, 2, 1];

/// The points for a wrong or empty line.
pub const WRONG_LINE: i16 = -2;

impl LostCode {
    /// The seats that have not completed their sheets.
    pub(crate) fn still_guessing(&self) -> Seats {
        Seat::first(self.variants.seats).filter(|&seat| self.next_guess(seat).is_some()).collect()
    }

    /// The first symbol in play without a line on the sheet of `seat`.
    pub(crate) fn next_guess(&self, seat: Seat) -> Option<Symbol> {
        self.players[seat].sheet.first_blank(self.variants.symbols())
    }

    pub(crate) fn list_guesses(&self, seat: Seat, out: &mut impl Listing<Action>) {
        let guesses = Values::guesses_by_size(self.variants.top_value());
        let symbols = self.variants.symbols().iter().filter(|&&symbol| self.can_guess(seat, symbol));
        for &symbol in symbols {
            out.push(Action::Guess { symbol, values: Values::NONE });
            for values in guesses {
                out.extend_run(values.iter().map(|&values| Action::Guess { symbol, values }));
            }
        }
    }

    /// Whether the line of a symbol can be written next. Nobody sees a line before all sheets are complete, so their
    /// order makes no difference.
    fn can_guess(&self, seat: Seat, symbol: Symbol) -> bool {
        if self.asks_everything {
            self.players[seat].sheet.entry(symbol).is_none()
        } else {
            self.next_guess(seat) == Some(symbol)
        }
    }

    pub(crate) fn forbids_guess(&self, seat: Seat, symbol: Symbol, values: Values) -> Option<Reason> {
        match self.next_guess(seat) {
            _ if !self.variants.symbols().contains(&symbol) => Some(Reason::NotInPlay { symbol }),
            Some(_) if self.can_guess(seat, symbol) => self.forbids_values(values),
            Some(symbol) => Some(Reason::AnotherSymbol { symbol }),
            None => Some(Reason::AnotherDecision),
        }
    }

    pub(crate) fn write_guess(
        &mut self,
        seat: Seat,
        symbol: Symbol,
        values: Values,
        log: &mut impl Log<Event>,
    ) {
        self.players[seat].sheet.write(symbol, values);
        log.record(Viewers::only(seat), Event::Written { seat, symbol, values });
        if self.next_guess(seat).is_none() {
            log.tell(Event::SheetDone { seat });
            self.go_on_guessing(log);
        }
    }

    /// Checks all sheets once they are complete.
    pub(crate) fn go_on_guessing(&mut self, log: &mut impl Log<Event>) {
        if self.still_guessing().is_empty() {
            self.chance.reveal();
            self.score_sheets(log);
            self.phase = Phase::Over;
            log.tell(Event::Won { seat: self.track.foremost() });
        }
    }

    /// Moves each marker by the sum of its player's sheet, in the order of the track before.
    fn score_sheets(&mut self, log: &mut impl Log<Event>) {
        let mut order = Seat::ALL;
        order[..usize::from(self.variants.seats)].copy_from_slice(self.track.order());
        for &seat in &order[..usize::from(self.variants.seats)] {
            let mut net = 0;
            for &symbol in self.variants.symbols() {
                let values = self.players[seat].sheet.entry(symbol).unwrap_or_default();
                let value = self.racks[seat.index()][symbol];
                let doubled = self.tokens[symbol] == Token::Taken(seat);
                let points = guess_points(values, value, doubled);
                log.tell(Event::Checked { seat, symbol, values, value, points });
                net += points;
            }
            let points = self.score(seat, Category::Guesses, net);
            log.tell(Event::SheetScored { seat, points });
        }
    }
}

/// The points of a line for a tile.
pub(crate) fn guess_points(values: Values, value: u8, doubled: bool) -> i16 {
    let points = if values.contains(value) { RIGHT_LINE[values.len() - 1] } else { WRONG_LINE };
    if doubled { 2 * points } else { points }
}

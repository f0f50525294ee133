//! The rounds so far.

use dighouse_game::Seat;
use dighouse_lost_code::{Bet, Outcome, Round};

use super::board::Board;
use crate::paint::{self, centre, columns, paint};

const CELL: usize = 14;

impl Board<'_> {
    /// The viewer's own bets, two per line.
    pub(super) fn own_bets(&self) -> String {
        let Some(seat) = self.view.seat else { return String::new() };
        let mut entries = Vec::new();
        for (number, round) in (1..).zip(&self.view.rounds) {
            if let Some(bet) = round.bets[seat]
                && let Some(outcome) = bet.outcome
            {
                entries.push(self.own_bet(number, round, bet, outcome, seat));
            }
        }
        if entries.is_empty() {
            return String::new();
        }
        self.line("screen-rounds", "") + "\n" + &columns(&entries)
    }

    fn own_bet(&self, number: usize, round: &Round, bet: Bet, outcome: Outcome, seat: Seat) -> String {
        let window = bet.window.to_string();
        let told = self.say("screen-outcome", &[("outcome", outcome.name().into())]);
        let style = if outcome == Outcome::Hit { paint::GOOD } else { paint::STRONG };
        let dice = self.short_dice(round.dice);
        let discard = match round.discards[seat] {
            Some(tile) => format!("  ↔ {} {}", self.short(tile.symbol), tile.value),
            None => String::new(),
        };
        format!(" {number:>2} {dice}  {window:>5} {}{discard}", paint(style, &told))
    }

    /// All bets, one round per line.
    pub(super) fn draw_notes(&self) -> String {
        let seats = || Seat::first(self.view.variants.seats);
        let mut text = self.draw() + &self.line("screen-all-rounds", "") + "\n" + &" ".repeat(13);
        for seat in seats() {
            text.push_str(&paint(paint::FAINT, &centre(&self.name(seat), CELL)));
        }
        text.push('\n');
        for (number, round) in (1..).zip(&self.view.rounds) {
            text.push_str(&format!(" {number:>2} {} ", self.short_dice(round.dice)));
            seats().for_each(|seat| text.push_str(&self.bet_cell(round, seat)));
            text.push('\n');
        }
        text
    }

    fn bet_cell(&self, round: &Round, seat: Seat) -> String {
        let Some(bet) = round.bets[seat] else { return " ".repeat(CELL) };
        let mark = match bet.outcome {
            Some(Outcome::Hit) => paint(paint::GOOD, "✓"),
            Some(Outcome::Higher) => "↑".to_owned(),
            Some(Outcome::Lower) => "↓".to_owned(),
            Some(Outcome::Wrong) => "✗".to_owned(),
            None => " ".to_owned(),
        };
        let discard = match round.discards[seat] {
            Some(tile) => format!("{} {}", self.short(tile.symbol), tile.value),
            None => "    ".to_owned(),
        };
        format!("  {:>5} {mark} {discard} ", bet.window.to_string())
    }
}

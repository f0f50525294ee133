//! The Lost Code in a terminal.

mod board;
mod menu;
mod notes;
mod table;
mod typed;

use dighouse_lost_code::Action;
use dighouse_tables::Choice;

use super::{Menu, Screen, Seen};
use board::Board;

/// The screen of The Lost Code.
pub(super) struct LostCodeScreen;

impl Screen for LostCodeScreen {
    fn draw(&self, seen: &Seen<'_>) -> String {
        Board::new(seen).map(|board| board.draw()).unwrap_or_default()
    }

    fn notes(&self, seen: &Seen<'_>) -> String {
        Board::new(seen).map(|board| board.draw_notes()).unwrap_or_default()
    }

    fn menu(&self, seen: &Seen<'_>, choices: &[Choice]) -> Menu {
        let actions: Vec<Action> = choices.iter().filter_map(|choice| choice.text.parse().ok()).collect();
        Board::new(seen).map(|board| board.menu(&actions)).unwrap_or_default()
    }

    fn read(&self, seen: &Seen<'_>, typed: &str) -> Option<String> {
        Board::new(seen)?.read(typed)
    }
}

//! The Lost Code in a terminal.

mod board;
mod menu;
mod notes;
mod table;
mod typed;

use house::Choice;

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

    fn menu(&self, seen: &Seen<'_>, _: &[Choice]) -> Menu {
        Board::new(seen).map(|board| board.menu()).unwrap_or_default()
    }

    fn read(&self, seen: &Seen<'_>, typed: &str) -> Option<String> {
        Board::new(seen)?.read(typed)
    }
}

//! Excavation Earth in a terminal.

mod board;
mod menu;
mod players;
mod table;
mod typed;

use dighouse_tables::Choice;

use super::{Menu, Screen, Seen};
use board::Board;

/// The screen of Excavation Earth.
pub(super) struct ExcavationEarthScreen;

impl Screen for ExcavationEarthScreen {
    fn draw(&self, seen: &Seen<'_>) -> String {
        Board::new(seen).map(|board| board.draw()).unwrap_or_default()
    }

    fn menu(&self, seen: &Seen<'_>, choices: &[Choice]) -> Menu {
        Board::new(seen).map(|board| board.menu(choices)).unwrap_or_default()
    }

    fn read(&self, seen: &Seen<'_>, typed: &str) -> Option<String> {
        Board::new(seen)?.read(typed)
    }
}

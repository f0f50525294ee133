//! The games that a program offers.

use crate::AnyGame;

/// The games that a program offers, in order. Whoever runs tables is given one, so that the server need not know
/// which games exist.
#[derive(Clone, Copy)]
pub struct Shelf {
    games: &'static [&'static dyn AnyGame],
}

impl Shelf {
    /// A shelf with these games.
    pub const fn new(games: &'static [&'static dyn AnyGame]) -> Shelf {
        Shelf { games }
    }

    /// The games, in order.
    pub const fn games(&self) -> &'static [&'static dyn AnyGame] {
        self.games
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Option<&'static dyn AnyGame> {
        self.games.iter().copied().find(|game| game.info().id == id)
    }

    /// The ids of all games, separated by commas: for error messages.
    pub fn ids(&self) -> String {
        self.games.iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ")
    }
}

impl std::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.games.iter().map(|game| game.info().id)).finish()
    }
}

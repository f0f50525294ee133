//! The games that a program offers.

use crate::AnyGame;

/// The games that a program offers, in order. A server is given a shelf, so that it need not know which games exist.
///
/// ```
/// use dighouse_tables::Shelf;
///
/// let empty = Shelf::new(&[]);
/// assert!(empty.game("chess").is_none());
/// assert_eq!(empty.ids(), "");
/// ```
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

    /// The ids of all games, separated by commas, for error messages.
    pub fn ids(&self) -> String {
        self.games.iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ")
    }
}

impl std::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.games.iter().map(|game| game.info().id)).finish()
    }
}

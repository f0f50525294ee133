//! The four games of Dighouse and their bots, behind the traits of [`dighouse_tables`].
//!
//! ```
//! use dighouse_game::{Seed, Setup, Viewer};
//!
//! let game = dighouse_shelf::shelf().game("lost-code").expect("it is on the shelf");
//! let mut running = game.begin(Setup::new(game.info(), 2)?, Seed::from_number(1))?;
//!
//! let seat = running.decision().seats().iter().next().unwrap();
//! let choice = running.actions(seat).swap_remove(0);
//! running.play(seat, &choice.text, None).unwrap();
//! assert!(running.view(Viewer::Seat(seat)).is_object());
//!
//! let refused = running.play(seat, "bet 5-500", None).unwrap_err();
//! assert_eq!(refused["why"], "unknown-action");
//! # Ok::<(), dighouse_game::SetupError>(())
//! ```

mod typed_game;
mod typed_match;

use std::marker::PhantomData;

use dighouse_arnak::Arnak;
use dighouse_bots::HasBots;
use dighouse_excavation_earth::ExcavationEarth;
use dighouse_lost_code::LostCode;
use dighouse_mykerinos::Mykerinos;
use dighouse_tables::Shelf;
use typed_game::TypedGame;

/// A function that is generic over the game, for [`visit`].
pub trait Visitor {
    /// What it returns.
    type Out;

    /// Calls it with the type of a game.
    fn visit<G: HasBots>(self) -> Self::Out;
}

macro_rules! shelf {
    ($($game:ty),*) => {
        /// All games, in the order in which they are offered.
        pub const fn shelf() -> Shelf {
            Shelf::new(&[$(&TypedGame::<$game>(PhantomData)),*])
        }

        /// Calls `visitor` with the type of the game `id`. `None` if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as dighouse_game::Game>::INFO.id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

shelf![LostCode, Mykerinos, Arnak, ExcavationEarth];

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
//!
//! A bot chooses or analyses in a job that can run on any thread:
//!
//! ```
//! use dighouse_game::{Seed, Setup, Stream};
//! use dighouse_tables::StopToken;
//!
//! let game = dighouse_shelf::shelf().game("mykerinos").expect("it is on the shelf");
//! let running = game.begin(Setup::new(game.info(), 2)?, Seed::from_number(1))?;
//! let seat = running.decision().only().expect("one player digs first");
//!
//! let job = running.choose(seat, &"greedy".parse()?)?;
//! let chosen = std::thread::spawn(|| job(&StopToken::default(), &mut Stream::new(Seed::from_number(2), 0)));
//! assert_eq!(running.why_not(seat, &chosen.join().unwrap()), None);
//!
//! let job = running.analyse(0, seat, &"search:iters=20".parse()?)?.expect("the match has a position 0");
//! let analysis = job(&StopToken::default(), &mut Stream::new(Seed::from_number(2), 0));
//! assert_eq!(analysis.values.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A record is a match as text. It can be resumed:
//!
//! ```
//! use dighouse_game::{Origin, PerSeat, Record, Seed, Setup};
//!
//! let game = dighouse_shelf::shelf().game("arnak").expect("it is on the shelf");
//! let seed = Seed::from_number(1);
//! let mut running = game.begin(Setup::new(game.info(), 2)?, seed)?;
//! let seat = running.decision().seats().iter().next().unwrap();
//! let choice = running.actions(seat).swap_remove(0);
//! running.play(seat, &choice.text, None).unwrap();
//!
//! let text = running.record(Origin::Seed(seed), PerSeat::default(), None).to_string();
//! let record: Record = text.parse().unwrap();
//! let resumed = game.resume(&record).unwrap();
//! assert_eq!(resumed.scenario(), running.scenario());
//! # Ok::<(), dighouse_game::SetupError>(())
//! ```

#[cfg(feature = "modules")]
mod library;
mod published;
mod typed_game;
mod typed_match;

use std::marker::PhantomData;

use dighouse_bots::HasBots;
use dighouse_game::Encoded;
use dighouse_tables::Shelf;
use typed_game::TypedGame;

#[cfg(feature = "modules")]
pub use library::module_game;
pub use published::{Published, published};

/// A function that is generic over the game, for [`visit`].
pub trait Visitor {
    /// What it returns.
    type Out;

    /// Calls it with the type of a game.
    fn visit<G: HasBots + Encoded>(self) -> Self::Out;
}

macro_rules! shelf {
    ($($feature:literal $game:ty),*) => {
        /// All games, in the order in which they are offered; without those whose feature is not enabled.
        ///
        /// ```
        /// let shelf = dighouse_shelf::shelf();
        /// assert_eq!(shelf.ids(), "lost-code, mykerinos, arnak, excavation-earth");
        /// assert!(shelf.games().iter().all(|game| game.bots().contains(&"master")));
        /// ```
        pub const fn shelf() -> Shelf {
            let shelf = Shelf::new(&[$(
                #[cfg(feature = $feature)]
                &TypedGame::<$game>(PhantomData)
            ),*]);
            #[cfg(feature = "modules")]
            let shelf = shelf.with_library(&library::PublishedModules);
            shelf
        }

        /// Calls `visitor` with the type of the game `id`. `None` if there is no such game.
        ///
        /// ```
        /// use dighouse_bots::HasBots;
        ///
        /// struct StateSize;
        ///
        /// impl dighouse_shelf::Visitor for StateSize {
        ///     type Out = usize;
        ///
        ///     fn visit<G: HasBots>(self) -> usize {
        ///         size_of::<G>()
        ///     }
        /// }
        ///
        /// assert!(dighouse_shelf::visit("arnak", StateSize).unwrap() < 4096);
        /// assert_eq!(dighouse_shelf::visit("chess", StateSize), None);
        /// ```
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(#[cfg(feature = $feature)]
            if id == <$game as dighouse_game::Game>::INFO.id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

shelf![
    "lost-code" dighouse_lost_code::LostCode,
    "mykerinos" dighouse_mykerinos::Mykerinos,
    "arnak" dighouse_arnak::Arnak,
    "excavation-earth" dighouse_excavation_earth::ExcavationEarth
];

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

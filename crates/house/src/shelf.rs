//! The games that can be played.

use std::marker::PhantomData;

use arnak::Arnak;
use bots::{BotError, BotSpec, Botted};
use excavation_earth::ExcavationEarth;
use game::{Info, Match, Record, ReplayError, ScenarioError, Seed, Setup, SetupError, scenario};
use lost_code::LostCode;
use mykerinos::Mykerinos;
use serde::Serialize;
use serde_json::Value;

use crate::table::{Running, Table};

/// A game of the shelf.
pub trait AnyGame: Sync {
    /// What it says of itself.
    fn info(&self) -> &'static Info;

    /// Its bots, the weakest first.
    fn bots(&self) -> &'static [&'static str];

    /// The bot that sits down unless another is named: a fair opponent.
    fn usual_bot(&self) -> &'static str {
        let bots = self.bots();
        bots.iter().copied().find(|&bot| bot == "skilled").or(bots.last().copied()).unwrap_or("random")
    }

    /// Whether there is such a bot.
    fn check_bot(&self, spec: &BotSpec) -> Result<(), BotError>;

    /// A new match.
    fn begin(&self, setup: Setup, seed: Seed) -> Result<Box<dyn Table>, SetupError>;

    /// A match that goes on where its record stops. The error is data, whose words are in the
    /// locales.
    fn resume(&self, record: &Record) -> Result<Box<dyn Table>, Value>;

    /// A match whose record is complete. The error is data, whose words are in the locales.
    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, Value>;

    /// A match that begins in the position of a scenario.
    fn set_up(&self, scenario: &str) -> Result<Box<dyn Table>, ScenarioError>;
}

/// Something that is done with a game's type.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Botted>(self) -> Self::Out;
}

struct OnShelf<G>(PhantomData<fn() -> G>);

/// Every game, as the shelf's order has them.
macro_rules! shelf {
    ($($game:ty),*) => {
        /// The games in their order on the shelf.
        pub fn games() -> &'static [&'static dyn AnyGame] {
            &[$(&OnShelf::<$game>(PhantomData)),*]
        }

        /// Does something with the type of the game `id`; none if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as game::Game>::INFO.id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

shelf![LostCode, Mykerinos, Arnak, ExcavationEarth];

/// The game with this name.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    games().iter().copied().find(|game| game.info().id == id)
}

/// An error as data.
pub(crate) fn data(error: impl Serialize) -> Value {
    serde_json::to_value(error).expect("errors are plain data")
}

impl<G: Botted> OnShelf<G> {
    fn table(&self, replayed: Result<Match<G>, ReplayError<G::Reason>>) -> Result<Box<dyn Table>, Value> {
        replayed.map(|game| Box::new(Running::new(game)) as Box<dyn Table>).map_err(data)
    }
}

impl<G: Botted> AnyGame for OnShelf<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn bots(&self) -> &'static [&'static str] {
        G::BOTS
    }

    fn check_bot(&self, spec: &BotSpec) -> Result<(), BotError> {
        G::bot(spec).map(drop)
    }

    fn begin(&self, setup: Setup, seed: Seed) -> Result<Box<dyn Table>, SetupError> {
        Ok(Box::new(Running::<G>::new(Match::begin(setup, seed)?)))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Table>, Value> {
        self.table(record.resume::<G>())
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, Value> {
        self.table(record.replay::<G>())
    }

    fn set_up(&self, text: &str) -> Result<Box<dyn Table>, ScenarioError> {
        let state: G = scenario::read(text)?;
        Ok(Box::new(Running::new(Match::from_state(state))))
    }
}

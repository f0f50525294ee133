//! A known game behind the trait that hides its type.

use std::marker::PhantomData;

use dighouse_bots::HasBots;
use dighouse_game::{Info, Match, ModuleHash, Record, ReplayError, Seed, Setup, SetupError, scenario};
use dighouse_tables::{AnyGame, AnyMatch, BotError, BotSpec};
use serde::Serialize;
use serde_json::Value;

use crate::published;
use crate::typed_match::TypedMatch;

/// The game `G`.
pub(crate) struct TypedGame<G>(pub(crate) PhantomData<fn() -> G>);

/// Plain data as JSON.
pub(crate) fn data(plain: impl Serialize) -> Value {
    serde_json::to_value(plain).expect("errors and components are plain data")
}

impl<G: HasBots> TypedGame<G> {
    fn boxed(&self, replayed: Result<Match<G>, ReplayError<G::Reason>>) -> Result<Box<dyn AnyMatch>, Value> {
        replayed.map(|game| Box::new(TypedMatch::new(game)) as Box<dyn AnyMatch>).map_err(data)
    }
}

impl<G: HasBots> AnyGame for TypedGame<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn module_hash(&self) -> Option<ModuleHash> {
        published::newest(G::INFO.id, G::INFO.rules)
    }

    fn printed(&self) -> Result<Value, SetupError> {
        G::printed().map(data)
    }

    fn bots(&self) -> &'static [&'static str] {
        G::BOTS
    }

    fn check_bot(&self, spec: &BotSpec) -> Result<(), BotError> {
        G::bot(spec).map(drop)
    }

    fn begin(&self, setup: Setup, seed: Seed) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(TypedMatch::<G>::new(Match::begin(setup, seed)?)))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Value> {
        self.boxed(record.resume::<G>())
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Value> {
        self.boxed(record.replay::<G>())
    }

    fn begin_from(&self, text: &str) -> Result<Box<dyn AnyMatch>, Value> {
        let state: G = scenario::read(text).map_err(data)?;
        Ok(Box::new(TypedMatch::new(Match::from_state(state))))
    }
}

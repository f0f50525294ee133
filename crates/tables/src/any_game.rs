//! A game whose type is hidden.

use dighouse_game::{Info, ModuleHash, Record, Seed, Setup, SetupError};
use serde_json::Value;

use crate::{AnyMatch, BotError, BotSpec};

/// A game whose type is hidden: its description, its bots, and new matches of it.
pub trait AnyGame: Sync {
    /// Id, seats, options, rules version.
    fn info(&self) -> &'static Info;

    /// The module with the same rules. `None` if there is none yet.
    fn module_hash(&self) -> Option<ModuleHash>;

    /// What is printed on its components: [`Game::Printed`](dighouse_game::Game::Printed) as JSON.
    fn printed(&self) -> Result<Value, SetupError>;

    /// The names of its bots, the weakest first.
    fn bots(&self) -> &'static [&'static str];

    /// The default opponent.
    fn default_bot(&self) -> &'static str {
        let bots = self.bots();
        bots.iter().copied().find(|&bot| bot == "skilled").or(bots.last().copied()).unwrap_or("random")
    }

    /// Whether `spec` names one of its bots with valid settings.
    fn check_bot(&self, spec: &BotSpec) -> Result<(), BotError>;

    /// Starts a match.
    fn begin(&self, setup: Setup, seed: Seed) -> Result<Box<dyn AnyMatch>, SetupError>;

    /// Continues a match from its record, which may be unfinished. The error is data; its text is in the locales.
    fn resume(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Value>;

    /// Replays a finished record. The error is data; its text is in the locales.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Value>;

    /// Starts a match from the position of a scenario. The error is data; its text is in the locales.
    fn begin_from(&self, scenario: &str) -> Result<Box<dyn AnyMatch>, Value>;
}

//! The games that a program offers.

use dighouse_game::{ModuleHash, Record};
use serde_json::{Value, json};

use crate::{AnyGame, AnyMatch};

/// The games that a program offers, in order, and the older rules that it can still run. A server is given a shelf, so
/// that it need not know which games exist.
///
/// ```
/// use dighouse_tables::Shelf;
///
/// let empty = Shelf::new(&[]);
/// assert!(empty.game("chess").is_none());
/// assert!(empty.with_rules("chess", 1, None).is_empty());
/// assert_eq!(empty.ids(), "");
/// ```
#[derive(Clone, Copy)]
pub struct Shelf {
    games: &'static [&'static dyn AnyGame],
    library: Option<&'static dyn Library>,
}

/// Rules that are not part of the program: those of rules modules.
pub trait Library: Sync {
    /// The modules of this version of a game's rules, the one that was published last first.
    fn modules(&self, id: &str, rules: u32) -> Vec<&'static dyn AnyGame>;
}

/// A match, and the rules by which it is played.
pub struct Opened {
    /// The rules.
    pub game: &'static dyn AnyGame,
    /// The match.
    pub running: Box<dyn AnyMatch>,
}

impl Shelf {
    /// A shelf with these games.
    pub const fn new(games: &'static [&'static dyn AnyGame]) -> Shelf {
        Shelf { games, library: None }
    }

    /// The same shelf with older rules.
    pub const fn with_library(self, library: &'static dyn Library) -> Shelf {
        Shelf { library: Some(library), ..self }
    }

    /// The games with their newest rules, in order.
    pub const fn games(&self) -> &'static [&'static dyn AnyGame] {
        self.games
    }

    /// The game with this id, with its newest rules.
    pub fn game(&self, id: &str) -> Option<&'static dyn AnyGame> {
        self.games.iter().copied().find(|game| game.info().id == id)
    }

    /// The rules of a match that names its game, the version of the rules, and perhaps the module. Without the module
    /// there can be several: the match is played by the first with which all its actions are legal and lead to its end.
    pub fn with_rules(&self, id: &str, rules: u32, module: Option<ModuleHash>) -> Vec<&'static dyn AnyGame> {
        let native = self.game(id).filter(|game| game.info().rules == rules);
        let same = |game: &&'static dyn AnyGame| module.is_none() || game.module_hash() == module;
        if let Some(native) = native.filter(|native| module.is_some() && same(native)) {
            return vec![native];
        }
        let native_module = native.and_then(AnyGame::module_hash);
        let modules = self.library.map_or_else(Vec::new, |library| library.modules(id, rules));
        let others =
            modules.into_iter().filter(|game| native.is_none() || game.module_hash() != native_module);
        native.into_iter().chain(others).filter(same).collect()
    }

    /// Replays a finished record by the rules that it names. The error is data; its text is in the locales.
    ///
    /// # Errors
    /// What is wrong with the record, or that its rules are unknown.
    pub fn replay(&self, record: &Record) -> Result<Opened, Value> {
        self.open(record, |game| game.replay(record))
    }

    /// Continues a match from its record, which may be unfinished, by the rules that it names.
    ///
    /// # Errors
    /// As for [`Shelf::replay`].
    pub fn resume(&self, record: &Record) -> Result<Opened, Value> {
        self.open(record, |game| game.resume(record))
    }

    fn open(
        &self,
        record: &Record,
        open: impl Fn(&'static dyn AnyGame) -> Result<Box<dyn AnyMatch>, Value>,
    ) -> Result<Opened, Value> {
        let header = &record.header;
        let mut first_error = None;
        for game in self.with_rules(&header.game, header.rules, header.module) {
            match open(game) {
                Ok(running) => return Ok(Opened { game, running }),
                Err(error) => _ = first_error.get_or_insert(error),
            }
        }
        Err(first_error.unwrap_or_else(|| self.unknown(record)))
    }

    /// Why there are no rules for this record.
    fn unknown(&self, record: &Record) -> Value {
        let (game, rules) = (&record.header.game, record.header.rules);
        match (self.game(game), record.header.module) {
            (None, _) => json!({ "error": "unknown-game", "line": 2, "game": game, "known": self.ids() }),
            (Some(known), None) => {
                let known = known.info().rules;
                json!({ "error": "unknown-rules", "line": 3, "game": game, "rules": rules, "known": known })
            }
            (Some(_), Some(module)) => {
                json!({ "error": "unknown-module", "line": 4, "game": game, "rules": rules, "module": module })
            }
        }
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

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a match of {} {}", self.game.info().id, self.game.info().rules)
    }
}

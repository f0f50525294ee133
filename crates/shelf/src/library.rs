//! The published rules modules, which are part of the program.

use std::io::Read as _;
use std::sync::OnceLock;

use dighouse_game::ModuleHash;
use dighouse_sandbox::{Failure, ModuleGame, RulesModule};
use dighouse_tables::{AnyGame, Library};
use flate2::read::GzDecoder;

use crate::published::{Published, published};

// The compressed module of a file name.
include!(concat!(env!("OUT_DIR"), "/modules.rs"));

/// The published rules modules. Each is read when it is needed for the first time.
pub(crate) struct PublishedModules;

static GAMES: OnceLock<Vec<OnceLock<Option<ModuleGame>>>> = OnceLock::new();

impl Library for PublishedModules {
    fn modules(&self, id: &str, rules: u32) -> Vec<&'static dyn AnyGame> {
        let games = GAMES.get_or_init(|| published().iter().map(|_| OnceLock::new()).collect());
        let of_this_version =
            published().iter().zip(games).filter(|(entry, _)| entry.game == id && entry.rules == rules);
        let read = |(entry, game): (&'static Published, &'static OnceLock<Option<ModuleGame>>)| {
            let game = game.get_or_init(|| module_game(entry).ok()).as_ref()?;
            Some(game as &'static dyn AnyGame)
        };
        of_this_version.rev().filter_map(read).collect()
    }
}

/// The game of a published module.
///
/// # Errors
/// If the module is missing or broken, or is not what the list says.
pub fn module_game(entry: &Published) -> Result<ModuleGame, Failure> {
    let not_a_module = |why: String| Failure::NotAModule { why };
    let mut wasm = Vec::new();
    let file = compressed(&entry.file()).ok_or_else(|| not_a_module("there is no such file".to_owned()))?;
    GzDecoder::new(file).read_to_end(&mut wasm).map_err(|error| not_a_module(error.to_string()))?;
    if ModuleHash::of(&wasm) != entry.sha256 {
        return Err(not_a_module("it has another hash".to_owned()));
    }
    let game = ModuleGame::new(RulesModule::new(&wasm)?, entry.sha256)?;
    let info = game.info();
    if info.id == entry.game && info.rules == entry.rules {
        Ok(game)
    } else {
        Err(Failure::OtherRules { found: format!("{} {}", info.id, info.rules) })
    }
}

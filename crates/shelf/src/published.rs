//! The list of published rules modules.

use std::sync::LazyLock;

use dighouse_game::ModuleHash;
use serde::Deserialize;

/// A rules module that was published: an entry of `rules/modules.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Published {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the module.
    pub sha256: ModuleHash,
}

impl Published {
    /// The file of the module under `rules/`, compressed with gzip.
    pub fn file(&self) -> String {
        format!("{}/{}-{}.wasm.gz", self.game, self.rules, &self.sha256.to_string()[..16])
    }
}

#[derive(Deserialize)]
struct List {
    module: Vec<Published>,
}

static LIST: LazyLock<Vec<Published>> = LazyLock::new(|| {
    let list: List =
        toml::from_str(include_str!("../../../rules/modules.toml")).expect("the list is well formed");
    list.module
});

/// All published rules modules, those of a game in the order in which they were published.
pub fn published() -> &'static [Published] {
    &LIST
}

/// The module that was published last for this version of a game's rules.
pub(crate) fn newest(game: &str, rules: u32) -> Option<ModuleHash> {
    let newest = LIST.iter().rfind(|module| module.game == game && module.rules == rules)?;
    Some(newest.sha256)
}

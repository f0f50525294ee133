//! What an engine can be asked.

use dighouse_game::{Seat, Seed};
use dighouse_table::Player;
use dighouse_table::names::clean_name;
use serde::Deserialize;
use serde_json::Value;

/// A question. `do` names it.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Question {
    About {},
    Load {
        id: String,
        lines: Vec<String>,
    },
    Drop {
        id: String,
    },
    Request(Request),
    Now {
        id: String,
        #[serde(default, rename = "as")]
        viewer: Option<Value>,
        #[serde(default)]
        after: Option<u32>,
        player: Visitor,
        now: i64,
    },
    Export {
        id: String,
    },
    Bots {
        id: String,
    },
    Choose {
        id: String,
        seat: Seat,
        random: Seed,
        #[serde(default = "whole")]
        share: f64,
    },
    BotPlayed {
        id: String,
        seat: Seat,
        step: u32,
        stamp: String,
        action: String,
        now: i64,
    },
    Hint {
        id: String,
        seat: Seat,
        #[serde(default)]
        bot: Option<String>,
        player: Visitor,
        #[serde(default = "whole")]
        share: f64,
    },
    Analyse {
        id: String,
        index: u32,
    },
    Measure {
        what: String,
        times: u32,
    },
}

/// All of the time of a bot.
fn whole() -> f64 {
    1.0
}

/// A request as a server would get it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    pub(crate) method: String,
    /// With the query.
    pub(crate) path: String,
    #[serde(default)]
    pub(crate) body: Value,
    pub(crate) player: Visitor,
    pub(crate) now: i64,
    pub(crate) random: Seed,
    /// The id of a table that is made.
    #[serde(default)]
    pub(crate) id: Option<String>,
}

/// Who asks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Visitor {
    id: String,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    number: u16,
}

impl Visitor {
    /// The player, with the name as it may be shown.
    pub(crate) fn player(&self) -> Player {
        Player {
            id: self.id.clone(),
            name: self.name.as_deref().and_then(clean_name),
            number: self.number,
            account: false,
            blocked: Vec::new(),
            webhook: false,
        }
    }
}

use std::collections::BTreeMap;

use dighouse_game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{Clock, Clocks, Moment, Password};

/// A table to be made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts", optional_fields))]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Options that differ from their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
    /// Whether the lobby shows it and strangers may look on.
    #[serde(default)]
    pub public: bool,
    /// Live or over days.
    #[serde(default)]
    pub pace: Pace,
    /// Whether hints and exact odds are allowed.
    #[serde(default)]
    pub aids: bool,
    /// How much time players have; none: as much as they like, but a bot can be asked to play for who is late.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Only who knows it sits down or looks on: 4 to 128 characters.
    #[serde(default)]
    pub password: Option<Password>,
    /// Play on from this moment of a finished game, with all that its perspective cannot know dealt
    /// anew.
    #[serde(default)]
    pub from: Option<Moment>,
}

/// Who shall sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub enum NewSeat {
    /// Whoever makes the table.
    You,
    /// Whoever comes first.
    Open,
    /// A bot.
    Bot {
        /// Which, such as `exact`.
        bot: String,
    },
    /// Somebody else at the maker's screen.
    Here {
        /// Their name.
        name: String,
    },
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub enum Pace {
    /// In one sitting.
    #[default]
    Live,
    /// Over days.
    Slow,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub enum Phase {
    /// Seats are being taken.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Player,
    /// A bot.
    Bot,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct SeatNow {
    /// Which.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who sits there.
    pub kind: SeatKind,
    /// The player's name; none for an open seat, a bot or a guest without a name.
    pub name: Option<String>,
    /// The number of a guest.
    pub number: Option<u16>,
    /// Whether the player sat down as an account, which has a page of its own.
    pub account: bool,
    /// The bot that plays here, or stands in for a player who left.
    pub bot: Option<String>,
    /// Whether you hold it: your own, or that of somebody at your screen.
    pub yours: bool,
    /// Whether its person has sat down: the maker's seats wait for the maker's salt.
    pub ready: bool,
    /// Whether its player can be replaced by a bot now, having kept the others waiting too long.
    pub late: bool,
    /// Whether it was yours and you may sit down again.
    pub yours_again: bool,
    /// Whether you have blocked its player. Lists do not say it.
    pub blocked: bool,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct TableCard {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<SeatNow>,
    /// Whether strangers may look on.
    pub public: bool,
    /// Live or over days.
    pub pace: Pace,
    /// Whether hints and exact odds are allowed.
    pub aids: bool,
    /// How much time players have.
    pub clock: Option<Clock>,
    /// Whether it has a password.
    pub locked: bool,
    /// How far it is.
    pub phase: Phase,
    /// Whether one of your seats is asked.
    pub your_turn: bool,
    /// Who is asked.
    #[schema(value_type = Vec<u8>)]
    pub asked: Vec<Seat>,
    /// How many actions were done.
    pub step: u32,
    /// Seats that have won.
    #[schema(value_type = Vec<u8>)]
    pub winners: Vec<Seat>,
    /// When something last happened, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub changed: i64,
}

/// The lists of the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct TableList {
    /// Yours that are not over, those that wait for you first.
    pub mine: Vec<TableCard>,
    /// Public ones with a free seat.
    pub open: Vec<TableCard>,
    /// Public ones that are being played by others.
    pub playing: Vec<TableCard>,
    /// Yours that are over, the latest first.
    pub finished: Vec<TableCard>,
}

/// A table as one viewer sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct TableNow {
    /// Its name in addresses.
    pub id: String,
    /// Counts everything that happened at the table; the `id` of the server-sent event.
    pub seq: u32,
    /// The game.
    pub game: String,
    /// Options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// Whether strangers may look on.
    pub public: bool,
    /// Live or over days.
    pub pace: Pace,
    /// Whether hints and exact odds are allowed.
    pub aids: bool,
    /// How much time players have.
    pub clock: Option<Clock>,
    /// Whether it has a password.
    pub locked: bool,
    /// How far it is.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatNow>,
    /// Whether you made it and may start it.
    pub host: bool,
    /// Whose view this is; none for somebody who looks on.
    #[schema(value_type = Option<u8>)]
    pub viewer: Option<Seat>,
    /// What the house committed to before anybody sat down; none when the game began from a
    /// position.
    pub commitment: Option<String>,
    /// The match, once it began.
    pub game_now: Option<MatchNow>,
    /// What happened, as far as the viewer is told.
    pub log: LogPart,
    /// What was said at the table, and what its players did as players, after what the reader has.
    pub talk: Vec<TalkLine>,
    /// Somebody asks to take back what all have seen.
    pub take_back: Option<TakeBackAsked>,
    /// The clocks, once it began with some.
    pub clocks: Option<Clocks>,
    /// The table of the rematch.
    pub rematch: Option<String>,
}

/// A running match as one viewer sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct MatchNow {
    /// The index of the decision: how many actions were done.
    pub step: u32,
    /// A hash of all that the viewer sees; an answer names it.
    pub stamp: String,
    /// Who is asked; nobody when it is over.
    #[schema(value_type = Vec<u8>)]
    pub asked: Vec<Seat>,
    /// What is asked.
    pub prompt: Option<&'static str>,
    /// What the viewer sees, in the game's own form.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Value,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// Why the viewer cannot take back the last action, as data with a tag `why`; none when that is
    /// possible.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Record<string, unknown> | null"))]
    pub no_undo: Option<Value>,
    /// The score sheet.
    #[schema(value_type = Vec<Object>)]
    pub standings: Vec<dighouse_game::ScoreRow>,
    /// Since when this decision waits, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Choice {
    /// What an answer says.
    pub text: String,
    /// Its parts, with a tag `action`.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub data: Value,
}

/// What a bot would think of in the requester's place.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Hint {
    /// The best, and up to three others.
    pub considered: Vec<Considered>,
}

/// An action that a bot would think of.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Considered {
    /// The action.
    pub choice: Choice,
    /// The points that the bot expects at the end; none if it does not reckon so.
    pub points: Option<f64>,
    /// What it is worth, from 0 to 1: mostly the chance to win.
    pub standing: Option<f64>,
    /// The requester's score sheet as far as the bot has looked ahead, in the mean: each line's name and points. Empty if it does not
    /// look so.
    #[schema(value_type = Vec<(String, f64)>)]
    pub sheet: Vec<(&'static str, f64)>,
    /// What will probably be done next.
    pub then: Vec<Foreseen>,
}

/// What will probably be done.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Foreseen {
    /// By whom.
    #[schema(value_type = u8)]
    #[cfg_attr(test, ts(as = "u8"))]
    pub seat: Seat,
    /// What.
    pub choice: Choice,
}

/// A part of the log: all lines of the steps after `after`. What the reader has of those steps is
/// replaced by it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct LogPart {
    /// Lines up to this step stay as the reader has them; none: the whole log is here.
    pub after: Option<u32>,
    /// The lines.
    pub lines: Vec<LogLine>,
}

/// Something that happened in the game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct LogLine {
    /// How many actions had been done, this one included.
    pub step: u32,
    /// What it was, with a tag `event`.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub event: Value,
}

/// Something that players did as players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct TalkLine {
    /// Its place in the history of the table.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// After how many actions.
    pub step: u32,
    /// What it was, with a tag `event`: `said` with a `text`, `sat`, `left`, `began`, `took-back`, `take-back-asked`,
    /// `take-back-refused`, `resigned`, `replaced`, `returned`, `timed-out`, `paused`, `resumed`, `away` …
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub event: Value,
}

/// Somebody asks to take back more than the rules of undo allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct TakeBackAsked {
    /// Who asks.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many actions would stay.
    pub step: u32,
    /// Who has still to agree.
    #[schema(value_type = Vec<u8>)]
    pub waits_for: Vec<Seat>,
}

/// An action.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Answer {
    /// Who acts.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The decision that is answered: [`MatchNow::step`].
    pub step: u32,
    /// The state that was seen: [`MatchNow::stamp`].
    pub stamp: String,
    /// The action in the game's notation.
    pub action: String,
}

/// Something that one of the requester's seats wants.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct BySeat {
    /// Which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// Taking a seat, or the maker's word that all is ready: the game begins once every seat is taken and
/// every person has sat down. Whoever sits down has seen the commitment before.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts", optional_fields))]
pub struct Sit {
    /// Which seat; the first open one if none is named.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What the player's browser adds to the seed.
    #[serde(default)]
    pub salt: Option<String>,
}

/// The password of a table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Enter {
    /// As whoever made the table told it.
    pub password: Password,
}

/// Taking the last action of a seat back.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Undo {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many actions were done: [`MatchNow::step`].
    pub step: u32,
}

/// Beginning with bots in the open seats.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Start {
    /// The bot.
    pub bot: String,
}

/// Blocking whoever sits there, or no longer.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Block {
    /// Whose seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Whether the player is blocked from now on.
    pub blocked: bool,
}

/// A remark that the host shall look at.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Report {
    /// Which: [`TalkLine::seq`].
    pub seq: u32,
}

/// Something to say.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Said {
    /// Who speaks.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// 1 to 500 characters.
    pub text: String,
}

/// A request to go back to an earlier moment, which everybody must agree to.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct TakeBack {
    /// Who asks.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many actions shall stay.
    pub step: u32,
}

/// An answer to such a request.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Vote {
    /// Who answers.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Whether they agree.
    pub agree: bool,
}

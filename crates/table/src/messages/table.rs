use std::collections::BTreeMap;

use dighouse_game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{Clock, Clocks, Moment, Password};

/// A table to be made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts", optional_fields))]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Options that differ from their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
    /// Whether the lobby shows it and strangers may watch.
    #[serde(default)]
    pub public: bool,
    /// Live or over days.
    #[serde(default)]
    pub pace: Pace,
    /// Whether hints and exact odds are allowed.
    #[serde(default)]
    pub aids: bool,
    /// How much time players have. Without a clock, a bot can replace a player who is late.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// The password that players and spectators need: 4 to 128 characters.
    #[serde(default)]
    pub password: Option<Password>,
    /// Play on from this moment of a finished game, with everything redealt that its seat cannot know.
    #[serde(default)]
    pub from: Option<Moment>,
}

/// A game that goes on at a new table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts", optional_fields))]
pub struct Import {
    /// The text of its record.
    pub record: String,
    /// Who sits where. If it is left out, bots stay and you play for all people.
    #[serde(default)]
    pub seats: Option<Vec<NewSeat>>,
    /// Whether the lobby shows it and strangers may watch.
    #[serde(default)]
    pub public: bool,
    /// Live or over days.
    #[serde(default)]
    pub pace: Pace,
    /// Whether hints and exact odds are allowed.
    #[serde(default)]
    pub aids: bool,
}

/// Who gets a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub enum NewSeat {
    /// The player who makes the table.
    You,
    /// Anybody who joins.
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
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
    /// The bot that plays here, as a substitute or from the start.
    pub bot: Option<String>,
    /// Whether it is yours, or that of somebody at your screen.
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct TableCard {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<SeatNow>,
    /// Whether strangers may watch.
    pub public: bool,
    /// Live or over days.
    pub pace: Pace,
    /// Whether hints and exact odds are allowed.
    pub aids: bool,
    /// How much time players have.
    pub clock: Option<Clock>,
    /// Whether it has a password.
    pub locked: bool,
    /// How far the table is.
    pub phase: Phase,
    /// Whether one of your seats is asked.
    pub your_turn: bool,
    /// The seats that must decide.
    #[schema(value_type = Vec<u8>)]
    pub asked: Vec<Seat>,
    /// How many actions were played.
    pub step: u32,
    /// Seats that have won.
    #[schema(value_type = Vec<u8>)]
    pub winners: Vec<Seat>,
    /// When the table last changed, in milliseconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub changed: i64,
}

/// The lists of the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct TableNow {
    /// Its name in addresses.
    pub id: String,
    /// Counts everything that happened at the table; the `id` of the server-sent event.
    pub seq: u32,
    /// The game.
    pub game: String,
    /// Options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// Whether strangers may watch.
    pub public: bool,
    /// Live or over days.
    pub pace: Pace,
    /// Whether hints and exact odds are allowed.
    pub aids: bool,
    /// How much time players have.
    pub clock: Option<Clock>,
    /// Whether it has a password.
    pub locked: bool,
    /// How far the table is.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatNow>,
    /// Whether you made it and may start it.
    pub host: bool,
    /// Whose view this is; none for a spectator.
    #[schema(value_type = Option<u8>)]
    pub viewer: Option<Seat>,
    /// The commitment to the secret, published before anybody sat down; none when the game began from a position.
    pub commitment: Option<String>,
    /// The running match, once the game began.
    pub game_now: Option<MatchNow>,
    /// What happened, as far as the viewer may know.
    pub log: LogPart,
    /// The chat, and what players did outside the game, as far as the reader lacks it.
    pub talk: Vec<TalkLine>,
    /// A request to take back more than undo allows.
    pub take_back: Option<TakeBackAsked>,
    /// The clocks, once it began with some.
    pub clocks: Option<Clocks>,
    /// Whether bots play for everybody who played here. The game waits until one of them returns.
    pub deserted: bool,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The link that shares the finished game, if you may share it.
    pub sharing: Option<Sharing>,
}

/// How a finished private game is shared.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Sharing {
    /// The token of the link `/replay/{id}?share={token}`; none if there is no link.
    pub token: Option<String>,
}

/// A request that says nothing more.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// A running match as one viewer sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct MatchNow {
    /// The index of the decision: the number of actions before it.
    pub step: u32,
    /// A hash of all that the viewer sees; an answer names it.
    pub stamp: String,
    /// The seats that must decide; none when it is over.
    #[schema(value_type = Vec<u8>)]
    pub asked: Vec<Seat>,
    /// The kind of decision.
    pub prompt: Option<&'static str>,
    /// What the viewer sees, in the game's own form.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub view: Value,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// Why the viewer cannot take back the last action, as data with a tag `why`; none when that is
    /// possible.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "types", ts(type = "Record<string, unknown> | null"))]
    pub no_undo: Option<Value>,
    /// The score sheet.
    #[schema(value_type = Vec<Object>)]
    pub standings: Vec<dighouse_game::ScoreRow>,
    /// Since when this decision waits, in milliseconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub since: i64,
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Choice {
    /// What an answer says.
    pub text: String,
    /// Its parts, with a tag `action`.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "Record<string, unknown>"))]
    pub data: Value,
}

/// What a bot would play in your place.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Hint {
    /// The best, and up to three others.
    pub considered: Vec<Considered>,
}

/// An action that a bot considers.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Considered {
    /// The action.
    pub choice: Choice,
    /// The points that the bot expects at the end; none if it does not estimate them.
    pub points: Option<f64>,
    /// Its value from 0 to 1: mostly the chance to win.
    pub standing: Option<f64>,
    /// Your average score sheet in the bot's search: each line's name and points. Empty if the bot does not search.
    #[schema(value_type = Vec<(String, f64)>)]
    pub sheet: Vec<(&'static str, f64)>,
    /// What will probably be played next.
    pub then: Vec<Foreseen>,
}

/// A probable action.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Foreseen {
    /// By whom.
    #[schema(value_type = u8)]
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    pub seat: Seat,
    /// What.
    pub choice: Choice,
}

/// A part of the log: all lines of the steps after `after`. They replace what the reader has of those steps.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct LogPart {
    /// Lines up to this step are unchanged; none: the whole log is here.
    pub after: Option<u32>,
    /// The lines.
    pub lines: Vec<LogLine>,
}

/// Something that happened in the game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct LogLine {
    /// The number of actions, including this one.
    pub step: u32,
    /// What it was, with a tag `event`.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "Record<string, unknown>"))]
    pub event: Value,
}

/// A line of the chat, or something that players did outside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct TalkLine {
    /// Its place in the history of the table.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub at: i64,
    /// After how many actions.
    pub step: u32,
    /// What it was, with a tag `event`: `said` with a `text`, `sat`, `left`, `began`, `took-back`, `take-back-asked`,
    /// `take-back-refused`, `resigned`, `replaced`, `returned`, `timed-out`, `paused`, `resumed`, `away` …
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "Record<string, unknown>"))]
    pub event: Value,
}

/// A request to take back more than undo allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct TakeBackAsked {
    /// Who makes the request.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many actions would stay.
    pub step: u32,
    /// The seats that must still agree.
    #[schema(value_type = Vec<u8>)]
    pub waits_for: Vec<Seat>,
}

/// An action.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
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

/// A request by one of your seats.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct BySeat {
    /// Which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// Taking a seat, or confirming being ready. The game begins once every seat is taken and every person has sat down. A player
/// who sits down has seen the commitment before.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts", optional_fields))]
pub struct Sit {
    /// Which seat; the first open one if none is named.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The salt that the player's browser adds to the seed.
    #[serde(default)]
    pub salt: Option<String>,
}

/// The password of a table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Enter {
    /// The password.
    pub password: Password,
}

/// Undoing the last action of a seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Undo {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The number of actions: [`MatchNow::step`].
    pub step: u32,
}

/// Starting with bots in the open seats.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Start {
    /// The bot.
    pub bot: String,
}

/// Blocking or unblocking the player in a seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Block {
    /// Whose seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Whether the player is blocked from now on.
    pub blocked: bool,
}

/// Reporting a remark to the host.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Report {
    /// Which: [`TalkLine::seq`].
    pub seq: u32,
}

/// A remark.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts", optional_fields))]
pub struct Said {
    /// Who speaks.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// 1 to 500 characters.
    pub text: String,
    /// Chosen by the client, different for each remark: the same remark with the same key is made once, however often it is sent.
    /// 1 to 64 letters, digits, - or _.
    #[serde(default)]
    pub key: Option<String>,
}

/// A request to go back to an earlier moment, to which everybody must agree.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct TakeBack {
    /// Who makes the request.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many actions stay.
    pub step: u32,
}

/// A vote on a request.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Vote {
    /// Who answers.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Whether they agree.
    pub agree: bool,
}

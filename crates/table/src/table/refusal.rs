//! Why a table refuses what a player asks for.

use dighouse_game::{Seat, SetupError};
use dighouse_tables::BotError;
use serde_json::Value;

/// Why a table refuses a request: what the deciders (`wants_to_...`) return. The API maps it to a response.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the text of each variant says what its fields are")]
pub enum Refusal {
    /// The player has not given the table's password.
    PasswordNeeded,
    /// Only players of a private table may watch it.
    PrivateTable,
    /// A share link does not work (any more).
    NotShared,
    /// Anybody may see the game already.
    Public,
    /// The player does not play this seat.
    NotYourSeat(Seat),
    /// The player has no seat here.
    NotAtThisTable,
    /// Only the player who made the table may do this.
    NotTheMaker,
    /// The table does not allow hints and other aids.
    NoAids,

    /// The table was closed before its game began.
    Closed,
    /// The same, for somebody who wants to look at it.
    Gone,
    /// The game has begun already.
    AlreadyBegun,
    /// The game has not begun yet.
    NotBegun,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The clocks are stopped.
    Paused,

    /// Somebody else has the seat.
    SeatTaken,
    /// There is no open seat.
    Full,
    /// Some players have not sat down yet.
    NotReady,
    /// The player in this seat has time left.
    NotLate,
    /// Nobody else sits there.
    NobodyToBlock,

    /// The request answers a decision that is no longer open, or a state that has changed since.
    Stale,
    /// The seat has nothing to decide now.
    NotAsked,
    /// A rule forbids it: data with a tag `why`. `game` has the words for a rule of a game; without one, the
    /// server's own texts have them.
    Illegal { action: String, why: Value, game: Option<&'static str> },
    /// A request to take actions back is waiting for answers.
    TakeBackPending,
    /// Nobody has asked to take anything back.
    NoTakeBack,
    /// The table has as many remarks as it can hold.
    EnoughSaid,

    /// The table has no clock.
    NoClock,
    /// A request to pause is waiting for answers.
    PausePending,
    /// Nobody has asked for a pause.
    NoPause,
    /// The table has no vacation days.
    NoVacation,
    /// The player has only so many vacation days left.
    VacationUsedUp { days: i64 },

    /// There is no such game.
    UnknownGame { game: String, known: String },
    /// The new table has no seat for a person.
    NobodySits,
    /// The game has no such set-up.
    Setup(SetupError),
    /// A bot that the game does not have, named in this field of the request.
    Bot { field: String, error: BotError },
    /// The game cannot be analysed.
    NoAnalysis,
    /// A name that cannot be shown, in this field of the request.
    BadName { field: String, name: String },
    /// A field of the request with a value that cannot be used.
    Field(BadField),
}

/// A field of a request with a value that cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadField {
    /// The time of a turn is too short or too long.
    ClockTurn,
    /// The bank of a clock is too large.
    ClockBank,
    /// The salt has other characters than a salt may have, or too many.
    Salt,
    /// The key of a remark has other characters than it may have, or too many.
    Key,
    /// The key of a remark belongs to one with another text.
    KeyOfAnother,
    /// A remark is empty or too long.
    Text,
    /// There are fewer actions than that.
    Step,
    /// There is no remark by another player with this number.
    Seq,
    /// Neither a seat nor `spectator`.
    Viewer,
    /// Neither a seat nor `spectator` nor `all`.
    ReplayViewer,
    /// The earlier table had another game, other rules, other seats or other options.
    FromTable,
    /// The earlier table had no such seat.
    FromSeat,
    /// The earlier game was over by then.
    FromStepOver,
    /// The earlier game has fewer actions.
    FromStep,
}

impl From<BadField> for Refusal {
    fn from(field: BadField) -> Refusal {
        Refusal::Field(field)
    }
}

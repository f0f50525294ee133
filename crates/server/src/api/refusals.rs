//! Refusals and table errors, as responses.

use axum::http::StatusCode;
use dighouse_game::SetupError;
use dighouse_table::{BadField, Refusal};

use crate::problem::Problem;
use crate::tables::TableError;

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        use Refusal as R;
        match refusal {
            R::PasswordNeeded => Problem::forbidden("password-needed"),
            R::PrivateTable => Problem::forbidden("private-table"),
            R::NotShared => Problem::forbidden("not-shared"),
            R::Public => Problem::conflict("already-public"),
            R::NotYourSeat(seat) => Problem::forbidden("not-your-seat").with("seat", seat.index() + 1),
            R::NotAtThisTable => Problem::forbidden("not-at-this-table"),
            R::NotTheMaker => Problem::forbidden("not-the-maker"),
            R::NoAids => Problem::forbidden("no-aids"),
            R::Closed => Problem::conflict("table-closed"),
            R::Gone => Problem::new(StatusCode::GONE, "table-closed"),
            R::AlreadyBegun => Problem::conflict("already-begun"),
            R::NotBegun => Problem::conflict("not-begun"),
            R::Over => Problem::conflict("over"),
            R::NotOver => Problem::conflict("not-over"),
            R::Paused => Problem::conflict("paused"),
            R::SeatTaken => Problem::conflict("seat-taken"),
            R::Full => Problem::conflict("table-full"),
            R::NotReady => Problem::conflict("not-ready"),
            R::NotLate => Problem::conflict("not-late"),
            R::NobodyToBlock => Problem::conflict("nobody-to-block"),
            R::Stale => Problem::conflict("stale"),
            R::NotAsked => Problem::conflict("not-asked"),
            R::Illegal { action, why, game: None } => Problem::illegal(&action, why),
            R::Illegal { action, why, game: Some(game) } => Problem::illegal(&action, why).in_words_of(game),
            R::TakeBackPending => Problem::conflict("take-back-pending"),
            R::NoTakeBack => Problem::conflict("no-take-back"),
            R::EnoughSaid => Problem::conflict("enough-said"),
            R::NoClock => Problem::conflict("no-clock"),
            R::PausePending => Problem::conflict("pause-pending"),
            R::NoPause => Problem::conflict("no-pause"),
            R::NoVacation => Problem::conflict("no-vacation"),
            R::VacationUsedUp { days } => Problem::conflict("vacation-used-up").with("days", days),
            R::UnknownGame { game, known } => unknown_game(game, known),
            R::NobodySits => Problem::new(StatusCode::BAD_REQUEST, "nobody-sits").with("field", "seats"),
            R::Setup(error) => bad_setup(error),
            R::Bot { field, error } => Problem::of(StatusCode::BAD_REQUEST, error).with("field", field),
            R::NoAnalysis => Problem::conflict("no-analysis"),
            R::BadName { field, name } => Problem::bad_name(&field, &name),
            R::Field(field) => bad_field(field),
        }
    }
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Problem {
        match error {
            TableError::NoSuchTable => Problem::no_such_table(),
            TableError::Unreadable => Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "unreadable-table"),
            TableError::Store(error) => error.into(),
            TableError::Contended => Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store"),
            TableError::Panicked => Problem::internal(),
        }
    }
}

fn unknown_game(game: String, known: String) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "unknown-game")
        .with("field", "game")
        .with("game", game)
        .with("known", known)
}

/// A set-up that the game does not have.
fn bad_setup(error: SetupError) -> Problem {
    let field = match &error {
        SetupError::Seats { .. } => "seats".to_owned(),
        SetupError::UnknownOption { key, .. } | SetupError::UnknownValue { key, .. } => {
            format!("options.{key}")
        }
        SetupError::Conflict { .. } | SetupError::Data { .. } => "options".to_owned(),
    };
    Problem::of(StatusCode::BAD_REQUEST, error).with("field", field)
}

fn bad_field(field: BadField) -> Problem {
    let (field, what) = match field {
        BadField::ClockTurn => ("clock.turn", "10 seconds to 30 days"),
        BadField::ClockBank => ("clock.bank", "up to 60 days"),
        BadField::Salt => ("salt", "1 to 64 letters, digits, - or _"),
        BadField::Key => ("key", "1 to 64 letters, digits, - or _"),
        BadField::KeyOfAnother => ("key", "another remark has it"),
        BadField::Text => ("text", "1 to 500 characters"),
        BadField::Step => ("step", "there are fewer actions"),
        BadField::Seq => ("seq", "a remark of somebody else"),
        BadField::Viewer => ("as", "the number of a seat, or spectator"),
        BadField::ReplayViewer => ("as", "the number of a seat, spectator or all"),
        BadField::FromTable => ("from.table", "another game, other seats or other options"),
        BadField::FromSeat => ("from.seat", "there is no such seat"),
        BadField::FromStepOver => ("from.step", "the game is over there"),
        BadField::FromStep => ("from.step", "there are fewer actions"),
    };
    Problem::field(field, what)
}

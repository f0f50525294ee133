//! Problems: why a request was refused, as data.

use std::fmt;

use dighouse_game::SetupError;
use http::{HeaderValue, StatusCode};
use serde::Serialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use crate::{BadField, Refusal};

/// Why a request was refused: data with a tag `error`. The words are in the locales.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    status: StatusCode,
    /// The game whose texts have the words.
    game: &'static str,
    fields: Map<String, Value>,
}

/// The body of a problem response.
#[derive(Serialize, ToSchema)]
pub struct ProblemBody {
    /// What is wrong: the key of the sentence in the locales.
    error: String,
    /// The status of the response.
    status: u16,
    /// The sentence, in the language that the request asked for.
    detail: String,
    /// The part of the request that is wrong.
    field: Option<String>,
    /// The rule that forbids an action.
    why: Option<String>,
    /// The table as it is now, when the request was stale.
    #[schema(value_type = Option<Object>)]
    now: Option<Value>,
}

impl Problem {
    /// The content type.
    pub const KIND: HeaderValue = HeaderValue::from_static("application/problem+json");

    /// A problem without further data.
    pub fn new(status: StatusCode, error: &str) -> Problem {
        let mut fields = Map::new();
        fields.insert("error".to_owned(), error.into());
        Problem { status, game: "house", fields }
    }

    /// The same with words from a game's texts.
    pub const fn in_words_of(mut self, game: &'static str) -> Problem {
        self.game = game;
        self
    }

    /// The game whose texts have the words; `house` for those of all games.
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// The same with another field.
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Problem {
        self.fields.insert(key.to_owned(), value.into());
        self
    }

    /// A problem from an error that serializes with a tag `error`.
    pub fn of(status: StatusCode, data: impl Serialize) -> Problem {
        match serde_json::to_value(data) {
            Ok(Value::Object(fields)) => Problem { status, game: "house", fields },
            _ => Problem::new(status, "internal"),
        }
    }

    /// A field of the request that cannot be used.
    pub fn field(field: impl Into<String>, what: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "bad-field")
            .with("field", field.into())
            .with("what", what.into())
    }

    /// A name that cannot be shown.
    pub fn bad_name(field: &str, name: &str) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "name")
            .with("field", field)
            .with("name", name.chars().take(60).collect::<String>())
            .with("most", crate::names::LONGEST_NAME)
    }

    /// The requester may not do this.
    pub fn forbidden(error: &str) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, error)
    }

    /// It cannot be done now.
    pub fn conflict(error: &str) -> Problem {
        Problem::new(StatusCode::CONFLICT, error)
    }

    /// A bug in the program.
    pub fn internal() -> Problem {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    /// There is no such table.
    pub fn no_such_table() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "no-such-table")
    }

    /// A rule of a game or of the server forbids it: data with a tag `why`.
    pub fn illegal(action: &str, why: Value) -> Problem {
        let problem = Problem::of(StatusCode::UNPROCESSABLE_ENTITY, why);
        problem.with("error", "illegal-action").with("action", action)
    }

    /// The status of the response.
    pub const fn status(&self) -> StatusCode {
        self.status
    }

    /// The key of what is wrong.
    pub fn error(&self) -> &str {
        self.fields.get("error").and_then(Value::as_str).unwrap_or_default()
    }

    /// The data without the sentence.
    pub fn data(&self) -> Value {
        Value::Object(self.fields.clone())
    }

    /// The data with the status, for a stream.
    pub fn data_with_status(&self) -> Value {
        let mut fields = self.fields.clone();
        fields.insert("status".to_owned(), json!(self.status.as_u16()));
        Value::Object(fields)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.status.as_u16(), self.error())
    }
}

impl std::error::Error for Problem {}

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

#[cfg(feature = "axum")]
impl axum_core::response::IntoResponse for Problem {
    /// The sentence is added later, where the language is known.
    fn into_response(self) -> axum_core::response::Response {
        use http::header;
        let mut response = (self.status, self.data_with_status().to_string()).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, Problem::KIND);
        if let Some(seconds) = self.fields.get("retry_after").and_then(Value::as_u64) {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}

//! How tables are made.

use axum::http::StatusCode;
use dighouse_game::{Secret, Setup, SetupError, Viewer};
use dighouse_tables::AnyGame;

use super::Table;
use crate::history::{Holder, Made, Person, Source, TableEvent};
use crate::messages::{NewSeat, NewTable, Phase};
use crate::names::clean_name;
use crate::problem::Problem;
use crate::random;

/// The first event of a table that `person` makes; `password` is the hash of its password, `earlier` the table whose
/// game goes on.
pub(crate) fn make(
    new: NewTable,
    person: &Person,
    password: Option<String>,
    earlier: Option<&Table>,
) -> Result<TableEvent, Problem> {
    let game = dighouse_shelf::shelf().game(&new.game).ok_or_else(|| {
        let known =
            dighouse_shelf::shelf().games().iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ");
        Problem::new(StatusCode::BAD_REQUEST, "unknown-game")
            .with("field", "game")
            .with("game", new.game.clone())
            .with("known", known)
    })?;
    let seats = new
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| holder(game, index, seat, person))
        .collect::<Result<Vec<_>, _>>()?;
    if !seats.iter().any(|holder| matches!(holder, Holder::Person(_))) {
        return Err(Problem::new(StatusCode::BAD_REQUEST, "nobody-sits").with("field", "seats"));
    }
    let mut made = Made {
        game: new.game,
        rules: game.info().rules,
        options: new.options,
        seats,
        public: new.public,
        pace: new.pace,
        aids: new.aids,
        clock: new.clock,
        password,
        maker: person.id.clone(),
        source: Source::Secret(Secret::new(random::bytes()).to_string()),
    };
    new.clock.as_ref().map_or(Ok(()), super::time_control::check)?;
    let setup = setup(game, &made).map_err(bad_setup)?;
    // Some faults (choices that exclude each other) are only seen when a game begins.
    game.begin(setup, dighouse_game::Seed::from_number(0)).map_err(bad_setup)?;
    made.options = setup.changes().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    if let (Some(moment), Some(earlier)) = (&new.from, earlier) {
        earlier.must_let_in(Some(&person.id))?;
        let viewer = Viewer::Seat(moment.seat);
        made.source = Source::Position(earlier.moment(moment.step, viewer, &made)?);
    }
    Ok(TableEvent::Made(Box::new(made)))
}

/// The same table again: who asks sits down, bots stay, the others' seats are open to them.
fn remake(table: &Table, person: &Person) -> Vec<TableEvent> {
    let seats = table.seats.iter().map(|place| match &place.holder {
        Holder::Person(other) if other.id == person.id => place.holder.clone(),
        Holder::Person(_) | Holder::Open => Holder::Open,
        Holder::Bot { bot } => Holder::Bot { bot: bot.clone() },
    });
    let made = TableEvent::Made(Box::new(Made {
        seats: seats.collect(),
        maker: person.id.clone(),
        source: Source::Secret(Secret::new(random::bytes()).to_string()),
        ..table.made.clone()
    }));
    [made].into_iter().chain(table.let_in_again()).collect()
}

/// The set-up that was agreed.
pub(super) fn setup(game: &dyn AnyGame, made: &Made) -> Result<Setup, SetupError> {
    let seats = u8::try_from(made.seats.len()).unwrap_or(u8::MAX);
    let setup = Setup::new(game.info(), seats)?;
    made.options.iter().try_fold(setup, |setup, (key, value)| setup.choose(key, value))
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

fn holder(game: &dyn AnyGame, index: usize, seat: &NewSeat, person: &Person) -> Result<Holder, Problem> {
    Ok(match seat {
        NewSeat::Open => Holder::Open,
        NewSeat::You => Holder::Person(person.clone()),
        NewSeat::Here { name } => {
            let name = clean_name(name).ok_or_else(|| bad_name(&format!("seats[{index}].name"), name))?;
            Holder::Person(Person { name: Some(name), ..person.clone() })
        }
        NewSeat::Bot { bot } => {
            check_bot(game, bot).map_err(|problem| problem.with("field", format!("seats[{index}].bot")))?;
            Holder::Bot { bot: bot.clone() }
        }
    })
}

/// A name that cannot be shown.
pub(crate) fn bad_name(field: &str, name: &str) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "name")
        .with("field", field)
        .with("name", name.chars().take(60).collect::<String>())
        .with("most", crate::names::LONGEST_NAME)
}

/// Whether the game has this bot.
pub(super) fn check_bot(game: &dyn AnyGame, bot: &str) -> Result<(), Problem> {
    let bad = |error| Problem::of(StatusCode::BAD_REQUEST, error);
    let spec = bot.parse().map_err(bad)?;
    game.check_bot(&spec).map_err(bad)
}

impl Table {
    /// The table of the rematch, or the events that make it.
    pub(crate) fn wants_rematch(&self, person: &Person) -> Result<Result<String, Vec<TableEvent>>, Problem> {
        if !self.knows(&person.id) {
            return Err(Problem::forbidden("not-at-this-table"));
        }
        match &self.rematch {
            _ if self.closed => Err(Problem::conflict("table-closed")),
            Some(table) => Ok(Ok(table.clone())),
            None if self.phase() == Phase::Over => Ok(Err(remake(self, person))),
            None => Err(Problem::conflict("not-over")),
        }
    }

    /// The table of the rematch.
    pub(crate) fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The position after `step` actions of this finished game, dealt anew for `viewer`.
    fn moment(&self, step: u32, viewer: Viewer, made: &Made) -> Result<String, Problem> {
        let running = match self.running_match() {
            Some(running) if self.phase() == Phase::Over => running,
            _ => return Err(Problem::conflict("not-over")),
        };
        let same = self.made.game == made.game && self.made.seats.len() == made.seats.len();
        if !same || self.made.options != made.options {
            return Err(Problem::field("from.table", "another game, other seats or other options"));
        }
        if viewer.seat().is_none_or(|seat| seat.index() >= self.seats.len()) {
            return Err(Problem::field("from.seat", "there is no such seat"));
        }
        let seed = dighouse_game::Seed::new(random::bytes());
        let redealt = running.redealt(step as usize, viewer, &mut dighouse_game::Stream::new(seed, 0));
        if step >= self.step() {
            return Err(Problem::field("from.step", "the game is over there"));
        }
        redealt.ok_or_else(|| Problem::field("from.step", "there are fewer actions"))
    }
}

//! Making tables and rematches.

use dighouse_game::{Secret, Seed, Setup, SetupError, Stream, Viewer};
use dighouse_tables::{AnyGame, BotError, Shelf};

use super::{BadField, Refusal, Table};
use crate::Phase;
use crate::history::{Holder, Made, Person, Source, TableEvent, TimeControl};
use crate::messages::{NewSeat, NewTable};
use crate::names::clean_name;

/// The first event of a table that `person` makes. `password` is the hash of its password; `earlier` is the table whose
/// game is continued from an earlier moment; `entropy` are bytes that nobody can guess.
pub fn make(
    shelf: Shelf,
    new: NewTable,
    person: &Person,
    password: Option<String>,
    earlier: Option<&Table>,
    entropy: [u8; 32],
) -> Result<TableEvent, Refusal> {
    let game = shelf
        .game(&new.game)
        .ok_or_else(|| Refusal::UnknownGame { game: new.game.clone(), known: shelf.ids() })?;
    let seats = new
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| holder(game, index, seat, person))
        .collect::<Result<Vec<_>, _>>()?;
    if !seats.iter().any(|holder| matches!(holder, Holder::Person(_))) {
        return Err(Refusal::NobodySits);
    }
    let mut made = Made {
        game: new.game,
        rules: game.info().rules,
        module: game.module_hash(),
        options: new.options,
        seats,
        public: new.public,
        pace: new.pace.into(),
        aids: new.aids,
        clock: new.clock.map(TimeControl::from),
        waits_for_people: true,
        password,
        maker: person.id.clone(),
        source: Source::Secret(Secret::new(entropy).to_string()),
    };
    made.clock.as_ref().map_or(Ok(()), super::time_control::check)?;
    let setup = setup(game, &made).map_err(Refusal::Setup)?;
    // Some errors (options that exclude each other) appear only when a game begins.
    game.begin(setup, Seed::from_number(0)).map_err(Refusal::Setup)?;
    made.options = setup.changes().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    if let (Some(moment), Some(earlier)) = (&new.from, earlier) {
        earlier.must_see(Some(&person.id))?;
        let viewer = Viewer::Seat(moment.seat);
        made.source = Source::Position(earlier.moment(moment.step, viewer, &made, Seed::new(entropy))?);
    }
    Ok(TableEvent::Made(Box::new(made)))
}

/// The same table again, with the newest rules: the person who asks has a seat, bots stay, and the other seats are open.
/// Options that these rules no longer have are left out.
fn remake(shelf: Shelf, table: &Table, person: &Person, entropy: [u8; 32]) -> Vec<TableEvent> {
    let game = shelf.game(&table.made.game).unwrap_or(table.game);
    let has = |key: &str, value: &str| {
        game.info().options.iter().any(|option| option.key == key && option.values.contains(&value))
    };
    let mut options = table.made.options.clone();
    options.retain(|key, value| has(key, value));
    let seats = table.seats.iter().map(|place| match &place.holder {
        Holder::Person(other) if other.id == person.id => place.holder.clone(),
        Holder::Person(_) | Holder::Open => Holder::Open,
        Holder::Bot { bot } => Holder::Bot { bot: bot.clone() },
    });
    let made = TableEvent::Made(Box::new(Made {
        rules: game.info().rules,
        module: game.module_hash(),
        options,
        seats: seats.collect(),
        waits_for_people: true,
        maker: person.id.clone(),
        source: Source::Secret(Secret::new(entropy).to_string()),
        ..table.made.clone()
    }));
    [made].into_iter().chain(table.let_in_again()).collect()
}

/// The set-up of the game.
pub(super) fn setup(game: &dyn AnyGame, made: &Made) -> Result<Setup, SetupError> {
    let seats = u8::try_from(made.seats.len()).unwrap_or(u8::MAX);
    let setup = Setup::new(game.info(), seats)?;
    made.options.iter().try_fold(setup, |setup, (key, value)| setup.choose(key, value))
}

fn holder(game: &dyn AnyGame, index: usize, seat: &NewSeat, person: &Person) -> Result<Holder, Refusal> {
    Ok(match seat {
        NewSeat::Open => Holder::Open,
        NewSeat::You => Holder::Person(person.clone()),
        NewSeat::Here { name } => {
            let name = clean_name(name).ok_or_else(|| Refusal::BadName {
                field: format!("seats[{index}].name"),
                name: name.clone(),
            })?;
            Holder::Person(Person { name: Some(name), ..person.clone() })
        }
        NewSeat::Bot { bot } => {
            check_bot(game, bot)
                .map_err(|error| Refusal::Bot { field: format!("seats[{index}].bot"), error })?;
            Holder::Bot { bot: bot.clone() }
        }
    })
}

/// Whether the game offers this bot: by its name only, since settings would let anybody choose how much of the machine it uses.
pub(super) fn check_bot(game: &dyn AnyGame, bot: &str) -> Result<(), BotError> {
    if game.bots().contains(&bot) {
        return Ok(());
    }
    Err(BotError::UnknownBot { bot: bot.chars().take(60).collect(), known: game.bots().join(", ") })
}

/// The table of a rematch.
pub enum Rematch {
    /// It exists already: its id.
    Existing(String),
    /// These events make it.
    New(Vec<TableEvent>),
}

impl Table {
    /// The table of the rematch, or the events that make it; `entropy` are bytes that nobody can guess.
    pub fn wants_rematch(
        &self,
        shelf: Shelf,
        person: &Person,
        entropy: [u8; 32],
    ) -> Result<Rematch, Refusal> {
        if !self.knows(&person.id) {
            return Err(Refusal::NotAtThisTable);
        }
        match &self.rematch {
            _ if self.closed => Err(Refusal::Closed),
            Some(table) => Ok(Rematch::Existing(table.clone())),
            None if self.phase() == Phase::Over => Ok(Rematch::New(remake(shelf, self, person, entropy))),
            None => Err(Refusal::NotOver),
        }
    }

    /// The table of the rematch.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The position after `step` actions of this finished game, with everything redealt that `viewer` cannot know.
    fn moment(&self, step: u32, viewer: Viewer, made: &Made, seed: Seed) -> Result<String, Refusal> {
        let running = match self.running_match() {
            Some(running) if self.phase() == Phase::Over => running,
            _ => return Err(Refusal::NotOver),
        };
        let same_rules = self.game.info().rules == made.rules && self.game.module_hash() == made.module;
        let same = self.made.game == made.game && same_rules && self.made.seats.len() == made.seats.len();
        if !same || self.made.options != made.options {
            return Err(BadField::FromTable.into());
        }
        if viewer.seat().is_none_or(|seat| seat.index() >= self.seats.len()) {
            return Err(BadField::FromSeat.into());
        }
        let redealt = running.redealt(step as usize, viewer, &mut Stream::new(seed, 0));
        if step >= self.step() {
            return Err(BadField::FromStepOver.into());
        }
        redealt.ok_or(Refusal::Field(BadField::FromStep))
    }
}

//! A table: what follows from its history.
//!
//! [`Table::apply`] applies a line of the history, and nothing else changes a table, so a table can be rebuilt at any
//! time. What players ask for never changes a table directly: the deciders (`wants_to_...`) judge it against the table
//! as it is and return events or a [`Refusal`]. The caller applies the events and writes them to
//! its store before anybody sees them.

mod actions;
mod advice;
mod apply;
mod bots;
mod card;
mod clocks;
mod creation;
mod import;
mod moderation;
mod record;
mod refusal;
mod result;
mod seating;
mod sharing;
mod substitutes;
mod table_password;
mod talk;
mod time_control;
mod view;

use std::collections::BTreeSet;

use dighouse_game::{PerSeat, Salt, Seat, Seats, Secret};
use dighouse_tables::{AnyGame, AnyMatch, Shelf};
use serde_json::Value;

use crate::Phase;
use crate::history::{Holder, Line, Made, Person, Source, TableEvent};
use clocks::Clocks;
use talk::TalkEntry;

pub use advice::{Decided, Question, show_hint};
pub use bots::BotTurn;
pub use creation::{Rematch, make};
pub use import::import;
pub use refusal::{BadField, Refusal};
pub use sharing::Access;
pub use view::{ReadSoFar, Viewpoint};

/// A table as its history made it.
pub struct Table {
    /// Its name in addresses.
    pub id: String,
    made: Made,
    game: &'static dyn AnyGame,
    seats: Vec<Place>,
    /// The running match, once the game began.
    running: Option<Box<dyn AnyMatch>>,
    /// When it began.
    began: i64,
    /// When the game ended.
    ended: Option<i64>,
    closed: bool,
    talk: Vec<TalkEntry>,
    take_back: Option<TakeBackRequest>,
    /// The clocks, once the game began.
    clocks: Option<Clocks>,
    /// Who asked for a pause, and who has agreed.
    pause: Option<(Seat, Seats)>,
    rematch: Option<String>,
    /// The token of the link that shares the finished game.
    share: Option<String>,
    /// The ids of all who have ever sat here.
    met: BTreeSet<String>,
    /// The ids of those who gave the password.
    let_in: BTreeSet<String>,
    /// The ids of those who were erased.
    forgotten: BTreeSet<String>,
    /// Who reported which remark.
    reported: BTreeSet<(String, u32)>,
    /// When the last line was written.
    changed: i64,
    /// Since when the current decision is pending.
    since: i64,
    /// What each line did to the actions.
    marks: Vec<Mark>,
}

/// What a line of the history did to the actions.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// How many there were after it.
    steps: u32,
    /// How many it left unchanged.
    kept: u32,
}

/// A seat and who plays there.
#[derive(Clone, Debug)]
struct Place {
    holder: Holder,
    /// Whether its person has sat down.
    ready: bool,
    salt: Option<Salt>,
    /// The bot that plays for a person who resigned, was replaced or timed out.
    substitute: Option<String>,
    /// Whether that person cannot come back.
    resigned: bool,
    /// Whether the person lost on time.
    lost: bool,
}

/// A request to take back more than undo allows.
#[derive(Clone, Debug)]
struct TakeBackRequest {
    seat: Seat,
    step: u32,
    agreed: Seats,
}

/// Why a history cannot be read: another version of the program wrote it, or it is damaged.
#[derive(Debug)]
pub struct Unreadable(pub String);

fn fault(number: u32, what: &dyn std::fmt::Display) -> Unreadable {
    Unreadable(format!("line {number}: {what}"))
}

impl Table {
    /// The table that follows from a history: from all of it, or from the lines that `table` does not know yet. The
    /// rules are those that the first line names. If it does not name their module, they are the first that allow all
    /// actions of the history.
    pub fn grown(
        shelf: Shelf,
        table: Option<Table>,
        id: &str,
        lines: &[String],
    ) -> Result<Table, Unreadable> {
        if let Some(mut table) = table {
            table.grow(lines)?;
            return Ok(table);
        }
        let (first, rest) =
            lines.split_first().ok_or_else(|| Unreadable("the history is empty".to_owned()))?;
        let first = Line::read(first).map_err(|error| fault(1, &error))?;
        let Line { at, event: TableEvent::Made(made) } = first else {
            return Err(fault(1, &"the first line must make the table"));
        };
        let mut unreadable = None;
        for game in shelf.with_rules(&made.game, made.rules, made.module) {
            let mut table = Table::new(game, id, at, (*made).clone());
            match table.grow(rest) {
                Ok(()) => return Ok(table),
                Err(error) => _ = unreadable.get_or_insert(error),
            }
        }
        let unknown =
            || fault(1, &format_args!("version {} of the rules of {} is unknown", made.rules, made.game));
        Err(unreadable.unwrap_or_else(unknown))
    }

    /// Applies the lines that the table does not know yet.
    fn grow(&mut self, lines: &[String]) -> Result<(), Unreadable> {
        for (number, text) in (self.seq() + 1..).zip(lines) {
            let line = Line::read(text).map_err(|error| fault(number, &error))?;
            self.apply(&line).map_err(|Unreadable(what)| fault(number, &what))?;
        }
        Ok(())
    }

    fn new(game: &'static dyn AnyGame, id: &str, at: i64, made: Made) -> Table {
        let place = |holder: &Holder| Place {
            holder: holder.clone(),
            ready: matches!(holder, Holder::Bot { .. }),
            salt: None,
            substitute: None,
            resigned: false,
            lost: false,
        };
        Table {
            id: id.to_owned(),
            seats: made.seats.iter().map(place).collect(),
            met: made.seats.iter().filter_map(Holder::person).map(|person| person.id.clone()).collect(),
            made,
            game,
            running: None,
            began: at,
            ended: None,
            closed: false,
            talk: Vec::new(),
            take_back: None,
            clocks: None,
            pause: None,
            rematch: None,
            share: None,
            let_in: BTreeSet::new(),
            forgotten: BTreeSet::new(),
            reported: BTreeSet::new(),
            changed: at,
            since: at,
            marks: vec![Mark { steps: 0, kept: 0 }],
        }
    }

    /// How many lines the history has.
    pub fn seq(&self) -> u32 {
        self.marks.len() as u32
    }

    /// How many actions were played.
    fn step(&self) -> u32 {
        self.running.as_ref().map_or(0, |running| running.steps() as u32)
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match &self.running {
            _ if self.closed => Phase::Over,
            None => Phase::Waiting,
            Some(running) if running.decision().is_over() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// The running match; none before the game began. It stays when the game is over.
    pub fn running_match(&self) -> Option<&dyn AnyMatch> {
        self.running.as_deref()
    }

    fn asked(&self) -> Seats {
        self.running.as_ref().map_or(Seats::NONE, |running| running.decision().seats())
    }

    fn secret(&self) -> Option<Secret> {
        match &self.made.source {
            Source::Secret(secret) => secret.parse().ok(),
            Source::Position(_) | Source::Record(_) => None,
        }
    }

    fn salts(&self) -> PerSeat<Option<Salt>> {
        PerSeat(std::array::from_fn(|index| self.seats.get(index).and_then(|place| place.salt.clone())))
    }

    fn places(&self) -> impl Iterator<Item = (Seat, &Place)> {
        Seat::ALL.into_iter().zip(&self.seats)
    }

    /// The bot that plays a seat now.
    fn bot(&self, seat: Seat) -> Option<&str> {
        let place = self.seats.get(seat.index())?;
        match &place.holder {
            Holder::Bot { bot } => Some(bot),
            Holder::Person(_) => place.substitute.as_deref(),
            Holder::Open => None,
        }
    }

    /// The bots that must decide, with their names; none during a pause or at a deserted table.
    pub fn asked_bots(&self) -> impl Iterator<Item = (Seat, &str)> {
        let stands_still = self.is_paused() || self.is_deserted();
        let asked = if stands_still { Seats::NONE } else { self.asked() };
        asked.iter().filter_map(|seat| Some((seat, self.bot(seat)?)))
    }

    /// Whether a person still plays, not only bots.
    pub fn has_people(&self) -> bool {
        self.places()
            .any(|(seat, place)| matches!(place.holder, Holder::Person(_)) && self.bot(seat).is_none())
    }

    /// The person who plays a seat; none for a bot or a substitute.
    fn person(&self, seat: Seat) -> Option<&Person> {
        match &self.seats.get(seat.index())?.holder {
            Holder::Person(person) if self.bot(seat).is_none() => Some(person),
            _ => None,
        }
    }

    /// The ids of the people whose turn it is.
    pub fn asked_people(&self) -> Vec<String> {
        let asked = if self.phase() == Phase::Playing { self.asked() } else { Seats::NONE };
        let people: BTreeSet<&str> =
            asked.iter().filter_map(|seat| self.person(seat)).map(|person| &*person.id).collect();
        people.into_iter().map(str::to_owned).collect()
    }

    /// Whether `player` plays this seat. An erased player plays none, not even by a request that was under way.
    fn plays(&self, seat: Seat, player: &str) -> bool {
        self.holds(seat, player) && !self.forgotten.contains(player)
    }

    /// Whether `player` is the person in this seat.
    fn holds(&self, seat: Seat, player: &str) -> bool {
        self.person(seat).is_some_and(|person| person.id == player)
    }

    /// Whether `player` made the table, or holds or held a seat here.
    fn knows(&self, player: &str) -> bool {
        self.made.maker == player
            || self
                .seats
                .iter()
                .any(|place| matches!(&place.holder, Holder::Person(person) if person.id == player))
    }

    /// The strongest bot of the game.
    fn strongest_bot(&self) -> &'static str {
        self.game.bots().last().copied().unwrap_or("random")
    }

    /// Refuses a bot that the game does not offer.
    fn must_offer_bot(&self, field: &str, bot: &str) -> Result<(), Refusal> {
        creation::check_bot(self.game, bot).map_err(|error| Refusal::Bot { field: field.to_owned(), error })
    }

    /// Whether the lobby shows it.
    pub const fn is_public(&self) -> bool {
        self.made.public
    }

    /// Whether hints and other aids are allowed.
    const fn allows_aids(&self) -> bool {
        self.made.aids
    }
}

/// An error or a reason as JSON.
fn data(error: impl serde::Serialize) -> Value {
    serde_json::to_value(error).unwrap_or_default()
}

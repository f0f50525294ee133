//! A table: what follows from its history.
//!
//! [`Table::apply`] applies a line of the history and nothing else changes a table, so a table can be
//! rebuilt at any time. What players want (`sitting`, `acting`, `substitutes`) never changes a table either:
//! it is judged against the table as it is and becomes events, which are first written to the store
//! and then learned.

mod actions;
mod apply;
mod card;
mod clocks;
mod creation;
mod moderation;
mod record;
mod refusal;
mod result;
mod seating;
mod substitutes;
mod table_password;
mod talk;
mod time_control;
mod view;

use std::collections::BTreeSet;

use dighouse_game::{PerSeat, Salt, Seat, Seats, Secret};
use dighouse_tables::{AnyGame, AnyMatch, Shelf};
use serde_json::Value;

use crate::history::{Holder, Line, Made, Person, Source, TableEvent};
use crate::store::Phase;
use clocks::Clocks;
use talk::TalkEntry;

pub(crate) use creation::{Rematch, make};
pub(crate) use refusal::{BadField, Refusal};
pub(crate) use view::{ReadSoFar, Viewpoint, show_considered};

/// A table, as its history made it.
pub(crate) struct Table {
    pub(crate) id: String,
    made: Made,
    game: &'static dyn AnyGame,
    seats: Vec<Place>,
    /// The match, once it began.
    running: Option<Box<dyn AnyMatch>>,
    /// When it began.
    began: i64,
    /// When it was played out.
    ended: Option<i64>,
    closed: bool,
    talk: Vec<TalkEntry>,
    take_back: Option<TakeBackRequest>,
    /// The clocks, once it began.
    clocks: Option<Clocks>,
    /// Who asks for a pause, and who agrees.
    pause: Option<(Seat, Seats)>,
    rematch: Option<String>,
    /// All who have ever sat here.
    met: BTreeSet<String>,
    /// Those who knew the password.
    let_in: BTreeSet<String>,
    /// Who showed the host which remark.
    reported: BTreeSet<(String, u32)>,
    /// When the last line was written.
    changed: i64,
    /// When the decision that waits now was put.
    since: i64,
    /// How far each line went.
    marks: Vec<Mark>,
}

/// What a line of the history did to the actions.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// How many there were after it: what a reader has who knows so many lines.
    steps: u32,
    /// How many it left as they were.
    kept: u32,
}

/// A seat and who plays there.
#[derive(Clone, Debug)]
struct Place {
    holder: Holder,
    /// Whether its person has sat down.
    ready: bool,
    salt: Option<Salt>,
    /// The bot that plays on for a person who resigned or was replaced.
    substitute: Option<String>,
    /// Whether that person gave up and cannot come back.
    resigned: bool,
    /// Whether the person has lost because the time was up.
    lost: bool,
}

/// Somebody wants to take back what was revealed.
#[derive(Clone, Debug)]
struct TakeBackRequest {
    seat: Seat,
    step: u32,
    agreed: Seats,
}

/// Why a history cannot be understood: written by another version of the program, or damaged.
#[derive(Debug)]
pub(crate) struct Unreadable(pub(crate) String);

impl Table {
    /// The table that a history makes: all of it, or what follows after the lines that `table` knows.
    pub(crate) fn grown(
        shelf: Shelf,
        mut table: Option<Table>,
        id: &str,
        lines: &[String],
    ) -> Result<Table, Unreadable> {
        let fault = |number: u32, what: &dyn std::fmt::Display| Unreadable(format!("line {number}: {what}"));
        let known = table.as_ref().map_or(0, Table::seq);
        for (number, text) in (known + 1..).zip(lines) {
            let line = Line::read(text).map_err(|error| fault(number, &error))?;
            match (&mut table, line) {
                (None, Line { at, event: TableEvent::Made(made) }) => {
                    table = Some(Table::new(shelf, id, at, *made).map_err(|what| fault(number, &what))?);
                }
                (Some(table), line) => table.apply(&line).map_err(|Unreadable(what)| fault(number, &what))?,
                (None, _) => return Err(fault(number, &"a table begins with its making")),
            }
        }
        table.ok_or_else(|| Unreadable("there is no line".to_owned()))
    }

    fn new(shelf: Shelf, id: &str, at: i64, made: Made) -> Result<Table, String> {
        let game = shelf.game(&made.game).ok_or_else(|| format!("there is no game {}", made.game))?;
        if game.info().rules != made.rules {
            return Err(format!("rules {} of {} are not known", made.rules, made.game));
        }
        let place = |holder: &Holder| Place {
            holder: holder.clone(),
            ready: matches!(holder, Holder::Bot { .. }),
            salt: None,
            substitute: None,
            resigned: false,
            lost: false,
        };
        Ok(Table {
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
            let_in: BTreeSet::new(),
            reported: BTreeSet::new(),
            changed: at,
            since: at,
            marks: vec![Mark { steps: 0, kept: 0 }],
        })
    }

    /// How many lines the history has.
    pub(crate) fn seq(&self) -> u32 {
        self.marks.len() as u32
    }

    /// How many actions were done.
    fn step(&self) -> u32 {
        self.running.as_ref().map_or(0, |running| running.steps() as u32)
    }

    pub(crate) fn phase(&self) -> Phase {
        match &self.running {
            _ if self.closed => Phase::Over,
            None => Phase::Waiting,
            Some(running) if running.decision().is_over() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// The match; none before it began.
    pub(crate) fn running_match(&self) -> Option<&dyn AnyMatch> {
        self.running.as_deref()
    }

    fn asked(&self) -> Seats {
        self.running.as_ref().map_or(Seats::NONE, |running| running.decision().seats())
    }

    fn secret(&self) -> Option<Secret> {
        match &self.made.source {
            Source::Secret(secret) => secret.parse().ok(),
            Source::Position(_) => None,
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

    /// The bots that are asked, with their names; they rest in a pause.
    pub(crate) fn asked_bots(&self) -> impl Iterator<Item = (Seat, &str)> {
        let asked = if self.is_paused() { Seats::NONE } else { self.asked() };
        asked.iter().filter_map(|seat| Some((seat, self.bot(seat)?)))
    }

    /// Whether a person still plays: bots among themselves need not be watched.
    pub(crate) fn has_people(&self) -> bool {
        self.places()
            .any(|(seat, place)| matches!(place.holder, Holder::Person(_)) && self.bot(seat).is_none())
    }

    /// The person who plays a seat; none for a bot or one who has left it to a bot.
    fn person(&self, seat: Seat) -> Option<&Person> {
        match &self.seats.get(seat.index())?.holder {
            Holder::Person(person) if self.bot(seat).is_none() => Some(person),
            _ => None,
        }
    }

    /// The ids of the people whose turn it is.
    pub(crate) fn asked_people(&self) -> Vec<String> {
        let asked = if self.phase() == Phase::Playing { self.asked() } else { Seats::NONE };
        let people: BTreeSet<&str> =
            asked.iter().filter_map(|seat| self.person(seat)).map(|person| &*person.id).collect();
        people.into_iter().map(str::to_owned).collect()
    }

    /// Whether `player` plays this seat.
    fn plays(&self, seat: Seat, player: &str) -> bool {
        self.person(seat).is_some_and(|person| person.id == player)
    }

    /// Whether `player` has or had a seat here.
    fn knows(&self, player: &str) -> bool {
        self.made.maker == player
            || self
                .seats
                .iter()
                .any(|place| matches!(&place.holder, Holder::Person(person) if person.id == player))
    }

    /// The strongest bot of the game.
    pub(crate) fn strongest_bot(&self) -> &'static str {
        self.game.bots().last().copied().unwrap_or("random")
    }

    pub(crate) const fn allows_aids(&self) -> bool {
        self.made.aids
    }
}

/// The data of an error, or of a reason, as an object.
fn data(error: impl serde::Serialize) -> Value {
    serde_json::to_value(error).unwrap_or_default()
}

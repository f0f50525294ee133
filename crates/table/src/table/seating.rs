//! Taking and leaving seats.

use dighouse_game::{Salt, Seat};

use super::{BadField, Refusal, Table};
use crate::Phase;
use crate::history::{Holder, Person, TableEvent};
use crate::messages::Sit;

impl Table {
    /// Takes a seat, or confirms that the person in a seat is ready. The game begins with the last one. Repeating it changes
    /// nothing.
    pub fn wants_to_sit(&self, person: &Person, request: &Sit) -> Result<Vec<TableEvent>, Refusal> {
        self.must_let_in(Some(&person.id))?;
        if self.forgotten.contains(&person.id) {
            return Err(Refusal::NotAtThisTable);
        }
        let own = self
            .places()
            .find(|(_, place)| matches!(&place.holder, Holder::Person(own) if own.id == person.id));
        if own.is_some_and(|(_, place)| place.ready && !self.closed) {
            return Ok(Vec::new());
        }
        self.must_wait()?;
        let salt = request.salt.as_deref().map(str::parse::<Salt>).transpose();
        let salt = salt.map_err(|_| BadField::Salt)?;
        let seat = match (own, request.seat) {
            (Some((seat, _)), _) => seat,
            (None, Some(seat)) if self.is_open(seat) => seat,
            (None, Some(_)) => return Err(Refusal::SeatTaken),
            (None, None) => self.first_open().ok_or(Refusal::Full)?,
        };
        let salt = salt.map(|salt| salt.to_string());
        let mut events = vec![TableEvent::Sat { seat, person: person.clone(), salt }];
        let complete = self.places().all(|(other, place)| match &place.holder {
            Holder::Open => other == seat,
            Holder::Person(other) => place.ready || other.id == person.id,
            Holder::Bot { .. } => true,
        });
        if complete {
            events.push(TableEvent::Began { bot: None });
        }
        Ok(events)
    }

    /// Leaves before the start. When the maker leaves, the table is closed.
    pub fn wants_to_leave(&self, player: &str, seat: Seat) -> Result<Vec<TableEvent>, Refusal> {
        self.must_wait()?;
        self.must_play(seat, player)?;
        Ok(vec![if self.made.maker == player { TableEvent::Closed } else { TableEvent::Left { seat } }])
    }

    /// What happens to the table when `player` is gone for good.
    pub fn wants_to_go(&self, player: &str) -> Vec<TableEvent> {
        let own = || self.places().map(|(seat, _)| seat).filter(|&seat| self.holds(seat, player));
        let bot = || self.game.default_bot().to_owned();
        match self.phase() {
            Phase::Waiting if self.made.maker == player => vec![TableEvent::Closed],
            Phase::Waiting => own().map(|seat| TableEvent::Left { seat }).collect(),
            Phase::Playing => own().map(|seat| TableEvent::Resigned { seat, bot: bot() }).collect(),
            Phase::Over => Vec::new(),
        }
    }

    /// The maker starts the game with a bot in the open seats.
    pub fn wants_to_start(&self, player: &str, bot: &str) -> Result<Vec<TableEvent>, Refusal> {
        if self.made.maker != player {
            return Err(Refusal::NotTheMaker);
        }
        if self.phase() == Phase::Playing {
            return Ok(Vec::new());
        }
        self.must_wait()?;
        self.must_offer_bot("bot", bot)?;
        if self.seats.iter().any(|place| matches!(place.holder, Holder::Person(_)) && !place.ready) {
            return Err(Refusal::NotReady);
        }
        Ok(vec![TableEvent::Began { bot: Some(bot.to_owned()) }])
    }

    fn must_wait(&self) -> Result<(), Refusal> {
        match self.phase() {
            _ if self.closed => Err(Refusal::Closed),
            Phase::Waiting => Ok(()),
            Phase::Playing | Phase::Over => Err(Refusal::AlreadyBegun),
        }
    }

    /// Refuses if `player` does not play this seat.
    pub(super) fn must_play(&self, seat: Seat, player: &str) -> Result<(), Refusal> {
        if self.plays(seat, player) { Ok(()) } else { Err(Refusal::NotYourSeat(seat)) }
    }

    fn is_open(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|place| place.holder == Holder::Open)
    }

    fn first_open(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.is_open(seat))
    }
}

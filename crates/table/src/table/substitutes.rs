//! Substitutes: bots that play for people who left or are late.

use dighouse_game::Seat;

use super::{Place, Refusal, Table};
use crate::Phase;
use crate::history::{Holder, Pace, TableEvent};

/// In milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

impl Table {
    /// After how long a person is late, in milliseconds.
    pub(super) const fn patience(&self) -> i64 {
        match self.made.pace {
            Pace::Live => 3 * 60 * 1000,
            Pace::Slow => 3 * DAY,
        }
    }

    /// The shortest time after which a waiting table can be abandoned, in milliseconds.
    pub const fn shortest_wait() -> i64 {
        DAY
    }

    /// Whether a public table has waited for players for too long.
    pub fn is_abandoned(&self, now: i64) -> bool {
        let wait = match self.made.pace {
            Pace::Live => Table::shortest_wait(),
            Pace::Slow => 14 * DAY,
        };
        self.phase() == Phase::Waiting && self.made.public && now - self.changed > wait
    }

    /// When the people who must decide become late; never at a table with clocks.
    pub const fn late_at(&self) -> i64 {
        match self.clocks {
            Some(_) => i64::MAX,
            None => self.since + self.patience(),
        }
    }

    /// Whether the person in this seat is late.
    pub(super) fn is_late(&self, seat: Seat, now: i64) -> bool {
        self.asked().contains(seat) && self.person(seat).is_some() && now >= self.late_at()
    }

    /// Whether `player` left this seat to a bot and may come back.
    pub(super) fn may_return(&self, seat: Seat, player: &str) -> bool {
        self.phase() == Phase::Playing
            && self.seats.get(seat.index()).is_some_and(|place| {
                let own = matches!(&place.holder, Holder::Person(person) if person.id == player);
                own && place.is_kept()
            })
    }

    /// Whether bots play for all people, some of whom may come back. The game waits for them.
    pub(super) fn is_deserted(&self) -> bool {
        self.made.waits_for_people
            && self.phase() == Phase::Playing
            && !self.has_people()
            && self.seats.iter().any(Place::is_kept)
    }

    /// Resigns; a bot plays on.
    pub fn wants_to_resign(&self, player: &str, seat: Seat) -> Result<Vec<TableEvent>, Refusal> {
        self.must_play(seat, player)?;
        self.must_play_on()?;
        Ok(vec![TableEvent::Resigned { seat, bot: self.game.default_bot().to_owned() }])
    }

    /// Lets a bot play for a person who is late.
    pub fn wants_to_replace(&self, player: &str, seat: Seat, now: i64) -> Result<Vec<TableEvent>, Refusal> {
        self.must_play_on()?;
        if !self.places().any(|(own, _)| self.plays(own, player)) {
            return Err(Refusal::NotAtThisTable);
        }
        if !self.is_late(seat, now) {
            return Err(Refusal::NotLate);
        }
        Ok(vec![TableEvent::Replaced { seat, bot: self.game.default_bot().to_owned() }])
    }

    /// Takes the seat back from the substitute.
    pub fn wants_to_return(&self, player: &str, seat: Seat) -> Result<Vec<TableEvent>, Refusal> {
        self.must_play_on()?;
        if !self.may_return(seat, player) {
            return Err(Refusal::NotYourSeat(seat));
        }
        Ok(vec![TableEvent::Returned { seat }])
    }
}

impl Place {
    /// Whether a bot plays for a person who may come back.
    const fn is_kept(&self) -> bool {
        self.substitute.is_some() && !self.resigned
    }
}

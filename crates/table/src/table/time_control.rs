//! Timeouts, pauses and vacations.

use dighouse_game::{ScoreRow, Seat};

use super::{BadField, Refusal, Table};
use crate::Phase;
use crate::history::{Pace, TableEvent, TimeControl, TimeOut};
use crate::messages::{Away, Clocks, PauseAsked, SeatClock, Vote};

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The shortest and the longest turn, and the largest bank, in seconds.
const TURNS: std::ops::RangeInclusive<u32> = 10..=30 * 24 * 60 * 60;
const LARGEST_BANK: u32 = 60 * 24 * 60 * 60;

/// Checks the settings of a clock.
pub(super) fn check(clock: &TimeControl) -> Result<(), BadField> {
    if !TURNS.contains(&clock.turn) {
        return Err(BadField::ClockTurn);
    }
    if clock.bank > LARGEST_BANK {
        return Err(BadField::ClockBank);
    }
    Ok(())
}

impl Table {
    /// When the first clock runs out.
    pub(super) fn due(&self) -> Option<i64> {
        self.clocks.as_ref()?.first_due().filter(|_| self.phase() == Phase::Playing)
    }

    /// Times out the people whose clock has run out.
    pub fn wants_to_time_out(&self, now: i64) -> Vec<TableEvent> {
        let (Some(clocks), Some(rules), Phase::Playing) = (&self.clocks, &self.made.clock, self.phase())
        else {
            return Vec::new();
        };
        let is_late = |seat: &Seat| clocks.due(*seat).is_some_and(|due| due <= now);
        let bot = self.game.default_bot();
        let time_out =
            |seat| TableEvent::TimedOut { seat, bot: bot.to_owned(), lost: rules.then == TimeOut::Loss };
        self.people().filter(is_late).map(time_out).collect()
    }

    /// Asks all people to stop the clocks. Bots are not asked.
    pub fn wants_to_pause(&self, player: &str, seat: Seat) -> Result<Vec<TableEvent>, Refusal> {
        self.must_play(seat, player)?;
        self.must_play_on()?;
        if self.clocks.is_none() {
            return Err(Refusal::NoClock);
        }
        if self.pause.is_some() {
            return Err(Refusal::PausePending);
        }
        let alone = self.people().all(|other| self.plays(other, player));
        Ok(vec![if alone { TableEvent::Paused { seat } } else { TableEvent::PauseAsked { seat } }])
    }

    /// Answers such a request.
    pub fn votes_on_pause(&self, player: &str, vote: &Vote) -> Result<Vec<TableEvent>, Refusal> {
        self.must_play(vote.seat, player)?;
        let Some((asker, agreed)) = self.pause else { return Err(Refusal::NoPause) };
        if !vote.agree {
            return Ok(vec![TableEvent::PauseRefused { seat: vote.seat }]);
        }
        let all = self.lack(agreed).iter().all(|&seat| self.plays(seat, player));
        Ok(vec![if all {
            TableEvent::Paused { seat: asker }
        } else {
            TableEvent::PauseAgreed { seat: vote.seat }
        }])
    }

    /// Ends a pause. Any player may.
    pub fn wants_to_resume(&self, player: &str, seat: Seat) -> Result<Vec<TableEvent>, Refusal> {
        self.must_play(seat, player)?;
        Ok(if self.is_paused() { vec![TableEvent::Resumed { seat }] } else { Vec::new() })
    }

    /// Starts or ends a vacation.
    pub fn wants_to_be_away(
        &self,
        player: &str,
        request: &Away,
        now: i64,
    ) -> Result<Vec<TableEvent>, Refusal> {
        self.must_play(request.seat, player)?;
        self.must_play_on()?;
        let clocks = self.clocks.as_ref().filter(|_| self.made.pace == Pace::Slow);
        let clocks = clocks.ok_or(Refusal::NoVacation)?;
        let wanted = i64::from(request.days) * DAY;
        let left = clocks.vacation(request.seat, now);
        if wanted > left {
            return Err(Refusal::VacationUsedUp { days: left / DAY });
        }
        Ok(vec![TableEvent::Away { seat: request.seat, until: now + wanted }])
    }

    /// The score sheet; empty before the game. A player who lost on time ranks behind all others.
    pub(super) fn sheet(&self) -> Vec<ScoreRow> {
        let mut rows = self.running_match().map(|running| running.standings().sheet()).unwrap_or_default();
        let lost = |seat: Seat| self.seats.get(seat.index()).is_some_and(|place| place.lost);
        if rows.iter().any(|row| lost(row.seat)) {
            let key = |row: &ScoreRow| (lost(row.seat), row.rank);
            let keys: Vec<(bool, u8)> = rows.iter().map(key).collect();
            for (row, own) in rows.iter_mut().zip(&keys) {
                // A single player who lost on time is not first.
                let least = if own.0 { 2 } else { 1 };
                row.rank = least.max(1 + keys.iter().filter(|&other| other < own).count() as u8);
            }
        }
        rows
    }

    /// Whether everybody agreed to a pause.
    pub(super) fn is_paused(&self) -> bool {
        self.clocks.as_ref().is_some_and(super::clocks::Clocks::is_paused)
    }

    /// After each line: runs the clocks of the people who must decide.
    pub(super) fn wind_clocks(&mut self, now: i64) {
        let asked = self.asked().iter().filter(|&seat| self.person(seat).is_some()).collect();
        if let Some(clocks) = &mut self.clocks {
            clocks.ask(asked, now);
        }
    }

    /// What the clocks show.
    pub(super) fn show_clocks(&self, viewer: Option<Seat>, now: i64) -> Option<Clocks> {
        let (rules, clocks) = (self.made.clock?, self.clocks.as_ref()?);
        let vacation = viewer.filter(|_| self.made.pace == Pace::Slow).map(|seat| clocks.vacation(seat, now));
        Some(Clocks {
            rules: rules.into(),
            seats: self
                .places()
                .filter_map(|(seat, place)| Some(SeatClock { lost: place.lost, ..clocks.show(seat, now)? }))
                .collect(),
            paused: clocks.is_paused(),
            pause: self.pause.map(|(seat, agreed)| PauseAsked { seat, waits_for: self.lack(agreed) }),
            vacation: vacation.map(|left| (left / DAY) as u32),
        })
    }
}

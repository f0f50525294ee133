//! The clocks of a table.
//!
//! Each turn has its own time. Beyond that it uses the player's bank, and when the bank is empty, the time is up. A clock
//! runs while its player must decide and the table is not paused. The clock of a player on vacation starts when the
//! vacation ends.

use dighouse_game::{Seat, Seats};

use crate::history::TimeControl;
use crate::messages::SeatClock;

/// The vacation of a player in one game, in milliseconds.
pub(super) const VACATION: i64 = 21 * 24 * 60 * 60 * 1000;

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    /// The time of a turn, in milliseconds.
    turn: i64,
    seats: Vec<One>,
    paused: bool,
}

/// The clock of a seat; all times in milliseconds.
#[derive(Clone, Debug)]
struct One {
    bank: i64,
    /// Since when it runs, which may be in the future; none while it is stopped.
    since: Option<i64>,
    /// What this turn has used before that.
    used: i64,
    /// When the player's vacation ends.
    away: i64,
    /// How much vacation is left.
    vacation: i64,
}

impl One {
    fn start(&mut self, now: i64) {
        self.since.get_or_insert(now.max(self.away));
    }

    fn stop(&mut self, now: i64) {
        self.used = self.taken(now);
        self.since = None;
    }

    /// How long this turn has taken.
    fn taken(&self, now: i64) -> i64 {
        self.used + self.since.map_or(0, |since| (now - since).max(0))
    }

    /// What is left of the bank after a turn of this length.
    fn left(&self, turn: i64, taken: i64) -> i64 {
        (self.bank - (taken - turn).max(0)).max(0)
    }
}

impl Clocks {
    pub(super) fn new(clock: &TimeControl, seats: usize) -> Clocks {
        let bank = i64::from(clock.bank) * 1000;
        let one = One { bank, since: None, used: 0, away: 0, vacation: VACATION };
        Clocks { turn: i64::from(clock.turn) * 1000, seats: vec![one; seats], paused: false }
    }

    /// From now on, these seats must decide.
    pub(super) fn ask(&mut self, asked: Seats, now: i64) {
        let (turn, paused) = (self.turn, self.paused);
        for (seat, one) in Seat::ALL.into_iter().zip(&mut self.seats) {
            if !asked.contains(seat) {
                one.bank = one.left(turn, one.taken(now));
                (one.since, one.used) = (None, 0);
            } else if !paused {
                one.start(now);
            }
        }
    }

    /// Stops all clocks until the next call of `ask`.
    pub(super) fn pause(&mut self, now: i64) {
        self.paused = true;
        self.seats.iter_mut().for_each(|one| one.stop(now));
    }

    pub(super) const fn resume(&mut self) {
        self.paused = false;
    }

    pub(super) const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Puts a player on vacation until a moment; ends the vacation if that is now. Unused days are kept.
    pub(super) fn leave(&mut self, seat: Seat, until: i64, now: i64) {
        let Some(one) = self.seats.get_mut(seat.index()) else { return };
        let runs = one.since.is_some();
        one.stop(now);
        one.vacation += (one.away - now).max(0) - (until - now).max(0);
        one.away = until;
        if runs {
            one.start(now);
        }
    }

    /// How much vacation the player of a seat has left.
    pub(super) fn vacation(&self, seat: Seat, now: i64) -> i64 {
        self.seats.get(seat.index()).map_or(0, |one| one.vacation + (one.away - now).max(0))
    }

    /// When the time of a seat is up if nothing happens.
    pub(super) fn due(&self, seat: Seat) -> Option<i64> {
        let one = self.seats.get(seat.index())?;
        // A player who has used up the turn's own time continues with the bank.
        Some(one.since? + self.turn + one.bank - one.used)
    }

    /// When the first clock runs out.
    pub(super) fn first_due(&self) -> Option<i64> {
        Seat::ALL.into_iter().filter_map(|seat| self.due(seat)).min()
    }

    /// What the clock of a seat shows.
    pub(super) fn show(&self, seat: Seat, now: i64) -> Option<SeatClock> {
        let one = self.seats.get(seat.index())?;
        let taken = one.taken(now);
        Some(SeatClock {
            turn: (self.turn - taken).max(0),
            bank: one.left(self.turn, taken),
            runs: one.since.is_some_and(|since| since <= now),
            away: (one.away > now).then_some(one.away),
            lost: false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::TimeOut;

    const ALA: Seat = Seat::ALL[0];
    const OLA: Seat = Seat::ALL[1];

    fn clocks() -> Clocks {
        Clocks::new(&TimeControl { turn: 30, bank: 100, then: TimeOut::Bot }, 2)
    }

    /// What is left of the turn and of the bank, in seconds, and whether the clock runs.
    fn shown(clocks: &Clocks, seat: Seat, now: i64) -> (i64, i64, bool) {
        let shown = clocks.show(seat, now).unwrap();
        (shown.turn / 1000, shown.bank / 1000, shown.runs)
    }

    #[test]
    fn a_turn_uses_its_own_time_and_then_the_bank() {
        let mut clocks = clocks();
        clocks.ask(Seats::only(ALA), 0);
        assert_eq!(clocks.first_due(), Some(130_000));
        assert_eq!(shown(&clocks, ALA, 10_000), (20, 100, true));
        assert_eq!(shown(&clocks, ALA, 50_000), (0, 80, true));
        assert_eq!(shown(&clocks, ALA, 500_000), (0, 0, true));
        assert_eq!(shown(&clocks, OLA, 50_000), (30, 100, false));
        // A chain of small decisions is one turn.
        clocks.ask(Seats::only(ALA), 50_000);
        assert_eq!(shown(&clocks, ALA, 50_000), (0, 80, true));
        clocks.ask(Seats::only(OLA), 60_000);
        assert_eq!(shown(&clocks, ALA, 99_000), (30, 70, false));
        assert_eq!((clocks.due(ALA), clocks.due(OLA)), (None, Some(190_000)));
        clocks.ask(Seats::only(ALA), 70_000);
        assert_eq!(shown(&clocks, OLA, 70_000), (30, 100, false), "a quick turn costs nothing");
        assert_eq!(clocks.due(ALA), Some(170_000));
    }

    #[test]
    fn simultaneous_deciders_have_a_clock_each() {
        let mut clocks = clocks();
        clocks.ask(Seats::only(ALA).with(OLA), 0);
        clocks.ask(Seats::only(OLA), 40_000);
        assert_eq!(shown(&clocks, ALA, 45_000), (30, 90, false));
        assert_eq!(shown(&clocks, OLA, 45_000), (0, 85, true));
    }

    #[test]
    fn no_clock_runs_in_a_pause() {
        let mut clocks = clocks();
        clocks.ask(Seats::only(ALA), 0);
        clocks.pause(40_000);
        clocks.ask(Seats::only(ALA), 50_000);
        assert_eq!((shown(&clocks, ALA, 900_000), clocks.first_due()), ((0, 90, false), None));
        clocks.resume();
        clocks.ask(Seats::only(ALA), 1_000_000);
        assert_eq!(shown(&clocks, ALA, 1_010_000), (0, 80, true));
        assert_eq!(clocks.first_due(), Some(1_090_000));
        clocks.ask(Seats::NONE, 1_010_000);
        assert_eq!(shown(&clocks, ALA, 2_000_000), (30, 80, false));
    }

    #[test]
    fn the_clock_of_a_player_on_vacation_starts_later() {
        let mut clocks = clocks();
        let day = 24 * 60 * 60 * 1000;
        clocks.ask(Seats::only(ALA), 0);
        clocks.leave(ALA, 2 * day, 10_000);
        assert_eq!(shown(&clocks, ALA, day), (20, 100, false));
        assert_eq!(clocks.due(ALA), Some(2 * day + 120_000));
        assert_eq!(clocks.show(ALA, day).unwrap().away, Some(2 * day));
        assert_eq!(clocks.vacation(ALA, 10_000), VACATION, "it can be chosen anew");
        assert_eq!(clocks.vacation(ALA, day), VACATION - day + 10_000);
        clocks.leave(ALA, day, day);
        assert_eq!(clocks.due(ALA), Some(day + 120_000));
        assert_eq!(clocks.vacation(ALA, 9 * day), VACATION - day + 10_000, "the second day was not needed");
        clocks.leave(OLA, 5 * day, day);
        clocks.ask(Seats::only(OLA), day);
        assert_eq!(clocks.due(OLA), Some(5 * day + 130_000), "also a turn that begins in between");
        assert_eq!(shown(&clocks, OLA, 5 * day + 1000), (29, 100, true));
    }
}

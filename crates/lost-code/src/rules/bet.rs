//! The bets and their check.

use dighouse_game::{Listing, Log, Seat, Seats};

use crate::rules::score::Category;
use crate::state::{Bet, Phase};
use crate::{Action, Dice, Event, LostCode, Outcome, PerSymbol, Reason, Wheel, Window};

impl LostCode {
    /// The seat that has taken the wheel of this width in this round.
    fn taken_by(&self, width: u8) -> Option<Seat> {
        let Phase::Bet { asked } = self.phase else { return None };
        let bets = &self.rounds[usize::from(self.round) - 1].bets;
        let earlier = &self.order[..usize::from(asked)];
        earlier.iter().copied().find(|&seat| bets[seat].is_some_and(|bet| bet.window.width() == width))
    }

    pub(crate) fn list_bets(&self, out: &mut impl Listing<Action>) {
        let top = self.variants.top_sum();
        for wheel in self.wheels.iter().filter(|wheel| self.taken_by(wheel.width).is_none()) {
            out.extend_run(wheel.windows(top).map(|window| Action::Bet { window }));
        }
    }

    pub(crate) fn forbids_bet(&self, window: Window) -> Option<Reason> {
        let (width, top) = (window.width(), self.variants.top_sum());
        if self.wheel(width).is_none() {
            Some(Reason::NoSuchWheel { width })
        } else if let Some(seat) = self.taken_by(width) {
            Some(Reason::WheelTaken { width, seat })
        } else if window.high() > top {
            Some(Reason::OffTheDial { top })
        } else {
            None
        }
    }

    pub(crate) fn place_bet(&mut self, seat: Seat, window: Window, log: &mut impl Log<Event>) {
        let Phase::Bet { asked } = self.phase else { return };
        log.tell(Event::Bet { seat, window });
        self.current().bets[seat] = Some(Bet { window, outcome: None });
        let asked = asked + 1;
        if asked < self.variants.seats {
            self.phase = Phase::Bet { asked };
        } else {
            self.check_bets(log);
        }
    }

    fn wheel(&self, width: u8) -> Option<Wheel> {
        self.wheels.into_iter().find(|wheel| wheel.width == width)
    }

    /// What the others tell a player whose rack has this sum.
    pub(crate) fn outcome(&self, window: Window, sum: u8) -> Outcome {
        if window.contains(sum) {
            Outcome::Hit
        } else if window.width() == self.wheels[0].width {
            Outcome::Wrong
        } else if sum > window.high() {
            Outcome::Higher
        } else {
            Outcome::Lower
        }
    }

    /// Checks every bet, from the back. Then players who missed exchange a tile.
    fn check_bets(&mut self, log: &mut impl Log<Event>) {
        self.chance.reveal();
        let cursed = self.curse.holder();
        let mut missed = Seats::NONE;
        for seat in self.order.into_iter().take(usize::from(self.variants.seats)) {
            let Some(bet) = self.current().bets[seat] else { continue };
            let outcome = self.outcome(bet.window, sum(&self.racks[seat.index()], self.dice));
            self.current().bets[seat] = Some(Bet { outcome: Some(outcome), ..bet });
            let points = self.wheel(bet.window.width()).map_or(0, |wheel| i16::from(wheel.points));
            if outcome == Outcome::Hit {
                log.tell(Event::Hit { seat, window: bet.window, points });
                self.score(seat, Category::Bets, points);
                self.take_curse(seat, log);
            } else {
                log.tell(Event::Missed { seat, window: bet.window, outcome });
                missed = missed.with(seat);
                let immediate = self.variants.curse_active_immediately;
                let cursed = if immediate { self.curse.holder() } else { cursed };
                self.curse_strikes(cursed, seat, points, log);
            }
        }
        self.pass_curse(log);
        self.phase = Phase::Exchange { missed };
        self.go_on_exchanging(log);
    }
}

/// The sum of the tiles of a rack that the dice show.
pub(crate) fn sum(rack: &PerSymbol<u8>, dice: Dice) -> u8 {
    dice.symbols().iter().map(|&symbol| rack[symbol]).sum()
}

//! Phase 2: players dig, extend or pass, one action per turn.

use dighouse_game::{Listing, Log, Seat};

use crate::rules::shapes;
use crate::state::Phase;
use crate::{Action, Event, Expedition, Mykerinos, Placement, Reason};

/// The conditions for the squares of an action.
#[derive(Clone, Copy)]
pub(crate) struct Terms {
    /// The archaeologists that can be placed.
    pub(crate) have: u8,
    /// Whether the first square must adjoin an archaeologist of the expedition.
    pub(crate) extends: bool,
    /// Whether exactly one archaeologist must be on a pyramid; otherwise none may be.
    pub(crate) pyramid: bool,
}

impl Mykerinos {
    /// Whether all but one have passed: the last player has one more action.
    #[inline]
    pub(crate) fn is_last_action(&self) -> bool {
        self.track.passed() + 1 == self.variants.seats
    }

    pub(crate) fn list_digs(&self, seat: Seat, out: &mut impl Listing<Action>) {
        out.push(Action::Pass);
        let free = self.free();
        let near = self.digs[seat.into()].neighbours();
        if self.players[seat].pool >= 1 {
            shapes::singles(free, out, |squares| Action::Dig { squares });
        }
        if self.players[seat].pool >= 2 {
            shapes::pairs(free, free, near, out, |squares| Action::Extend { squares });
        }
        self.list_patrons(seat, free, near, out);
    }

    /// The rule that forbids a dig with one archaeologist or an extension by two.
    pub(crate) fn forbids_dig(&self, seat: Seat, squares: Placement, count: usize) -> Option<Reason> {
        if squares.len() != count {
            return Some(Reason::AnotherDecision);
        }
        let terms = Terms { have: self.players[seat].pool, extends: count == 2, pyramid: false };
        self.forbids_squares(seat.into(), squares, terms)
    }

    /// The rule that forbids placing archaeologists on these squares.
    pub(crate) fn forbids_squares(
        &self,
        who: Expedition,
        squares: Placement,
        terms: Terms,
    ) -> Option<Reason> {
        let need = squares.len() as u8;
        if need > terms.have {
            return Some(Reason::TooFew { need, have: terms.have });
        }
        if let Some(square) = squares.iter().find(|&square| !self.area().contains(square)) {
            return Some(Reason::OffTheArea { square });
        }
        let unoccupied = self.unoccupied();
        if let Some(square) = squares.iter().find(|&square| !unoccupied.contains(square)) {
            return Some(Reason::Occupied { square });
        }
        let pyramids = squares.squares() & self.pyramids;
        if terms.pyramid {
            if pyramids.len() != 1 {
                return Some(Reason::OnePyramid);
            }
        } else if let Some(square) = pyramids.iter().next() {
            return Some(Reason::Pyramid { square });
        }
        let Some(ends) = squares.ends() else { return Some(Reason::NotAChain) };
        let adjoining = !(ends & self.digs[who].neighbours()).is_empty();
        (terms.extends && !adjoining).then_some(Reason::NotAdjoining)
    }

    pub(crate) fn dig(&mut self, seat: Seat, squares: Placement, log: &mut impl Log<Event>) {
        self.place(seat, squares);
        log.tell(Event::Dug { seat, squares });
        self.after_action(seat, log);
    }

    pub(crate) fn extend(&mut self, seat: Seat, squares: Placement, log: &mut impl Log<Event>) {
        self.place(seat, squares);
        log.tell(Event::Extended { seat, squares });
        self.after_action(seat, log);
    }

    /// Moves archaeologists from the pool to the area.
    pub(crate) fn place(&mut self, seat: Seat, squares: Placement) {
        self.players[seat].pool -= squares.len() as u8;
        let digs = &mut self.digs[seat.into()];
        *digs = *digs | squares.squares();
    }

    pub(crate) fn pass(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let space = self.track.pass(seat, self.variants.seats);
        log.tell(Event::Passed { seat, space });
        if self.track.passed() == self.variants.seats {
            self.begin_evaluation(log);
            return;
        }
        self.next_turn(seat);
        if let Phase::Dig { seat } = self.phase
            && self.is_last_action()
        {
            log.tell(Event::LastAction { seat });
        }
    }

    /// With two players, an action of the neutral expedition follows each action.
    pub(crate) fn after_action(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let asked = self.variants.neutral_after_extra_action || !self.is_last_action();
        if asked && self.asks_about_neutral(seat) {
            self.phase = Phase::Neutral { seat };
        } else {
            self.end_turn(seat, log);
        }
    }

    /// The next player who has not passed takes a turn. After the extra action phase 2 ends, and its player takes
    /// the last space of the track.
    pub(crate) fn end_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.is_last_action() {
            let space = self.track.pass(seat, self.variants.seats);
            log.tell(Event::Passed { seat, space });
            self.begin_evaluation(log);
        } else {
            self.next_turn(seat);
        }
    }

    fn next_turn(&mut self, seat: Seat) {
        let next = self.clockwise_from(seat).skip(1).find(|&next| !self.track.has_passed(next));
        self.phase = Phase::Dig { seat: next.unwrap_or(seat) };
    }
}

//! The neutral expedition of the two-player game.

use dighouse_game::{Listing, Log, Seat};

use crate::rules::dig::Terms;
use crate::rules::shapes;
use crate::{Action, Event, Expedition, Mykerinos, Placement, Reason};

impl Mykerinos {
    /// Whether the neutral expedition of a game for two can dig: a seat has one of its archaeologists, and there is a
    /// free square.
    pub(crate) fn asks_about_neutral(&self, seat: Seat) -> bool {
        let could_dig = self.players[seat].neutral_pool > 0 && !self.free().is_empty();
        self.variants.neutral() && (could_dig || self.asks_everything)
    }

    pub(crate) fn list_neutral(&self, seat: Seat, out: &mut impl Listing<Action>) {
        out.push(Action::Skip);
        let free = self.free();
        if self.players[seat].neutral_pool >= 1 {
            shapes::singles(free, out, |squares| Action::Neutral { squares });
        }
        if self.players[seat].neutral_pool >= 2 {
            let near = self.digs[Expedition::NEUTRAL].neighbours();
            shapes::pairs(free, free, near, out, |squares| Action::Neutral { squares });
        }
    }

    pub(crate) fn forbids_neutral(&self, seat: Seat, squares: Placement) -> Option<Reason> {
        if squares.len() > 2 {
            return Some(Reason::AnotherDecision);
        }
        let terms =
            Terms { have: self.players[seat].neutral_pool, extends: squares.len() == 2, pyramid: false };
        self.forbids_squares(Expedition::NEUTRAL, squares, terms)
    }

    pub(crate) fn dig_neutral(&mut self, seat: Seat, squares: Placement, log: &mut impl Log<Event>) {
        self.players[seat].neutral_pool -= squares.len() as u8;
        let digs = &mut self.digs[Expedition::NEUTRAL];
        *digs = *digs | squares.squares();
        log.tell(match squares.len() {
            1 => Event::NeutralDug { seat, squares },
            _ => Event::NeutralExtended { seat, squares },
        });
        self.end_turn(seat, log);
    }
}

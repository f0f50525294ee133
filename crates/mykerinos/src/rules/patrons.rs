//! The patrons' powers: turning a plot and using its patron's power is a whole turn.

use dighouse_game::{Listing, Log, Seat};

use crate::rules::dig::Terms;
use crate::rules::shapes;
use crate::{Action, Event, Expedition, Mykerinos, Patron, Placement, Reason, Room, Squares};

impl Mykerinos {
    pub(crate) fn list_patrons(
        &self,
        seat: Seat,
        free: Squares,
        near: Squares,
        out: &mut impl Listing<Action>,
    ) {
        let pool = self.players[seat].pool;
        let by = |patron| move |squares| Action::Patron { patron, squares };
        if self.players[seat].ready(Patron::Violet) > 0 && self.forbids_recruit(seat).is_none() {
            shapes::singles(free, out, by(Patron::Violet));
            if pool >= 1 {
                shapes::pairs(free, free, near, out, by(Patron::Violet));
            }
        }
        if self.players[seat].ready(Patron::Lemon) > 0 {
            let pyramids = self.unoccupied() & self.pyramids;
            if pool >= 1 {
                shapes::singles(pyramids, out, by(Patron::Lemon));
            }
            if pool >= 2 {
                shapes::pairs(free, pyramids, near, out, by(Patron::Lemon));
            }
        }
        if self.players[seat].ready(Patron::Brown) > 0 && pool >= 1 {
            out.extend(self.open_rooms(seat).map(|room| Action::Brown { room }));
        }
        if self.players[seat].ready(Patron::Blackmore) > 0 && pool >= 2 {
            shapes::pairs(free, free, Squares::ALL, out, by(Patron::Blackmore));
        }
        if self.players[seat].ready(Patron::Tangerine) > 0 && pool >= 3 {
            shapes::trios(free, near, out, by(Patron::Tangerine));
        }
    }

    /// The rule that forbids Lady Violet to send an archaeologist from the supply.
    fn forbids_recruit(&self, seat: Seat) -> Option<Reason> {
        if self.supply[seat.into()] == 0 {
            Some(Reason::SupplyEmpty)
        } else if self.players[seat].pool == 0 && !self.variants.violet_with_empty_pool {
            Some(Reason::TooFew { need: 1, have: 0 })
        } else {
            None
        }
    }

    fn forbids_turning(&self, seat: Seat, patron: Patron) -> Option<Reason> {
        if self.players[seat].patrons()[patron] == 0 {
            Some(Reason::NoPatron { patron })
        } else if self.players[seat].ready(patron) == 0 {
            Some(Reason::PatronTurned { patron })
        } else {
            None
        }
    }

    pub(crate) fn forbids_patron(&self, seat: Seat, patron: Patron, squares: Placement) -> Option<Reason> {
        if !patron.squares().contains(&squares.len()) {
            return Some(Reason::AnotherDecision);
        }
        if let Some(reason) = self.forbids_turning(seat, patron) {
            return Some(reason);
        }
        let plain = Terms { have: self.players[seat].pool, extends: squares.len() == 2, pyramid: false };
        let terms = match patron {
            Patron::Violet => match self.forbids_recruit(seat) {
                Some(reason) => return Some(reason),
                None => Terms { have: self.players[seat].pool + 1, ..plain },
            },
            Patron::Lemon => Terms { pyramid: true, ..plain },
            Patron::Blackmore => Terms { extends: false, ..plain },
            Patron::Tangerine | Patron::Brown => Terms { extends: true, ..plain },
        };
        self.forbids_squares(seat.into(), squares, terms)
    }

    pub(crate) fn forbids_brown(&self, seat: Seat, room: Room) -> Option<Reason> {
        self.forbids_turning(seat, Patron::Brown)
            .or_else(|| (self.players[seat].pool == 0).then_some(Reason::TooFew { need: 1, have: 0 }))
            .or_else(|| self.forbids_room(seat, room))
    }

    pub(crate) fn use_patron(
        &mut self,
        seat: Seat,
        patron: Patron,
        squares: Placement,
        log: &mut impl Log<Event>,
    ) {
        self.turn(seat, patron, log);
        if patron == Patron::Violet {
            self.supply[Expedition::Seat(seat)] -= 1;
            self.players[seat].pool += 1;
            log.tell(Event::Recruited { seat });
        }
        let begins = squares.len() == 1 || patron == Patron::Blackmore;
        if begins { self.dig(seat, squares, log) } else { self.extend(seat, squares, log) }
    }

    pub(crate) fn use_brown(&mut self, seat: Seat, room: Room, log: &mut impl Log<Event>) {
        self.turn(seat, Patron::Brown, log);
        self.players[seat].pool -= 1;
        self.exhibit(seat, room, log);
        self.after_action(seat, log);
    }

    fn turn(&mut self, seat: Seat, patron: Patron, log: &mut impl Log<Event>) {
        self.players[seat].turn(patron);
        log.tell(Event::Turned { seat, patron });
    }
}

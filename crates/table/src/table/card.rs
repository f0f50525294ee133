//! What the store keeps of a table for lists.

use dighouse_game::Seat;

use super::Table;
use crate::history::{Card, CardSeat, Holder};
use crate::{Index, Phase};

impl Table {
    /// The winners.
    fn winners(&self) -> Vec<Seat> {
        if self.phase() != Phase::Over {
            return Vec::new();
        }
        self.sheet().into_iter().filter(|row| row.rank == 1).map(|row| row.seat).collect()
    }

    /// What lists need to know of the table.
    pub fn index(&self) -> Index {
        let (winners, ended) = (self.winners(), self.ended());
        let rated = ended.as_ref().filter(|ended| ended.rated).map(|ended| ended.at);
        let seat = |place: &super::Place| CardSeat {
            holder: place.holder.clone(),
            ready: place.ready,
            substitute: place.substitute.clone(),
        };
        let card = Card {
            game: self.made.game.clone(),
            options: self.made.options.clone(),
            seats: self.seats.iter().map(seat).collect(),
            public: self.made.public,
            pace: self.made.pace,
            aids: self.made.aids,
            clock: self.made.clock,
            locked: self.is_locked(),
            phase: self.phase(),
            asked: self.asked().iter().collect(),
            step: self.step(),
            winners,
            closed: self.closed,
            ended,
        };
        Index {
            phase: self.phase(),
            public: self.made.public,
            has_open_seat: self.seats.iter().any(|place| place.holder == Holder::Open),
            bot_to_move: self.asked_bots().next().is_some(),
            due: self.due(),
            rated,
            asked: self.asked_people(),
            changed: self.changed,
            players: self.met.iter().cloned().collect(),
            card: card.write(),
        }
    }
}

//! What the game waits for.

use crate::{Seat, Seats};

/// Whose choice it is and what is asked, or that the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// These seats are asked. Several at once answer in any order, and nobody sees an answer
    /// before all are in; a seat that has answered is no longer among them.
    Ask {
        /// Who has not answered yet; never empty.
        seats: Seats,
        /// What is asked: a name under which the locales have the sentence.
        prompt: &'static str,
    },
    /// Nothing more will happen.
    Over,
}

impl Decision {
    /// Asks one seat.
    pub const fn one(seat: Seat, prompt: &'static str) -> Decision {
        Decision::Ask { seats: Seats::only(seat), prompt }
    }

    /// The seats that are asked; none when the game is over.
    pub const fn seats(self) -> Seats {
        match self {
            Decision::Ask { seats, .. } => seats,
            Decision::Over => Seats::NONE,
        }
    }

    /// The seat that is asked if it is one alone.
    pub fn only(self) -> Option<Seat> {
        let seats = self.seats();
        seats.iter().next().filter(|_| seats.len() == 1)
    }

    /// Whether the game is over.
    pub const fn is_over(self) -> bool {
        matches!(self, Decision::Over)
    }
}

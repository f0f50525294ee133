//! Who is asked what.

use crate::{Seat, Seats};

/// The decision that the game waits for, or that the game is over.
///
/// ```
/// use dighouse_game::{Decision, Seat};
///
/// let decision = Decision::one(Seat::ALL[1], "dig");
/// assert!(decision.seats().contains(Seat::ALL[1]));
/// assert_eq!(decision.only(), Some(Seat::ALL[1]));
/// assert!(!decision.is_over());
/// assert!(Decision::Over.seats().is_empty());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// These seats are asked. Several seats answer in any order, and nobody sees an answer before all have
    /// answered.
    Ask {
        /// The seats that have not answered yet; never empty.
        seats: Seats,
        /// What is asked: the name of a sentence in the locales.
        prompt: &'static str,
    },
    /// The game is over.
    Over,
}

impl Decision {
    /// Asks one seat.
    pub const fn one(seat: Seat, prompt: &'static str) -> Decision {
        Decision::Ask { seats: Seats::only(seat), prompt }
    }

    /// The seats that are asked; empty if the game is over.
    pub const fn seats(self) -> Seats {
        match self {
            Decision::Ask { seats, .. } => seats,
            Decision::Over => Seats::NONE,
        }
    }

    /// What is asked; `None` if the game is over.
    pub const fn prompt(self) -> Option<&'static str> {
        match self {
            Decision::Ask { prompt, .. } => Some(prompt),
            Decision::Over => None,
        }
    }

    /// The seat that is asked; `None` unless exactly one is.
    pub fn only(self) -> Option<Seat> {
        let seats = self.seats();
        seats.iter().next().filter(|_| seats.len() == 1)
    }

    /// Whether the game is over.
    pub const fn is_over(self) -> bool {
        matches!(self, Decision::Over)
    }
}

//! What a bot thinks of a moment of a game.

use game::{PerSeat, Seat};

/// What a bot thinks of a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<A> {
    /// What may be done, the best first, as far as the bot has thought of it.
    pub candidates: Vec<Candidate<A>>,
    /// What each seat can expect; none if the bot does not reckon so.
    pub outlook: Option<PerSeat<Prospect>>,
}

/// Something that may be done, and what is expected of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<A> {
    /// What is done.
    pub action: A,
    /// What is expected of it; none if the bot does not reckon so.
    pub expected: Option<Expected>,
    /// The seat's score sheet as far as the bot has looked ahead, in the mean; empty if it does not look so.
    pub sheet: Vec<(&'static str, f64)>,
    /// What will probably be done next, and by whom.
    pub then: Vec<(Seat, A)>,
}

/// What is expected of an action, in the mean of the worlds that were looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expected {
    /// How many worlds these were.
    pub visits: u32,
    /// What it is worth: mostly the chance to win.
    pub standing: f64,
    /// The seat's points at the end.
    pub points: f64,
}

/// What a seat can expect of a moment, in the mean of the worlds that were looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prospect {
    /// The chance to win.
    pub chance: f64,
    /// The points at the end.
    pub points: f64,
}

impl<A> Opinion<A> {
    /// This and nothing else.
    pub fn only(action: A) -> Opinion<A> {
        Opinion {
            candidates: vec![Candidate { action, expected: None, sheet: Vec::new(), then: Vec::new() }],
            outlook: None,
        }
    }
}

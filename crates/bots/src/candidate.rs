//! What may be done, as a bot sees it.

use game::Seat;

/// Something that may be done, and what is expected of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<A> {
    /// What is done.
    pub action: A,
    /// What is expected of it; none if the bot does not reckon so.
    pub expected: Option<Expected>,
    /// What will probably be done next, and by whom.
    pub then: Vec<(Seat, A)>,
}

/// What is expected of an action, in the mean of the worlds in which it was tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// In how many worlds it was tried.
    pub visits: u32,
    /// What it is worth: mostly the chance to win.
    pub standing: f64,
    /// The seat's points at the end.
    pub points: f64,
}

impl<A> From<A> for Candidate<A> {
    fn from(action: A) -> Candidate<A> {
        Candidate { action, expected: None, then: Vec::new() }
    }
}

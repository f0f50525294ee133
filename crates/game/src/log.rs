//! The log: events, each with the viewers that may know it.

use crate::{Viewer, Viewers};

/// Receives the events of an action.
///
/// ```
/// use dighouse_game::{Log, Logged, Seat, Viewer, Viewers, log::seen_by};
///
/// let mut log: Vec<Logged<&str>> = Vec::new();
/// log.tell("seat 1 draws a card");
/// log.record(Viewers::only(Seat::ALL[0]), "it is the jaguar");
/// assert_eq!(seen_by(&log, Viewer::Spectator).count(), 1);
/// assert_eq!(seen_by(&log, Viewer::Seat(Seat::ALL[0])).count(), 2);
/// ```
pub trait Log<E> {
    /// Tells `viewers` of `event`.
    fn record(&mut self, viewers: Viewers, event: E);

    /// Tells all viewers.
    fn tell(&mut self, event: E) {
        self.record(Viewers::ALL, event);
    }
}

/// A log that discards all events, for simulations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline]
    fn record(&mut self, _: Viewers, _: E) {}
}

/// An event and the viewers that may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged<E> {
    /// The viewers that are told.
    pub viewers: Viewers,
    /// What happened.
    pub event: E,
}

impl<E> Log<E> for Vec<Logged<E>> {
    fn record(&mut self, viewers: Viewers, event: E) {
        self.push(Logged { viewers, event });
    }
}

/// The events that `viewer` is told.
pub fn seen_by<E>(log: &[Logged<E>], viewer: Viewer) -> impl Iterator<Item = &E> {
    log.iter().filter(move |entry| entry.viewers.contains(viewer)).map(|entry| &entry.event)
}

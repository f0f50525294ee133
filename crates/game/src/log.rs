//! What happened, told to those who may know it.

use crate::{Viewer, Viewers};

/// Where the rules write down what happens while an action is applied.
pub trait Log<E> {
    /// Tells `viewers` of `event`.
    fn record(&mut self, viewers: Viewers, event: E);

    /// Tells everybody.
    fn tell(&mut self, event: E) {
        self.record(Viewers::ALL, event);
    }
}

/// Forgets everything; costs nothing in simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline]
    fn record(&mut self, _: Viewers, _: E) {}
}

/// An event and who may know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged<E> {
    /// Who is told.
    pub viewers: Viewers,
    /// What happened.
    pub event: E,
}

impl<E> Log<E> for Vec<Logged<E>> {
    fn record(&mut self, viewers: Viewers, event: E) {
        self.push(Logged { viewers, event });
    }
}

/// What one viewer is told.
pub fn seen_by<E>(log: &[Logged<E>], viewer: Viewer) -> impl Iterator<Item = &E> {
    log.iter().filter(move |entry| entry.viewers.contains(viewer)).map(|entry| &entry.event)
}

//! The bot that knows nothing.

use dighouse_game::{Game, Perspective, Stream};

use crate::Bot;

/// Takes any legal action, each as likely as any other.
#[derive(Debug)]
pub struct Random<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A new one.
    pub const fn new() -> Random<G> {
        Random { actions: Vec::new() }
    }
}

impl<G: Game> Default for Random<G> {
    fn default() -> Random<G> {
        Random::new()
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>, rng: &mut Stream) -> G::Action {
        eyes.actions(&mut self.actions);
        rng.pick(&self.actions)
    }
}

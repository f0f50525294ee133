//! A game as one seat sees it.

use crate::{Decision, Game, Illegal, Seat, Stream, Viewer};

/// Everything that a seat may know about a game, and determinizations of it. This is what a bot gets: the real state
/// cannot be reached from it.
///
/// ```compile_fail
/// fn cheat<G: dighouse_game::Game>(perspective: &dighouse_game::Perspective<'_, G>) -> &G {
///     perspective.state
/// }
/// ```
#[derive(Debug)]
pub struct Perspective<'a, G> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// The game as `seat` sees it.
    pub const fn new(state: &'a G, seat: Seat) -> Perspective<'a, G> {
        Perspective { state, seat }
    }

    /// The seat.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Who is asked what.
    pub fn decision(&self) -> Decision {
        self.state.decision()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What the seat may do now.
    pub fn actions(&self, out: &mut Vec<G::Action>) {
        self.state.actions(self.seat, out);
    }

    /// Why the seat cannot do this now.
    pub fn why_not(&self, action: G::Action) -> Option<Illegal<G::Reason>> {
        self.state.why_not(self.seat, action)
    }

    /// A determinization: a copy of the state in which everything that the seat cannot know is resampled.
    pub fn determinize(&self, rng: &mut Stream) -> G {
        let mut world = self.state.clone();
        world.redeal(Viewer::Seat(self.seat), rng);
        world
    }
}

//! A game as one seat may see it.

use crate::{Decision, Game, Illegal, Seat, Stream, Viewer};

/// All that a seat may know of a game, and worlds as they may be. This is what a bot is given:
/// the state itself cannot be had from it.
///
/// ```compile_fail
/// fn cheat<G: dighouse_game::Game>(eyes: &dighouse_game::Perspective<'_, G>) -> &G {
///     eyes.state
/// }
/// ```
#[derive(Debug)]
pub struct Perspective<'a, G> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// The game as `seat` may see it.
    pub const fn new(state: &'a G, seat: Seat) -> Perspective<'a, G> {
        Perspective { state, seat }
    }

    /// Whose eyes these are.
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

    /// A world as it may be: all that the seat cannot know is dealt anew.
    pub fn imagine(&self, rng: &mut Stream) -> G {
        let mut world = self.state.clone();
        world.redeal(Viewer::Seat(self.seat), rng);
        world
    }
}

//! The bot that plays at random.

use dighouse_game::{Game, Perspective, Stream};

use crate::Bot;

/// Takes any legal action, each with the same probability.
///
/// ```
/// use dighouse_bots::{Bot, Random};
/// use dighouse_game::{Game, Perspective, Seed, Setup, Silent, Stream};
/// use dighouse_lost_code::LostCode;
///
/// let setup = Setup::new(&LostCode::INFO, 2)?;
/// let game = LostCode::begin(&setup, Seed::from_number(1), &mut Silent)?;
/// let seat = game.decision().seats().iter().next().unwrap();
/// let action = Random::new().choose(&Perspective::new(&game, seat), &mut Stream::new(Seed::from_number(2), 0));
/// assert_eq!(game.why_not(seat, action), None);
/// # Ok::<(), dighouse_game::SetupError>(())
/// ```
#[derive(Debug)]
pub struct Random<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A random player.
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
    fn choose(&mut self, perspective: &Perspective<'_, G>, rng: &mut Stream) -> G::Action {
        perspective.actions(&mut self.actions);
        rng.pick(&self.actions)
    }
}

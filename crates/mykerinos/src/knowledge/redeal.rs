//! States that look the same to a viewer.

use dighouse_game::{Stream, Viewer};

use crate::Mykerinos;

impl Mykerinos {
    /// Shuffles and rotates the plots to come: everything else is public.
    pub(crate) fn redeal_for(&mut self, viewer: Viewer, rng: &mut Stream) {
        self.chance.rekey(rng);
        if viewer == Viewer::AllSeeing {
            return;
        }
        let to_come = self.pile.unlaid_mut(self.round);
        rng.deal(to_come);
        to_come.iter_mut().for_each(|laid| laid.turned = rng.below(2) == 1);
    }
}

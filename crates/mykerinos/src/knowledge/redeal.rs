//! Worlds that look the same to a viewer.

use dighouse_game::{Stream, Viewer};

use crate::Mykerinos;

impl Mykerinos {
    /// Nobody knows in which order and which way round the plots will come; everything else is seen.
    pub(crate) fn shuffle_to_come(&mut self, viewer: Viewer, rng: &mut Stream) {
        self.chance.rekey(rng);
        if viewer == Viewer::AllSeeing {
            return;
        }
        let to_come = self.pile.unlaid_mut(self.round);
        rng.deal(to_come);
        to_come.iter_mut().for_each(|laid| laid.turned = rng.below(2) == 1);
    }
}

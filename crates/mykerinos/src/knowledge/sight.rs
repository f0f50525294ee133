//! What one viewer may see, without anything that is derived: for observations, which are made at every step.

use dighouse_game::{Chance, Seat, Seed, Viewer};

use crate::{Laid, Mykerinos, Plot};

/// The table from which everything is erased that the viewer cannot know: the order of the plots to come, and chance.
/// Quicker to build than a [`View`](crate::View).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    pub(crate) seat: Option<Seat>,
    pub(crate) table: Mykerinos,
}

impl Mykerinos {
    pub(crate) fn sight_of(&self, viewer: Viewer) -> Sight {
        let mut table = *self;
        table.chance = Chance::new(Seed::from_number(0));
        let unlaid = table.pile.unlaid_mut(table.round);
        let to_come = unlaid.iter().fold(0u64, |set, laid| set | 1 << laid.plot.index());
        let plots = Plot::ALL.into_iter().filter(|plot| to_come >> plot.index() & 1 == 1);
        for (place, plot) in unlaid.iter_mut().zip(plots) {
            *place = Laid { plot, turned: false };
        }
        Sight { seat: viewer.seat(), table }
    }
}

//! The game as numbers, for programs that learn.

mod axes;
mod fields;
#[cfg(test)]
mod from_view;
mod ids;
mod tasks;

use dighouse_game::encoding::{ActionId, Field, Kind};
use dighouse_game::{Encoded, Viewer};

use crate::{Action, Arnak, Sight};

impl Encoded for Arnak {
    const KINDS: &'static [Kind<Action>] = ids::KINDS;
    type Sight = Sight;
    const FIELDS: &'static [Field<Sight>] = fields::FIELDS;

    fn sight(&self, viewer: Viewer) -> Sight {
        self.sight_of(viewer)
    }

    #[inline(always)]
    fn id(action: Action) -> Option<ActionId> {
        ids::id(action)
    }
}
